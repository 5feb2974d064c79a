// npm test: everything that proves the marketplace, in the order in which it fails fastest.
import { existsSync } from 'node:fs';
import { install, requireNode, run, say, stop } from './steps.mjs';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's Chromium, installed when this machine may do that; anywhere else the person is told how. */
async function requireChromium() {
  const found = [process.env.CHROMIUM_PATH, ...CHROMIUM].find((file) => file && existsSync(file));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser journeys');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium']);
    if (existsSync(CHROMIUM[0])) return CHROMIUM[0];
  }
  return stop(
    'The browser journeys need Chromium, and none was found.',
    'Install it (Debian: apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

const STEPS = [
  ['Lint: code', 'npx', ['eslint', '.']],
  ['Lint: styles', 'npx', ['stylelint', '**/*.{css,scss}']],
  ['Lint: format', 'npx', ['prettier', '--check', '--log-level=warn', '.']],
  ['Types', 'npx', ['nx', 'run-many', '-t', 'typecheck', '--parallel=2', '--outputStyle=static']],
  ['Wire types match the backend', 'npm', ['run', '--silent', 'wire', '--', '--check']],
  [
    'Jest, backend on PGlite and on PostgreSQL',
    'npx',
    ['nx', 'run-many', '-t', 'test', '--parallel=1', '--outputStyle=static'],
  ],
  ['Build', 'npx', ['nx', 'run-many', '-t', 'build', '--outputStyle=static']],
  ['Browser journeys', 'npm', ['run', '--silent', 'e2e']],
];

requireNode();
await install();
const chromium = await requireChromium();
const started = Date.now();
let passed = 0;
for (const [what, command, args] of STEPS) {
  say(what);
  const stepStarted = Date.now();
  const code = await run(command, args, { env: { CHROMIUM_PATH: chromium } });
  if (code !== 0) {
    console.log(`${passed} passed, 1 failed`);
    stop(
      `${what} failed (exit code ${code}).`,
      `The lines above name the cause. Only this step: ${command} ${args.join(' ')}`,
    );
  }
  passed += 1;
  console.log(`  ${what}: passed in ${((Date.now() - stepStarted) / 1000).toFixed(1)} s`);
}
say(`All of it passed in ${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${passed} passed, 0 failed`);
