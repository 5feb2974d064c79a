import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import os from 'node:os';
import { ROOT } from '../release/paths.ts';
import { checkBuilds } from '../release/check-builds.ts';
import { flip, setCanary } from '../release/intents.ts';
import { publish } from '../release/publish.ts';
import type { Release } from '../release/release.ts';
import { directoryOf, readPercent, tellOutcome, type Call, type Command } from './command.ts';

/** Nx without its daemon and its screen, as in delivery/bin/steps.mjs. */
const NX_ENV = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

/** Does a part of a release and tells how long it took. */
async function timed<Result>({ say }: Call, part: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  say(`  ${part}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** A build writes beside its sources, and what Nx says of a folder that it may not write to names neither. */
async function assertOwned(): Promise<void> {
  const { username } = os.userInfo();
  await access(ROOT, constants.W_OK).catch(() => {
    throw new Error(`${username} may not build in ${ROOT}. As root: chown -R ${username}: ${ROOT}`);
  });
}

/** Builds only these and what they need; what has not changed comes out of Nx's cache. */
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
  if (code !== 0) throw new Error('The build failed, and nothing was released. The lines above name the cause.');
}

/** Publishes exactly what was checked. */
async function publishChecked({ store }: Call, { name, version }: Release): Promise<void> {
  const published = await publish(store, directoryOf(name));
  if (published === version) return;
  throw new Error(`${name} was built again while it was being released. Run the command again.`);
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
    throw new Error('A canary is one area and at least 1 % of the people: npm run release -- storefront --canary 10.');
  }
  say(`▸ Releasing ${names.join(', ')}`);
  await timed(call, 'build', () => build(names));
  const checked = await timed(call, 'check', () => checkBuilds(store, directories));
  await timed(call, 'publish', () => Promise.all(checked.map((one) => publishChecked(call, one))));
  const versions = Object.fromEntries(checked.map(({ name, version }) => [name, version]));
  const changed = await timed(call, percent === 100 ? 'flip' : 'canary', () => goLive(call, versions, percent));
  await tellOutcome(call, names, changed);
}

/** What is done with areas that are named without a command: all of it, from the build to who gets it. */
export const RELEASE: Command = {
  usage: '<name>… [--canary <percent>]',
  words: [1, Infinity],
  options: { canary: { type: 'string' } },
  run: release,
};

/** The commands that work with what was built. */
export const BUILDING: Record<string, Command> = {
  check: {
    usage: '<name>…',
    words: [1, Infinity],
    async run({ store, words, say }) {
      for (const { name, version } of await checkBuilds(store, words.map(directoryOf))) {
        say(`✔ ${name} ${version} may be released`);
      }
    },
  },
  publish: {
    usage: '<name>…',
    words: [1, Infinity],
    async run({ store, words, say }) {
      for (const name of words) {
        const version = await publish(store, directoryOf(name));
        say(`✔ ${name} ${version} is published. Make it live: npm run release -- flip ${name} ${version}`);
      }
    },
  },
};
