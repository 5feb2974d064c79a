// Rebuilds dist/demo: a data folder with the demo data, for tools and tests that start from a copy.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

const ROOM = path.resolve(import.meta.dirname, '..');
const DATA_DIR = path.join(ROOM, 'dist/demo');

rmSync(DATA_DIR, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', 'seed'], {
  cwd: ROOM,
  env: { ...process.env, DATA_DIR, DATABASE_URL: '', DEMO: '1', LOG_LEVEL: 'warn' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
