import { disable, enable, flip, removeArea, rollback, setCanary } from '../release/intents.ts';
import { readPercent, printOutcome, type Call, type Command } from './command.ts';

/** Default version of a canary: the running canary, otherwise the newest release that is not current. */
async function findCanary({ store }: Call, name: string): Promise<string> {
  const { current, canary } = (await store.readRegistry()).releases[name] ?? {};
  if (canary) return canary.version;
  const newest = (await store.listReleases(name)).find(({ version }) => version !== current);
  if (newest) return newest.version;
  throw new Error(
    `${name} has no release other than the current one. Publish another: npm run release -- publish ${name}.`,
  );
}

async function canary(call: Call): Promise<void> {
  const { store, by, words } = call;
  const [name = '', share = '', named] = words;
  const percent = readPercent(share);
  const version = percent === 0 ? null : (named ?? (await findCanary(call, name)));
  const isForAll = version !== null && percent === 100;
  const changed = isForAll
    ? await flip(store, { [name]: version }, by)
    : await setCanary(store, name, version === null ? null : { version, percent }, by);
  await printOutcome(call, [name], changed);
}

async function switchOff(call: Call): Promise<void> {
  const { store, by, words } = call;
  const [name = ''] = words;
  const { reason } = by;
  if (!reason) throw new Error('Give a reason for the other operators: --reason "payments are counted twice".');
  await printOutcome(call, [name], await disable(store, name, { ...by, reason }));
}

async function remove(call: Call): Promise<void> {
  const { store, by, words, say } = call;
  const [name = ''] = words;
  await printOutcome(call, [name], await removeArea(store, name, by));
  say(
    '  Its URLs now return 404. Its releases remain on disk for open tabs; to remove old ones: npm run release -- prune',
  );
  say('  Its sources are still in the workspace; docs/operations/releases.md lists the steps to remove them.');
}

/** Commands that change which release visitors get. None of them builds anything. */
export const OPERATING: Record<string, Command> = {
  flip: {
    usage: '<name> <version>',
    words: [2, 2],
    async run(call) {
      const [name = '', version = ''] = call.words;
      await printOutcome(call, [name], await flip(call.store, { [name]: version }, call.by));
    },
  },
  rollback: {
    usage: '<name>',
    words: [1, 1],
    async run(call) {
      const [name = ''] = call.words;
      await printOutcome(call, [name], await rollback(call.store, name, call.by));
    },
  },
  canary: { usage: '<name> <percent> [version]', words: [2, 3], run: canary },
  disable: { usage: '<name> --reason <why>', words: [1, 1], run: switchOff },
  enable: {
    usage: '<name>',
    words: [1, 1],
    async run(call) {
      const [name = ''] = call.words;
      await printOutcome(call, [name], await enable(call.store, name, call.by));
    },
  },
  remove: { usage: '<name>', words: [1, 1], run: remove },
};
