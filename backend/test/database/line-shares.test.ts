import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { sql } from '../../src/sql/sql.ts';
import { migrate, MIGRATIONS_FOLDER } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { allot } from '../../src/money/amount-shares.ts';
import { allotting, run } from '../money/arbitraries.ts';
import { createEmptyStore } from '../support/engine.ts';

const MIGRATION = '0059-line-shares.sql';

test('The lines of orders from before carry what they would carry today, and the database shares as the program does', async () => {
  const store = await createEmptyStore();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-line-shares-'));
  const database = await openDatabase(store);
  try {
    const older = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql') && name < MIGRATION);
    for (const name of older) await cp(path.join(MIGRATIONS_FOLDER, name), path.join(folder, name));
    await migrate(database, { folder });
    await database.query(sql`
      WITH customer AS (
        INSERT INTO users (role, email, password_hash, firstname, lastname) VALUES (3, 'a@b.test', '-', 'A', 'B') RETURNING id
      ), seller AS (
        INSERT INTO users (role, email, password_hash, firstname, lastname) VALUES (2, 'c@d.test', '-', 'C', 'D') RETURNING id
      ), vendor AS (
        INSERT INTO vendors (user_id, company_name) SELECT id, 'Old Care' FROM seller RETURNING id
      ), category AS (
        INSERT INTO categories (slug, name, name_ar) VALUES ('masks', 'Masks', 'كمامات') RETURNING id
      ), product AS (
        INSERT INTO products (vendor_id, category_id, slug, name, sku, price_sar, price_bhd, price_usd)
        SELECT vendor.id, category.id, 'mask', 'Mask', 'MASK', 100, 100, 100 FROM vendor, category RETURNING id
      ), placed AS (
        INSERT INTO orders (order_no, user_id, state, cart_version, currency, sub_total, shipping_cost, discount, grand_total,
          payment_method, placed_at)
        SELECT 'BLS-1', id, 'placed', 1, 'SAR', 1000, 100, 10, 1090, 'cash', now() FROM customer RETURNING id
      ), part AS (
        INSERT INTO vendor_orders (order_id, vendor_id, order_sub_no, sub_total, shipping_cost, discount, total_amount, placed_at)
        SELECT placed.id, vendor.id, 'BLS-1-1', 1000, 100, 10, 1090, now() FROM placed, vendor RETURNING id
      )
      INSERT INTO order_items (vendor_order_id, product_id, name, sku, unit_price, quantity, sub_total)
      SELECT part.id, product.id, 'Mask', 'MASK', price, 1, price FROM part, product, unnest(ARRAY[333, 333, 334]) AS price`);

    await cp(path.join(MIGRATIONS_FOLDER, MIGRATION), path.join(folder, MIGRATION));
    await migrate(database, { folder });
    const lines = await database.query(sql`SELECT sub_total, discount, shipping_share FROM order_items ORDER BY id`);
    assert.deepEqual(lines, [
      { sub_total: 333, discount: 3, shipping_share: 34 },
      { sub_total: 333, discount: 3, shipping_share: 33 },
      { sub_total: 334, discount: 4, shipping_share: 33 },
    ]);

    const cases = fc.sample(allotting, { seed: run.seed, numRuns: 200 });
    const shared = await database.query<{ shares: number[] }>(sql`
      SELECT to_jsonb(allot(amount, weights)) AS shares
      FROM jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) AS asked (amount bigint, weights bigint[])`);
    assert.deepEqual(
      shared.map(({ shares }) => shares),
      cases.map(({ amount, weights }) => allot(amount, weights)),
    );
  } finally {
    await database.close();
    await store.remove();
    await rm(folder, { recursive: true, force: true });
  }
});
