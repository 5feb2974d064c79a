import assert from 'node:assert/strict';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { makeStore, openStore, putRelease, sharing } from '../release/fixtures.ts';
import { flip } from '../release/intents.ts';
import { makePrivateKey } from '../release/keys.ts';
import { ownFolderOf } from '../release/store.ts';
import { runCommandLine } from './command-line.ts';

const AREA = { name: 'storefront', basePath: '/', defaultLang: 'en', toastMs: 3000 } as const;

/** Runs commands on a release folder with a shell, a pharmacy at its second release, and a third one published. */
async function openShop() {
  const store = await makeStore();
  const { folder } = store;
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
      // A fresh store, as in a new process without cached reads.
      store: openStore(folder),
      out: (text) => (said.out += text),
      err: (text) => (said.err += text),
    });
    return { code, ...said };
  };
  return { folder, store, run, pharmacy: async () => (await store.readRegistry()).releases.pharmacy };
}

const ok = (out: string) => ({ code: 0, out: `${out}\n`, err: '' });
const refused = (err: string) => ({ code: 1, out: '', err: `✖ ${err}\n` });

test('An operator flips, rolls back and reads the log', async () => {
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
  assert.match(
    out,
    /\npharmacy: current 2, previous 3\n {4}3 {2}published 2026-11-22 08:00, commit c0ffee2, signed with [0-9a-f]{16}\n/,
  );
  assert.match(out, /\n4 {2}\S+ \S+ {2}Badr {2}rollback {2}pharmacy 3 → 2 {2}\(signed with [0-9a-f]{16}\)\n/);
  assert.match(out, /\n3 {2}\S+ \S+ {2}Badr {2}flip {2}pharmacy 2 → 3: New prices {2}\(signed with \w+\)\n$/);
});

test('An operator gives the newest release to some visitors, then to all', async () => {
  const { run, pharmacy } = await openShop();
  assert.deepEqual(
    await run('canary', 'pharmacy', '10'),
    ok('✔ pharmacy, revision 3: current 2, previous 1, canary 3 for 10 % of visitors'),
  );
  assert.match((await run('list', '--log', '1')).out, /canary {2}pharmacy none → 3 \(10 %\) {2}\(signed with \w+\)\n$/);
  assert.deepEqual(await run('canary', 'pharmacy', '0'), ok('✔ pharmacy, revision 4: current 2, previous 1'));
  await run('canary', 'pharmacy', '10', '1');
  await run('canary', 'pharmacy', '100');
  assert.deepEqual(await pharmacy(), { current: '1', previous: '2' });
});

test('An operator disables an area with a reason and enables it again', async () => {
  const { run, pharmacy } = await openShop();
  assert.match((await run('disable', 'pharmacy')).err, /^✖ Give a reason .*--reason/);
  assert.deepEqual(
    await run('disable', 'pharmacy', '--reason', 'Prices are doubled'),
    ok('✔ pharmacy, revision 3: current 2, previous 1, disabled (Prices are doubled)'),
  );
  assert.match(
    (await run('flip', 'pharmacy', '3')).out,
    /\n {2}It is still disabled\. .*npm run release -- enable pharmacy\n$/,
  );
  await run('enable', 'pharmacy');
  assert.deepEqual(await pharmacy(), { current: '3', previous: '2' });
});

test('An operator removes an area, and its releases remain for open tabs', async () => {
  const { store, run, pharmacy } = await openShop();
  await putRelease(store, 'storefront', '1', { area: AREA });
  await flip(store, { storefront: '1' }, { who: 'Amal' });
  const { code, out } = await run('remove', 'pharmacy', '--by', 'Badr', '--reason', 'Sold');
  assert.equal(code, 0);
  assert.match(out, /^✔ pharmacy, revision 4: not released\n/);
  assert.equal(await pharmacy(), undefined);
  assert.match((await run('list', '--log', '1')).out, /Badr {2}remove {2}pharmacy 2 → none: Sold/);
  assert.equal((await store.listReleases('pharmacy')).length, 3);
  assert.match((await run('remove', 'pharmacy')).err, /^✖ "pharmacy" has no release/);
  for (const name of ['shell', 'storefront'])
    assert.match((await run('remove', name)).err, /cannot be removed, because every page depends on it/);
});

