import { sql, type SQL } from '../src/sql/sql.ts';
import type { Database } from '../src/database/database.ts';
import { advanceIds } from '../database/seed/insert-rows.ts';

/** Columns in which a copy differs from the original. */
const OVERRIDES: Readonly<Record<string, SQL>> = {
  id: sql`p.id + n * s.size`,
  slug: sql`p.slug || '-' || n`,
  sku: sql`p.sku || '-' || n`,
  price_sar: sql`p.price_sar * (70 + n) / 100`,
  price_bhd: sql`p.price_bhd * (70 + n) / 100`,
  price_usd: sql`p.price_usd * (70 + n) / 100`,
  has_variants: sql`false`,
  top_price_sar: sql`NULL`,
  top_price_bhd: sql`NULL`,
  top_price_usd: sql`NULL`,
  tracks_lots: sql`false`,
  expires_from: sql`NULL`,
  is_featured: sql`false`,
  created_at: sql`p.created_at - n * interval '37 minutes'`,
};

/** Columns of a product that are not generated. */
const writtenColumns = (database: Database) =>
  database.query<{ name: string }>(sql`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'products' AND is_generated = 'NEVER'`);

/** Drops the tables' indexes without a constraint and recreates them after `work`, which is faster than updating them. */
export const withoutIndexes = async (
  database: Database,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  const indexes = await database.query<{ name: string; definition: string }>(sql`
    SELECT i.indexname AS name, i.indexdef AS definition FROM pg_indexes i
    WHERE i.schemaname = 'public' AND i.tablename = ANY(${[...tables]}::text[])
      AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conname = i.indexname)`);
  for (const { name } of indexes) await database.query(sql`DROP INDEX ${sql.identifier(name)}`);
  await work();
  for (const { definition } of indexes) await database.query(sql.raw(definition));
};

/**
 * Multiplies the catalogue: copies each product with its facets and its first picture. Bypasses change notifications.
 * @param times number of each product afterwards; 1 changes nothing
 */
export const copyProducts = async (database: Database, times: number): Promise<void> => {
  if (times <= 1) return;
  const columns = (await writtenColumns(database)).map(({ name }) => name);
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((name) => OVERRIDES[name] ?? sql`p.${sql.identifier(name)}`),
    sql`, `,
  );
  const copies = sql`generate_series(1, ${times - 1}::integer) n`;
  await database.longTransaction(async () => {
    await database.query(sql`SET LOCAL session_replication_role = replica`);
    await database.query(sql`SET LOCAL maintenance_work_mem = '1GB'`);
    await withoutIndexes(database, ['products', 'product_images'], async () => {
      await database.query(sql`CREATE TEMPORARY TABLE source ON COMMIT DROP AS SELECT max(id) AS size FROM products`);
      await database.query(sql`
        INSERT INTO products (${names}) SELECT ${values} FROM ${copies} CROSS JOIN source s CROSS JOIN products p`);
      await database.query(sql`
        INSERT INTO product_images (product_id, file_id, position)
        SELECT i.product_id + n * s.size, i.file_id, 0 FROM ${copies} CROSS JOIN source s CROSS JOIN product_images i
        WHERE i.position = 0 AND i.variant_id IS NULL`);
    });
    await advanceIds(database, 'products');
    await database.query(sql`UPDATE search_terms SET df = df * ${times}::integer`);
  });
};
