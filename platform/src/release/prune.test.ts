import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { mock, test } from 'node:test';
import { makeStore, putRelease } from './fixtures.ts';
import { flip } from './intents.ts';
import { prune } from './prune.ts';

const onDay = (day: number) => new Date(Date.UTC(2026, 0, day));

test('Old releases are removed only when no open page can use them', async () => {
  const store = await makeStore();
  mock.timers.enable({ apis: ['Date'] });
  const releaseOn = async (day: number, version: string) => {
    mock.timers.setTime(onDay(day).getTime());
    await putRelease(store, 'shop', version, { builtAt: onDay(day).toISOString() });
    await flip(store, { shop: version }, { who: 'Amal' });
  };
  await putRelease(store, 'shop', 'never-live', { builtAt: onDay(1).toISOString() });
  for (const [day, version] of [
    [1, 'a'],
    [5, 'b'],
    [10, 'c'],
    [45, 'd'],
  ] as const)
    await releaseOn(day, version);
  const pruneOn = async (day: number, keep = 0) => {
    const removed = await prune(store, { keep, now: onDay(day).getTime() });
    return removed.map(({ version }) => version).sort();
  };

  assert.deepEqual(await pruneOn(30), []);
  // c was current until day 45 with b as fallback, so a page opened then may be in use until day 75.
  assert.deepEqual(await pruneOn(46), ['a', 'never-live']);
  assert.deepEqual(await pruneOn(74), []);
  assert.deepEqual(await pruneOn(76, 3), []);
  assert.deepEqual(await pruneOn(76), ['b']);
  assert.deepEqual((await readdir(path.join(store.filesFolder, 'shop'))).sort(), ['c', 'd']);
  mock.timers.reset();
});
