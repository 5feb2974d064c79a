import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { makeStore, putRelease } from '../release/fixtures.ts';

const RUN = path.join(import.meta.dirname, 'run.ts');

/** Runs a command as npm does: relative folders are resolved against the folder in which npm was called. */
const runIn = (folder: string, ...words: string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const env = { ...process.env, INIT_CWD: path.dirname(folder), RELEASES_DIR: path.basename(folder) };
    execFile(process.execPath, ['--import', 'tsx', RUN, ...words], { env }, (error, out, err) => {
      resolve({ code: error?.code ?? 0, out, err });
    });
  });

test('A command uses the named folder, prints its outcome and exits with 0', async () => {
  const store = await makeStore();
  const { folder } = store;
  await putRelease(store, 'pharmacy', '1');
  assert.deepEqual(await runIn(folder, 'flip', 'pharmacy', '1', '--by', 'Badr'), {
    code: 0,
    out: '✔ pharmacy, revision 1: current 1\n',
    err: '',
  });
  assert.deepEqual((await store.readRegistry()).releases.pharmacy, { current: '1', previous: null });
});

test('A refused command exits with 1 and prints the reason to stderr', async () => {
  const store = await makeStore();
  const { folder } = store;
  const { code, out, err } = await runIn(folder, 'rollback', 'pharmacy', '--by', 'Badr');
  assert.deepEqual([code, out], [1, '']);
  assert.match(err, /^✖ .*pharmacy.*\.\n$/);
  assert.equal((await store.readRegistry()).revision, 0);
});
