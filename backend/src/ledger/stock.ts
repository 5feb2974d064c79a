import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** A quantity of one product or variant that one vendor order takes or gives back. */
export interface StockLine {
  vendorOrderId: number;
  productId: number;
  variantId: number | null;
  quantity: number;
}

/** A product or variant of which there is less than wanted. */
export interface Shortage {
  productId: number;
  variantId: number | null;
  availableStock: number;
}

type Totals = Map<number, number>;

interface StockRow {
  id: number;
  stock: number;
}

const totalsBy = (lines: StockLine[], key: (line: StockLine) => number | null): Totals => {
  const totals: Totals = new Map();
  for (const line of lines) {
    const id = key(line);
    if (id !== null) totals.set(id, (totals.get(id) ?? 0) + line.quantity);
  }
  return totals;
};

const listOf = (totals: Totals): SQL =>
  sql.join(
    [...totals].map(([id, quantity]) => sql`(${id}::bigint, ${quantity}::integer)`),
    sql`, `,
  );

const idsOf = (totals: Totals): SQL =>
  sql.join(
    [...totals.keys()].map((id) => sql`${id}`),
    sql`, `,
  );

const tables = { products: sql`products`, variants: sql`variants` } as const;
type Table = keyof typeof tables;

/**
 * Stock in and out, each change with its line in `stock_moves`, so that the moves always add up to the stock.
 * Call it inside a transaction. Rows are locked products first and in the order of their ids, and a product's row
 * guards its variants: two sales can wait for each other, but never both ways round.
 */
export const createStockLedger = (database: Database) => {
  const lock = async (table: Table, totals: Totals): Promise<Map<number, number>> => {
    if (totals.size === 0) return new Map();
    const rows = await database.query<StockRow>(sql`
      SELECT id, stock FROM ${tables[table]} WHERE id IN (${idsOf(totals)}) ORDER BY id FOR NO KEY UPDATE`);
    return new Map(rows.map((row) => [row.id, row.stock]));
  };

  const lower = async (table: Table, totals: Totals): Promise<void> => {
    if (totals.size === 0) return;
    const rows = await database.query(sql`
      UPDATE ${tables[table]} t SET stock = t.stock - sold.quantity
      FROM (VALUES ${listOf(totals)}) AS sold (id, quantity)
      WHERE t.id = sold.id AND t.stock >= sold.quantity RETURNING t.id`);
    if (rows.length !== totals.size)
      throw new Error(`The stock of a product is not the sum over its variants (${table}).`);
  };

  const raise = async (table: Table, totals: Totals): Promise<void> => {
    if (totals.size === 0) return;
    await lock(table, totals);
    await database.query(sql`
      UPDATE ${tables[table]} t SET stock = t.stock + back.quantity
      FROM (VALUES ${listOf(totals)}) AS back (id, quantity) WHERE t.id = back.id`);
  };

  const record = (lines: StockLine[], reason: 'sale' | 'restock', sign: 1 | -1) =>
    database.query(sql`
      INSERT INTO stock_moves (product_id, variant_id, delta, reason, vendor_order_id) VALUES ${sql.join(
        lines.map(
          (line) =>
            sql`(${line.productId}, ${line.variantId}, ${sign * line.quantity}, ${reason}, ${line.vendorOrderId})`,
        ),
        sql`, `,
      )}`);

  return {
    /**
     * Takes all the lines or none of them.
     * @returns what is short; empty when everything was taken
     */
    async take(lines: StockLine[]): Promise<Shortage[]> {
      const products = totalsBy(lines, (line) => line.productId);
      const variants = totalsBy(lines, (line) => line.variantId);
      const productStock = await lock('products', products);
      const variantStock = await lock('variants', variants);
      const shortages = lines.flatMap(({ productId, variantId }): Shortage[] => {
        const [stock, wanted, id] =
          variantId === null
            ? ([productStock, products, productId] as const)
            : ([variantStock, variants, variantId] as const);
        const availableStock = stock.get(id) ?? 0;
        return availableStock < (wanted.get(id) ?? 0) ? [{ productId, variantId, availableStock }] : [];
      });
      if (shortages.length > 0) return shortages;
      await lower('products', products);
      await lower('variants', variants);
      await record(lines, 'sale', -1);
      return [];
    },

    /** Gives all the lines back. Whoever calls it sees to it that this happens once per order. */
    async putBack(lines: StockLine[]): Promise<void> {
      await raise(
        'products',
        totalsBy(lines, (line) => line.productId),
      );
      await raise(
        'variants',
        totalsBy(lines, (line) => line.variantId),
      );
      await record(lines, 'restock', 1);
    },
  };
};
