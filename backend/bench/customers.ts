import { sql } from '../src/sql/sql.ts';
import type { Database } from '../src/database/database.ts';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import { onSale } from '../src/modules/catalogue/shop/product-row.ts';

/** Pairs of products of two vendors, with enough stock. */
export type Baskets = readonly (readonly [number, number])[];

/** Products and address of the customers. */
export interface Market {
  readonly baskets: Baskets;
  /** Baskets of products that track their batches. */
  readonly trackedBaskets: Baskets;
  readonly catalogue: Catalogue;
  readonly place: { readonly country: number; readonly state: number; readonly city: number };
}

interface Stocked {
  id: number;
  vendor_id: number;
}

const PLENTY = 1_000_000;
// Limits the memory of one statement on the embedded engine.
const BATCH = 5_000;

/** Bearer token of the nth customer. */
export const tokenOf = (customer: number): string => `bench-customer-${String(customer).padStart(8, '0')}`;

const tokenInSql = sql`'bench-customer-' || lpad(n::text, 8, '0')`;

/** Simple products on sale, whose vendor takes cash. */
const sellable = sql`${onSale} AND NOT p.has_variants AND p.vendor_id IN (SELECT id FROM vendors WHERE cod_enabled)`;

/** Adds more stock than will be sold to simple products on sale, with the matching stock moves. */
const restock = (database: Database) =>
  database.query<Stocked>(sql`
    WITH moved AS (
      INSERT INTO stock_moves (product_id, delta, reason)
      SELECT p.id, ${PLENTY}::integer, 'adjustment' FROM products p
      WHERE ${sellable} AND NOT p.tracks_lots
      ORDER BY p.id LIMIT 200 RETURNING product_id
    )
    UPDATE products SET stock = stock + ${PLENTY}::integer FROM moved WHERE id = moved.product_id
    RETURNING id, vendor_id`);

/** Adds such a stock to every batch on sale of the products that track them. */
const restockLots = (database: Database) =>
  database.query<Stocked>(sql`
    WITH lot AS (
      UPDATE lots l SET on_hand = l.on_hand + ${PLENTY}::integer FROM products p
      WHERE p.id = l.product_id AND l.stop IS NULL AND ${sellable} RETURNING l.id, l.product_id
    ), lot_moved AS (
      INSERT INTO lot_moves (lot_id, delta, reason) SELECT id, ${PLENTY}::integer, 'counted' FROM lot
    ), moved AS (
      INSERT INTO stock_moves (product_id, delta, reason, lot_id)
      SELECT product_id, ${PLENTY}::integer, 'adjustment', id FROM lot
    )
    UPDATE products p SET stock = p.stock + sums.units
    FROM (SELECT product_id, sum(${PLENTY}::integer)::integer AS units FROM lot GROUP BY product_id) AS sums
    WHERE p.id = sums.product_id RETURNING p.id, p.vendor_id`);

const pairsOf = (products: readonly Stocked[]): Baskets =>
  products
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ id, vendor_id: vendorId }) => {
      const other = products.find((product) => product.id > id && product.vendor_id !== vendorId);
      return other ? [[id, other.id] as const] : [];
    });

/** Prepares products and address of the customers. */
export const createMarket = async (database: Database): Promise<Market> => {
  const baskets = pairsOf(await database.transaction(() => restock(database)));
  const trackedBaskets = pairsOf(await database.transaction(() => restockLots(database)));
  const place = await database.first<Market['place']>(sql`
    SELECT s.country_id AS country, s.id AS state, c.id AS city FROM cities c JOIN states s ON s.id = c.state_id
    JOIN countries ON countries.id = s.country_id AND countries.iso2 = 'SA' ORDER BY c.id LIMIT 1`);
  if (baskets.length === 0 || trackedBaskets.length === 0 || !place)
    throw new Error('The demo has no products on sale or no Saudi city.');
  return { baskets, trackedBaskets, place, catalogue: await readCatalogue(database) };
};

/** Inserts customers with a session each; tokens as in `tokenOf`, from 1. */
export const createCustomers = async (database: Database, count: number): Promise<void> => {
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(count, first + BATCH - 1);
    await database.query(sql`
      WITH person AS (
        INSERT INTO users (email, password_hash, firstname, lastname)
        SELECT ${tokenInSql} || '@bench.balsam.test', '-', 'Bench', n::text
        FROM generate_series(${first}::integer, ${last}::integer) n RETURNING id, lastname
      )
      INSERT INTO sessions (token_hash, user_id, acting, expires_at)
      SELECT sha256(convert_to('bench-customer-' || lpad(lastname, 8, '0'), 'UTF8')), id, 3, now() + interval '1 day'
      FROM person`);
  }
};
