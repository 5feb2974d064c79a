// npm test: everything that proves the marketplace, in the order in which it fails fastest.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { install, requireNode, run, say, stop } from './steps.mjs';

const CHROMIUM = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  packages: ['chromium'],
};

/** The journeys start it themselves, with the configuration of production. */
const NGINX = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
  // OpenSSL makes the certificate of the journeys.
  packages: ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter', 'openssl'],
};

const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/** Installs Debian packages without a question, and without starting a service of theirs. */
async function installPackages(packages) {
  const isOurs = !existsSync(SERVICE_POLICY);
  if (isOurs) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', ...packages], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  } finally {
    if (isOurs) rmSync(SERVICE_POLICY);
  }
}

/** Debian's package, installed when this machine may do that; anywhere else the person is told how. */
async function requireProgram({ name, variable, places, packages }) {
  const find = () => [process.env[variable], ...places].find((file) => file && existsSync(file));
  if (find()) return find();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`Installing ${name} for the browser journeys`);
    await installPackages(packages);
    if (find()) return find();
  }
  return stop(
    `The browser journeys need ${name}, and none was found.`,
    `Install it (Debian: apt-get install ${packages.join(' ')}) or name one: ${variable}=/path/to/it npm test`,
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
const programs = {
  [CHROMIUM.variable]: await requireProgram(CHROMIUM),
  [NGINX.variable]: await requireProgram(NGINX),
};
const started = Date.now();
let passed = 0;
for (const [what, command, args] of STEPS) {
  say(what);
  const stepStarted = Date.now();
  const code = await run(command, args, { env: programs });
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
