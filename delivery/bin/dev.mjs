// npm run dev: builds again whatever changes, and serves it. `npm run dev:<area>` watches that area alone.
import { spawn } from 'node:child_process';
import { install, mustRun, readPort, requireFreePort, requireNode, ROOT, run, say } from './steps.mjs';
import path from 'node:path';

const PACKAGES = ['shell', 'storefront', 'vendor-portal', 'admin-console'];

requireNode();
await requireFreePort(readPort());
await install();
say('Building everything once');
await mustRun('Build', 'npx', ['nx', 'run-many', '-t', 'build', '--outputStyle=static']);
const [only] = process.argv.slice(2);
const watched = only ? [only] : PACKAGES;
say('Opening the database');
await mustRun('Database', 'npm', ['run', '--silent', 'seed', '-w', '@balsam/backend', '--', '--if-empty']);
say(`Watching ${watched.join(', ')}: reload the page after a change`);
const watchers = watched.map((name) =>
  spawn('npx', ['rspack', 'build', '--watch'], { cwd: path.join(ROOT, name), stdio: ['ignore', 'ignore', 'inherit'] }),
);
const code = await run('node', ['--watch', '--import', 'tsx', 'delivery/src/serve.ts', '--watch-builds']);
watchers.forEach((watcher) => watcher.kill());
process.exit(code);
