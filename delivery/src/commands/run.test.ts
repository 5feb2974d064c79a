import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { makeStore, putRelease } from '../release/fixtures.ts';

const RUN = path.join(import.meta.dirname, 'run.ts');

/** Runs a command as npm does: a relative folder is meant from where npm was called. */
const runIn = (folder: string, ...words: string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const env = { ...process.env, INIT_CWD: path.dirname(folder), RELEASES_DIR: path.basename(folder) };
    execFile(process.execPath, ['--import', 'tsx', RUN, ...words], { env }, (error, out, err) => {
      resolve({ code: error?.code ?? 0, out, err });
    });
  });

test('A command of whoever operates the shop ends with 0 and its outcome in the folder that was named', async () => {
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

test('A refused command ends with 1, so that a script stops there, and says why where errors are said', async () => {
  const store = await makeStore();
  const { folder } = store;
  const { code, out, err } = await runIn(folder, 'rollback', 'pharmacy', '--by', 'Badr');
  assert.deepEqual([code, out], [1, '']);
  assert.match(err, /^✖ .*pharmacy.*\.\n$/);
  assert.equal((await store.readRegistry()).revision, 0);
});
