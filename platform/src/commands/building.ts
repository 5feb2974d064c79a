import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import os from 'node:os';
import { ROOT } from '../release/paths.ts';
import { checkBuilds } from '../release/check-builds.ts';
import { flip, setCanary } from '../release/intents.ts';
import { publish } from '../release/publish.ts';
import type { Release } from '../release/release.ts';
import { directoryOf, readPercent, printOutcome, type Call, type Command } from './command.ts';

/** Runs Nx without its daemon and terminal UI, as platform/bin/steps.mjs does. */
const NX_ENV = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

/** Runs one step of a release and prints its duration. */
async function timed<Result>({ say }: Call, part: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  say(`  ${part}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Builds write next to their sources; Nx's own error for a read-only folder names neither the folder nor the user. */
async function assertOwned(): Promise<void> {
  const { username } = os.userInfo();
  await access(ROOT, constants.W_OK).catch(() => {
    throw new Error(`${username} has no write access to ${ROOT}. Run as root: chown -R ${username}: ${ROOT}`);
  });
}

/** Builds the named packages and their dependencies; unchanged ones come from Nx's cache. */
async function build(names: readonly string[]): Promise<void> {
  await assertOwned();
  const projects = names.map((name) => `@balsam/${name}`).join(',');
  const args = ['nx', 'run-many', '-t', 'build', '-p', projects, '--outputStyle=static'];
  const nx = spawn('npx', args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...NX_ENV },
  });
  const [code] = await once(nx, 'exit');
  if (code !== 0) throw new Error('The build failed and nothing was released. See the output above for the cause.');
}

/** Publishes a build only if it is still the one that was checked. */
async function publishChecked({ store }: Call, { name, version }: Release): Promise<void> {
  const published = await publish(store, directoryOf(name));
  if (published === version) return;
  throw new Error(`${name} was rebuilt during the release. Run the command again.`);
}

async function goLive(call: Call, versions: Record<string, string>, percent: number) {
  const { store, by } = call;
  if (percent === 100) return flip(store, versions, by);
  const [name = '', version = ''] = Object.entries(versions)[0] ?? [];
  return setCanary(store, name, { version, percent }, by);
}

async function release(call: Call): Promise<void> {
  const { store, words: names, options, say } = call;
  const directories = names.map(directoryOf);
  const percent = readPercent(String(options.canary ?? 100));
  if (percent === 0 || (percent < 100 && names.length > 1)) {
    throw new Error(
      'A canary needs exactly one area and at least 1 % of visitors: npm run release -- storefront --canary 10.',
    );
  }
  say(`▸ Releasing ${names.join(', ')}`);
  await timed(call, 'build', () => build(names));
  const checked = await timed(call, 'check', () => checkBuilds(store, directories));
  await timed(call, 'publish', () => Promise.all(checked.map((one) => publishChecked(call, one))));
  const versions = Object.fromEntries(checked.map(({ name, version }) => [name, version]));
  const changed = await timed(call, percent === 100 ? 'flip' : 'canary', () => goLive(call, versions, percent));
  await printOutcome(call, names, changed);
}

/** Command without a name: builds, checks, publishes and activates the named areas. */
export const RELEASE: Command = {
  usage: '<name>… [--canary <percent>]',
  words: [1, Infinity],
  options: { canary: { type: 'string' } },
  run: release,
};

/** Commands that work with existing builds. */
export const BUILDING: Record<string, Command> = {
  check: {
    usage: '<name>…',
    words: [1, Infinity],
    async run({ store, words, say }) {
      for (const { name, version } of await checkBuilds(store, words.map(directoryOf))) {
        say(`✔ ${name} ${version} can be released`);
      }
    },
  },
  publish: {
    usage: '<name>…',
    words: [1, Infinity],
    async run({ store, words, say }) {
      for (const name of words) {
        const version = await publish(store, directoryOf(name));
        say(`✔ ${name} ${version} is published. To make it live: npm run release -- flip ${name} ${version}`);
      }
    },
  },
};