test('A refused command exits with 1, a reason and a fix, and changes nothing', async () => {
  const { store, run } = await openShop();
  await putRelease(store, 'pharmacy', '4', { shared: sharing('@balsam/shared-api', { names: ['useFoo'] }) });
  assert.deepEqual(
    await run('flip', 'pharmacy', '4'),
    refused(
      'pharmacy 4 uses useFoo of @balsam/shared-api, which shell 1 does not provide: release the shell first (npm run release -- shell).',
    ),
  );
  assert.deepEqual(
    await run('rollback', 'shell'),
    refused('shell has no previous release to roll back to. See all releases: npm run release -- list'),
  );
  const unknown = /^✖ There is no area "farmacy" in this workspace\. Available: .*storefront/;
  for (const words of [['check'], ['publish'], ['shell']]) assert.match((await run(...words, 'farmacy')).err, unknown);
  assert.equal((await store.readRegistry()).revision, 2);
});

test('A mistyped command prints its usage', async () => {
  const { run } = await openShop();
  const usage = 'Usage: npm run release -- canary <name> <percent> [version] [--by <who>] [--reason <why>]';
  assert.deepEqual(await run('canary', 'pharmacy'), refused(`<percent> is missing.\n${usage}`));
  assert.deepEqual(await run('canary', 'a', '1', 'b', 'c'), refused(`"c" is one argument too many.\n${usage}`));
  assert.deepEqual(await run('canary', 'pharmacy', '10', '--force'), refused(`Unknown option '--force'\n${usage}`));
  assert.match((await run('canary', 'pharmacy', '101')).err, /^✖ "101" is not a percentage\./);
  assert.match((await run('list', '--log', 'many')).err, /^✖ --log must be a number of lines/);
  assert.match((await run('prune', '--keep', 'all')).err, /^✖ --keep must be a number of releases/);
  assert.match((await run('prune', '--keep', '2')).out, /^✔ Nothing to remove: every release is among the newest 2,/);
  const { code, err } = await run('flop');
  assert.equal(code, 1);
  assert.match(err, /^✖ There is no command or area "flop"\. Commands:\n {2}npm run release -- <name>…/);
});

test('After an upgrade, an operator signs existing releases on explicit request', async () => {
  const { folder, run } = await openShop();
  const files = [
    ...['1', '2'].map((number) => `registry/0000000${number}.json`),
    ...['shell/1', 'pharmacy/1', 'pharmacy/2', 'pharmacy/3'].map((release) => `areas/${release}/release.json`),
  ].map((file) => path.join(folder, file));
  for (const file of files) {
    const { signature: _signature, before: _before, ...rest } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify(rest));
  }
  await rm(path.join(ownFolderOf(folder), 'last-revision.json'));
  assert.match((await run('list')).err, /is not signed\..*npm run release -- sign --unsigned/);
  assert.equal((await run('sign')).out.match(/✖ .* is not signed\. If you know/g)?.length, files.length);
  assert.equal((await run('sign', '--unsigned')).out.match(/✔ /g)?.length, files.length);
  assert.match((await run('flip', 'pharmacy', '3')).out, /^✔ pharmacy, revision 4: current 3, previous 2\n/);
  assert.equal((await run('sign')).out, '');
});

test('A new key re-signs what the old key signed, and nothing unsigned', async () => {
  const { folder, run } = await openShop();
  const own = ownFolderOf(folder);
  const old = await readFile(path.join(own, 'public-keys'), 'utf8');
  await writeFile(
    path.join(folder, 'areas/pharmacy/3/release.json'),
    (await readFile(path.join(folder, 'areas/pharmacy/3/release.json'), 'utf8')).replace('c0ffee2', 'badc0de'),
  );
  await rename(path.join(own, 'private-key.pem'), path.join(own, 'old.pem'));
  const fresh = await makePrivateKey(path.join(own, 'private-key.pem'));
  await writeFile(path.join(own, 'public-keys'), `${old}${fresh?.publicKey}\n`);
  const { out } = await run('sign');
  assert.match(out, /✖ pharmacy 3 was changed after it was signed/);
  assert.equal(out.match(/✔ /g)?.length, 5);
  await writeFile(path.join(own, 'public-keys'), `${fresh?.publicKey}\n`);
  assert.match((await run('rollback', 'pharmacy')).out, /^✔ pharmacy, revision 4: current 1, previous 2\n/);
});

test('Creating keys prints where each belongs and never overwrites a file', async () => {
  const { folder, run } = await openShop();
  const file = path.join(folder, '../release.pem');
  const { out } = await run('keys', file);
  assert.match(out, /RELEASE_PRIVATE_KEY_FILE=\S+release\.pem\n.*RELEASE_PUBLIC_KEYS=[\w-]{43}\n/);
  assert.match((await run('keys', file)).err, /already exists/);
});
