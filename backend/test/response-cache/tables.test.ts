import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ANNOUNCED_TABLES } from '../../src/database/tables-read.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('Exactly the tables behind cached responses send change notifications', async () => {
  const rows = await shop.database.query<{ name: string; events: string[] }>(sql`
    SELECT event_object_table AS name, array_agg(DISTINCT event_manipulation::text) AS events
    FROM information_schema.triggers WHERE action_statement LIKE '%announce_%' GROUP BY 1 ORDER BY 1`);
  assert.deepEqual(
    rows.map(({ name }) => name),
    [...ANNOUNCED_TABLES].sort(),
  );
  // Only names of users are shown, and those change.
  for (const { name, events } of rows)
    assert.deepEqual(events.sort(), name === 'users' ? ['UPDATE'] : ['DELETE', 'INSERT', 'UPDATE'], name);
});

test('A sale of one product leaves the cached responses of others', async () => {
  const { changes } = shop.database;
  const { vendorId } = await shop.make.vendor();
  const [sold, other] = [await shop.make.product({ vendorId }), await shop.make.product({ vendorId })];
  const reading = (products: number[] | null) => ({ since: changes.now(), tables: new Set(['products']), products });
  const [ofSold, ofOther, ofAny] = [reading([sold.id]), reading([other.id]), reading(null)];
  await shop.database.query(sql`UPDATE products SET stock = stock - 1 WHERE id = ${sold.id}`);
  assert.deepEqual([ofSold, ofOther, ofAny].map(changes.areStill), [false, true, false]);

  const later = reading([other.id]);
  await shop.database.query(sql`UPDATE products SET stock = 0 WHERE id = ${sold.id}`);
  assert.equal(changes.areStill(later), false, 'a sold-out product moves in every list');
});

test('A transaction’s changes are notified once, on commit', async () => {
  const { changes } = shop.database;
  const reading = { since: changes.now(), tables: new Set(['tags']), products: null };
  await shop.database.transaction(async () => {
    await shop.database.query(
      sql`INSERT INTO tags (slug, name, name_ar) VALUES ('one', 'One', 'واحد'), ('two', 'Two', 'اثنان')`,
    );
    await shop.database.query(sql`UPDATE tags SET name = 'Other' WHERE slug = 'one'`);
    assert.equal(changes.areStill(reading), true);
  });
  assert.equal(changes.areStill(reading), false);
  assert.equal(changes.now(), reading.since + 1);
});

test('A change of many products is notified in few messages', async () => {
  const { changes } = shop.database;
  const { vendorId } = await shop.make.vendor();
  for (let count = 0; count < 300; count += 1) await shop.make.product({ vendorId, stock: 5 });
  const since = changes.now();
  await shop.database.query(sql`UPDATE products SET stock = 6 WHERE vendor_id = ${vendorId}`);
  assert.ok(changes.now() - since < 250);
  assert.equal(changes.areStill({ since, tables: new Set(['products']), products: [1] }), false);
});
