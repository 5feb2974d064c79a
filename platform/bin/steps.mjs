// Shared steps of `npm start`, `npm test` and `npm run dev`. Plain JavaScript, because no packages may be installed
// yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

const OLDEST_NODE = [20, 19];

/** Runs Nx without its daemon, cloud and terminal UI, for the same behaviour on every machine. */
const NX_ENV = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

export const say = (text) => console.log(`\n▸ ${text}`);

/** Exits with a cause and a fix, one sentence each. */
export function stop(cause, cure) {
  console.error(`\n✖ ${cause}\n  ${cure}`);
  process.exit(1);
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldMajor, oldMinor] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  stop(
    `Balsam needs Node ${oldMajor}.${oldMinor} or newer; this is ${process.versions.node}.`,
    'Install a newer Node and run the command again.',
  );
}

/** Runs a command in this terminal and resolves to its exit code. */
export function run(command, args, { env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...NX_ENV, ...env } });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? (signal ? 130 : 1));
    });
  });
}

/** Runs a command and exits if it fails. */
export async function mustRun(what, command, args, options) {
  const started = Date.now();
  const code = await run(command, args, options);
  if (code !== 0) stop(`${what} failed (exit code ${code}).`, 'See the output above for the cause.');
  console.log(`  ${what}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const lockfile = path.join(ROOT, 'package-lock.json');
const installed = path.join(ROOT, 'node_modules/.package-lock.json');

/** Builds what has changed. Runs Nx by its file, because npx takes half a second to find it. */
export const buildChanged = (...options) =>
  mustRun('Build', process.execPath, [
    ...['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--outputStyle=static'],
    ...options,
  ]);

/** Installs packages if they are missing or older than the lockfile. */
export async function install() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  say('Installing packages (npm ci, a minute or two)');
  await mustRun('npm ci', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { NODE_ENV: 'development' },
  });
}

/** Value of PORT; exits if it is invalid. */
export function readPort(fallback = 3000) {
  const text = process.env.PORT || String(fallback);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  return stop(
    `The environment variable PORT is "${text}", but must be a port number from 0 to 65535.`,
    'Set it to a free port, for example PORT=3000.',
  );
}

/** Payment provider: the demo defaults to the test provider, which moves no real money. */
export function readPaymentProvider({ NODE_ENV, DEMO, PAYMENT_PROVIDER } = process.env) {
  const demo = DEMO ?? (NODE_ENV === 'production' ? '0' : '1');
  return PAYMENT_PROVIDER ?? (demo === '1' ? 'test' : '');
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, process.env.HOST || '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Checked before the slow steps, so that a busy port is reported immediately. */
export async function requireFreePort(port) {
  if (port === 0 || (await isFree(port))) return;
  stop(`Port ${port} is already in use.`, `Stop the other program, or choose another port: PORT=${port + 1} npm start`);
}

export const readJson = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
