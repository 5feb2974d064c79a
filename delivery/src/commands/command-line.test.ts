import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeStore, putRelease, sharing } from '../release/fixtures.ts';
import { flip } from '../release/intents.ts';
import { createReleaseStore } from '../release/store.ts';
import { runCommandLine } from './command-line.ts';

/** Runs commands in a folder of releases with a shell, a pharmacy at its second release, and a third. */
async function openShop() {
  const { folder, ...store } = await makeStore();
  await putRelease(store, 'shell', '1');
  for (const [index, version] of ['1', '2', '3'].entries()) {
    await putRelease(store, 'pharmacy', version, {
      builtAt: `2026-11-2${index}T08:00:00.000Z`,
      commit: `c0ffee${index}`,
    });
  }
  await flip(store, { shell: '1', pharmacy: '1' }, { who: 'Amal' });
  await flip(store, { pharmacy: '2' }, { who: 'Amal' });
  const run = async (...words: string[]) => {
    const said = { out: '', err: '' };
    const code = await runCommandLine(words, {
      // As in a process of its own, which has read nothing yet.
      store: createReleaseStore(folder),
      out: (text) => (said.out += text),
      err: (text) => (said.err += text),
    });
    return { code, ...said };
  };
  return { store, run, pharmacy: async () => (await store.readRegistry()).releases.pharmacy };
}

const ok = (out: string) => ({ code: 0, out: `${out}\n`, err: '' });
const refused = (err: string) => ({ code: 1, out: '', err: `✖ ${err}\n` });

test('Who operates the shop flips, rolls back and reads the log', async () => {
  const { run } = await openShop();
  assert.deepEqual(
    await run('flip', 'pharmacy', '3', '--by', 'Badr', '--reason', 'New prices'),
    ok('✔ pharmacy, revision 3: current 3, previous 2'),
  );
  assert.deepEqual(await run('flip', 'pharmacy', '3'), ok('✔ pharmacy, nothing to change: current 3, previous 2'));
  assert.deepEqual(
    await run('rollback', 'pharmacy', '--by', 'Badr'),
    ok('✔ pharmacy, revision 4: current 2, previous 3'),
  );
  const { out } = await run('list', '--log', '2');
  assert.match(out, /^Revision 4\. Times are UTC\.\nshell: current 1\n/);
  assert.match(out, /\npharmacy: current 2, previous 3\n {4}3 {2}published 2026-11-22 08:00, commit c0ffee2\n/);
  assert.match(out, /\n4 {2}\S+ \S+ {2}Badr {2}rollback {2}pharmacy 3 → 2\n/);
  assert.match(out, /\n3 {2}\S+ \S+ {2}Badr {2}flip {2}pharmacy 2 → 3: New prices\n$/);
});

test('Who operates the shop gives some of the people the newest release, then all of them', async () => {
  const { run, pharmacy } = await openShop();
  assert.deepEqual(
    await run('canary', 'pharmacy', '10'),
    ok('✔ pharmacy, revision 3: current 2, previous 1, canary 3 for 10 % of the people'),
  );
  assert.match((await run('list', '--log', '1')).out, /canary {2}pharmacy none → 3 \(10 %\)\n$/);
  assert.deepEqual(await run('canary', 'pharmacy', '0'), ok('✔ pharmacy, revision 4: current 2, previous 1'));
  await run('canary', 'pharmacy', '10', '1');
  await run('canary', 'pharmacy', '100');
  assert.deepEqual(await pharmacy(), { current: '1', previous: '2' });
});

test('Who operates the shop takes an area away with a reason, and gives it back', async () => {
  const { run, pharmacy } = await openShop();
  assert.match((await run('disable', 'pharmacy')).err, /^✖ Say why, .*--reason/);
  assert.deepEqual(
    await run('disable', 'pharmacy', '--reason', 'Prices are doubled'),
    ok('✔ pharmacy, revision 3: current 2, previous 1, disabled (Prices are doubled)'),
  );
  assert.match((await run('flip', 'pharmacy', '3')).out, /\n {2}It stays disabled\. .*npm run enable -- pharmacy\n$/);
  await run('enable', 'pharmacy');
  assert.deepEqual(await pharmacy(), { current: '3', previous: '2' });
});

test('A refusal ends with 1, its reason and its cure, and changes nothing', async () => {
  const { store, run } = await openShop();
  await putRelease(store, 'pharmacy', '4', { shared: sharing('@balsam/shared-api', { names: ['useFoo'] }) });
  assert.deepEqual(
    await run('flip', 'pharmacy', '4'),
    refused(
      'pharmacy 4 uses useFoo of @balsam/shared-api, which the shell 1 does not bring: release the shell first (npm run release -- shell).',
    ),
  );
  assert.deepEqual(
    await run('rollback', 'shell'),
    refused('shell has no previous release to go back to. See what there is: npm run list.'),
  );
  const unknown = /^✖ There is no area "farmacy" in this workspace\. Name one of these: .*storefront/;
  for (const command of ['release', 'check', 'publish']) assert.match((await run(command, 'farmacy')).err, unknown);
  assert.equal((await store.readRegistry()).revision, 2);
});

test('Whoever mistypes a command is told how it is meant', async () => {
  const { run } = await openShop();
  const usage = 'Usage: npm run canary -- <name> <percent> [version] [--by <who>] [--reason <why>]';
  assert.deepEqual(await run('canary', 'pharmacy'), refused(`<percent> is missing.\n${usage}`));
  assert.deepEqual(await run('canary', 'a', '1', 'b', 'c'), refused(`"c" is one word too many.\n${usage}`));
  assert.deepEqual(await run('canary', 'pharmacy', '10', '--force'), refused(`Unknown option '--force'\n${usage}`));
  assert.match((await run('canary', 'pharmacy', '101')).err, /^✖ "101" is no share of the people\./);
  assert.match((await run('list', '--log', 'many')).err, /^✖ --log wants a number of lines/);
  const { code, err } = await run('flop');
  assert.equal(code, 1);
  assert.match(err, /^✖ There is no command "flop"\. These there are:\n {2}npm run release -- <name>…/);
});
