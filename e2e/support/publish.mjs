// Publishes the builds to an empty dist/releases, the starting point of all journeys.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const cwd = path.resolve(import.meta.dirname, '../..');
const RELEASES_DIR = path.join(cwd, 'e2e/dist/releases');

for (const folder of [RELEASES_DIR, `${RELEASES_DIR}-keys`]) rmSync(folder, { recursive: true, force: true });
mkdirSync(path.join(RELEASES_DIR, 'areas'), { recursive: true });
const publish = ['--import', 'tsx', 'platform/src/publish-builds.ts'];
const { status } = spawnSync('node', publish, { cwd, env: { ...process.env, RELEASES_DIR }, stdio: 'inherit' });
process.exitCode = status ?? 1;
