import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { beforeMigration } from '../support/one-migration.ts';

test('SKUs that were stored apart by case, Unicode form or marks are told apart, the oldest keeps its own', async () => {
  await beforeMigration('0100-text-without-marks.sql', async (database, migrate) => {
    await database.query(sql`
      WITH seller AS (
        INSERT INTO users (role, email, password_hash, firstname, lastname, phone_number)
        SELECT 2, name || '@b.test', '-', name, name, ${'\u202d+966 50\u202c'}
        FROM unnest(ARRAY['one', 'two']) AS name RETURNING id, firstname
      ), vendor AS (
        INSERT INTO vendors (user_id, company_name) SELECT id, firstname FROM seller RETURNING id, company_name
      ), category AS (
        INSERT INTO categories (slug, name, name_ar) VALUES ('gloves', 'Gloves', 'قفازات') RETURNING id
      ), product AS (
        INSERT INTO products (id, vendor_id, category_id, slug, name, sku, price_sar, price_bhd, price_usd, deleted_at)
        SELECT nth, vendor.id, category.id, 'glove-' || nth, 'Glove', sku, 100, 100, 100, CASE WHEN is_gone THEN now() END
        FROM vendor, category, (VALUES
          ('one', 1, ${'\u200eGLV\u00a0\u00a01'}, false), ('one', 2, 'glv 1', false), ('one', 3, 'GLV 1', true),
          ('one', 4, ${'CAF\u0045\u0301'}, false), ('two', 5, 'GLV 1', false), ('two', 6, 'GLV-٢', false)
        ) AS glove (seller, nth, sku, is_gone)
        WHERE seller = company_name RETURNING id
      )
      INSERT INTO variants (id, product_id, type, value, sku, price_sar, price_bhd, price_usd)
      SELECT nth, product.id, 'size', nth::text, sku, 100, 100, 100
      FROM product, (VALUES (7, 'M'), (8, ${'m\u200b'}), (9, 'L')) AS size (nth, sku) WHERE product.id = 5`);
    await migrate();
    const skusOf = async (table: ReturnType<typeof sql>) =>
      (await database.query<{ sku: string }>(sql`SELECT sku FROM ${table} ORDER BY id`)).map(({ sku }) => sku);
    assert.deepEqual(await skusOf(sql`products`), [
      ...['GLV 1', 'glv 1-DUPLICATE-2', 'GLV 1', 'CAF\u00c9', 'GLV 1', 'GLV-2'],
    ]);
    assert.deepEqual(await skusOf(sql`variants`), ['M', 'm-DUPLICATE-8', 'L']);
    await assert.rejects(
      database.query(sql`UPDATE products SET sku = 'caf\u00e9' WHERE id = 1`),
      /products_vendor_sku/,
    );
    assert.deepEqual(await database.query(sql`SELECT DISTINCT phone_number FROM users`), [{ phone_number: '+966 50' }]);
  });
});
