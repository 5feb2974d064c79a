// Rebuilds dist/demo: a data folder with the demo data, for tools that start from a copy. With --for-tests dist/test-demo:
// drawing takes most of the time, so all its pictures are copies of one drawing, except with TEST_ALL=1.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyDrawing } from '../database/seed/demo/copy-drawing.ts';

const ROOM = path.resolve(import.meta.dirname, '..');
const isForTests = process.argv.includes('--for-tests');
const DATA_DIR = path.join(ROOM, isForTests ? 'dist/test-demo' : 'dist/demo');

rmSync(DATA_DIR, { recursive: true, force: true });
if (isForTests && process.env.TEST_ALL !== '1') await copyDrawing(path.join(DATA_DIR, 'files/public'));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', 'seed'], {
  cwd: ROOM,
  env: { ...process.env, DATA_DIR, DATABASE_URL: '', DEMO: '1', LOG_LEVEL: 'warn' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
