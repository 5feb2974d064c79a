import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { beforeMigration } from '../support/one-migration.ts';

const MIGRATION = '0086-skus-in-latin-digits.sql';

test('A SKU that was stored in Arabic digits is found from now on, unless its vendor has the same in Latin ones', async () => {
  await beforeMigration(MIGRATION, async (database, migrate) => {
    await database.query(sql`
      WITH seller AS (
        INSERT INTO users (role, email, password_hash, firstname, lastname)
        SELECT 2, name || '@b.test', '-', name, name FROM unnest(ARRAY['one', 'two']) AS name RETURNING id, firstname
      ), vendor AS (
        INSERT INTO vendors (user_id, company_name) SELECT id, firstname FROM seller RETURNING id, company_name
      ), category AS (
        INSERT INTO categories (slug, name, name_ar) VALUES ('gloves', 'Gloves', 'قفازات') RETURNING id
      ), product AS (
        INSERT INTO products (vendor_id, category_id, slug, name, sku, price_sar, price_bhd, price_usd, deleted_at)
        SELECT vendor.id, category.id, company_name || nth, 'Glove', sku, 100, 100, 100,
          CASE WHEN is_gone THEN now() END
        FROM vendor, category, (VALUES
          ('one', 1, 'GLV-١٠٠', false), ('one', 2, 'GLV-۲۰۰', false), ('one', 3, 'GLV-200', false),
          ('one', 4, 'GLV-٣٠٠', false), ('one', 5, 'GLV-300', true), ('one', 6, 'GLV-٤٠٠', false),
          ('two', 7, 'GLV-٤٠٠', false), ('two', 8, 'GLV-100', false)) AS glove (seller, nth, sku, is_gone)
        WHERE seller = company_name RETURNING id, slug
      )
      INSERT INTO variants (product_id, type, value, sku, price_sar, price_bhd, price_usd)
      SELECT id, 'size', size.sku, size.sku, 100, 100, 100
      FROM product, (VALUES ('GLV-٤٠٠'), ('GLV-٤٠٠-M'), ('GLV-٢٠٠')) AS size (sku) WHERE slug = 'one6'`);

    await migrate();
    const skusOf = async (table: ReturnType<typeof sql>) =>
      (await database.query<{ sku: string }>(sql`SELECT sku FROM ${table} ORDER BY id`)).map(({ sku }) => sku).sort();
    assert.deepEqual(await skusOf(sql`variants`), ['GLV-400', 'GLV-400-M', 'GLV-٢٠٠']);
    assert.deepEqual(await skusOf(sql`products`), [
      ...['GLV-100', 'GLV-100', 'GLV-200', 'GLV-300', 'GLV-300', 'GLV-400', 'GLV-400', 'GLV-۲۰۰'],
    ]);
  });
});
