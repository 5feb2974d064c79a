import { sql } from '../src/sql/sql.ts';
import type { Database } from '../src/database/database.ts';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import { onSale } from '../src/modules/catalogue/shop/product-row.ts';

/** Products and address of the customers. */
export interface Market {
  /** Pairs of products of two vendors, with enough stock. */
  readonly baskets: readonly (readonly [number, number])[];
  readonly catalogue: Catalogue;
  readonly place: { readonly country: number; readonly state: number; readonly city: number };
}

const PLENTY = 1_000_000;
// Limits the memory of one statement on the embedded engine.
const BATCH = 5_000;

/** Bearer token of the nth customer. */
export const tokenOf = (customer: number): string => `bench-customer-${String(customer).padStart(8, '0')}`;

const tokenInSql = sql`'bench-customer-' || lpad(n::text, 8, '0')`;

/** Adds more stock than will be sold to simple products on sale, with the matching stock moves. */
const restock = (database: Database) =>
  database.query<{ id: number; vendor_id: number }>(sql`
    WITH moved AS (
      INSERT INTO stock_moves (product_id, delta, reason)
      SELECT p.id, ${PLENTY}::integer, 'adjustment' FROM products p
      WHERE ${onSale} AND NOT p.has_variants AND p.vendor_id IN (SELECT id FROM vendors WHERE cod_enabled)
      ORDER BY p.id LIMIT 200 RETURNING product_id
    )
    UPDATE products SET stock = stock + ${PLENTY}::integer FROM moved WHERE id = moved.product_id
    RETURNING id, vendor_id`);

/** Prepares products and address of the customers. */
export const createMarket = async (database: Database): Promise<Market> => {
  const products = await database.transaction(() => restock(database));
  const baskets = products.flatMap(({ id, vendor_id: vendorId }) => {
    const other = products.find((product) => product.id > id && product.vendor_id !== vendorId);
    return other ? [[id, other.id] as const] : [];
  });
  const place = await database.first<Market['place']>(sql`
    SELECT s.country_id AS country, s.id AS state, c.id AS city FROM cities c JOIN states s ON s.id = c.state_id
    JOIN countries ON countries.id = s.country_id AND countries.iso2 = 'SA' ORDER BY c.id LIMIT 1`);
  if (baskets.length === 0 || !place) throw new Error('The demo has no products on sale or no Saudi city.');
  return { baskets, place, catalogue: await readCatalogue(database) };
};

/** Inserts customers with a session each; tokens as in `tokenOf`, from 1. */
export const createCustomers = async (database: Database, count: number): Promise<void> => {
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(count, first + BATCH - 1);
    await database.query(sql`
      WITH person AS (
        INSERT INTO users (role, email, password_hash, firstname, lastname)
        SELECT 3, ${tokenInSql} || '@bench.balsam.test', '-', 'Bench', n::text
        FROM generate_series(${first}::integer, ${last}::integer) n RETURNING id, lastname
      )
      INSERT INTO sessions (token_hash, user_id, expires_at)
      SELECT sha256(convert_to('bench-customer-' || lpad(lastname, 8, '0'), 'UTF8')), id, now() + interval '1 day'
      FROM person`);
  }
};
