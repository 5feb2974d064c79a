import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { createListCounter } from '../../src/modules/catalogue/shop/list-count.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

it('Concurrent requests share one count, and a request after a change counts again', async () => {
  const { keep, countApart } = createListCounter(shop.database);
  let counts = 0;
  const ask = () =>
    keep('everything', () => {
      counts += 1;
      return countApart([sql`true`]);
    });
  const together = [ask(), ask()];
  shop.database.changes.announce('products');
  const later = ask();
  assert.deepEqual(
    await Promise.all([...together, later]),
    Array.from({ length: 3 }, () => ({ counts: [0], size: 0 })),
  );
  assert.equal(counts, 2);
  await ask();
  assert.equal(counts, 3);
});
