import { sql, type SQL } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { LOW_STOCK } from '../facts/stock.ts';
import { takeStock, type StockLine, type TakenRow, type Totals } from './take-stock.ts';

/** A product or variant of which there is less than wanted. */
export interface Shortage {
  productId: number;
  variantId: number | null;
  availableStock: number;
}

/** A product or variant of which a sale has left only a few. */
export interface LowStock {
  productId: number;
  variantId: number | null;
  stock: number;
}

/** What a sale has come to: with a shortage nothing was taken. */
export interface Taken {
  shortages: Shortage[];
  /** What has crossed the line of LOW_STOCK with this sale. */
  low: LowStock[];
}

/** One line of `stock_moves` that a vendor has entered: units that came (above 0) or went. */
export interface StockMove {
  variantId: number | null;
  delta: number;
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

const assertLowered = (table: Table, lowered: number | undefined, totals: Totals): void => {
  if (lowered !== totals.size) throw new Error(`The stock of a product is not the sum over its variants (${table}).`);
};

const holdsOwn = { products: sql`NOT t.has_variants`, variants: sql`true` } as const;

/**
 * Stock in and out, each change with its line in `stock_moves`, so that the moves always add up to the stock.
 * Call it inside a transaction. Rows are locked products first and in the order of their ids, and a product's row
 * guards its variants: two sales can wait for each other, but never both ways round.
 */
export const createStockLedger = (database: Database) => {
  const lock = (table: Table, totals: Totals) =>
    database.query(sql`SELECT id FROM ${tables[table]} WHERE id IN (${idsOf(totals)}) ORDER BY id FOR NO KEY UPDATE`);

  const raise = async (table: Table, totals: Totals): Promise<void> => {
    if (totals.size === 0) return;
    await lock(table, totals);
    await database.query(sql`
      UPDATE ${tables[table]} t SET stock = t.stock + back.quantity
      FROM (VALUES ${listOf(totals)}) AS back (id, quantity) WHERE t.id = back.id AND ${holdsOwn[table]}`);
  };

  /** A removed variant may get something back, which is for sale no more. */
  const sumVariants = (products: Totals) =>
    database.query(sql`
      UPDATE products p SET stock = (
        SELECT coalesce(sum(w.stock), 0) FROM variants w WHERE w.product_id = p.id AND w.deleted_at IS NULL)
      WHERE p.has_variants AND p.id IN (${idsOf(products)})`);

  /** @param returnId null for an order that was cancelled */
  const record = (lines: StockLine[], returnId: number | null) => {
    const reason = returnId === null ? 'restock' : 'return';
    return database.query(sql`
      INSERT INTO stock_moves (product_id, variant_id, delta, reason, vendor_order_id, return_id) VALUES ${sql.join(
        lines.map(
          (line) =>
            sql`(${line.productId}, ${line.variantId}, ${line.quantity}, ${reason},
              ${returnId === null ? line.vendorOrderId : null}, ${returnId})`,
        ),
        sql`, `,
      )}`);
  };

  return {
    /** Takes all the lines or, when something is short, none of them. */
    async take(lines: StockLine[]): Promise<Taken> {
      const products = totalsBy(lines, (line) => line.productId);
      const variants = totalsBy(lines, (line) => line.variantId);
      const taken = await database.first<TakenRow>(takeStock(lines, products, variants), 'take stock');
      const stock = { products: new Map(taken?.products), variants: new Map(taken?.variants) };
      const sales = lines.map(({ productId, variantId }) => ({
        productId,
        variantId,
        before: (variantId === null ? stock.products.get(productId) : stock.variants.get(variantId)) ?? 0,
        wanted: (variantId === null ? products.get(productId) : variants.get(variantId)) ?? 0,
      }));
      const shortages = sales
        .filter(({ before, wanted }) => before < wanted)
        .map(({ productId, variantId, before }) => ({ productId, variantId, availableStock: before }));
      if (shortages.length > 0) return { shortages, low: [] };
      assertLowered('products', taken?.lowered_products, products);
      assertLowered('variants', taken?.lowered_variants, variants);
      const low = sales
        .filter(({ before, wanted }) => before >= LOW_STOCK && before - wanted < LOW_STOCK)
        .map(({ productId, variantId, before, wanted }) => ({ productId, variantId, stock: before - wanted }));
      return { shortages: [], low };
    },

    /**
     * Gives all the lines back. Whoever calls it sees to it that this happens once per order, and once per return.
     * @param returnId the return that they have come back with; left out for an order that was cancelled
     */
    async putBack(lines: StockLine[], returnId: number | null = null): Promise<void> {
      const products = totalsBy(lines, (line) => line.productId);
      await lock('products', products);
      await raise(
        'variants',
        totalsBy(lines, (line) => line.variantId),
      );
      await raise(
        'products',
        totalsBy(lines, (line) => (line.variantId === null ? line.productId : null)),
      );
      await sumVariants(products);
      await record(lines, returnId);
    },

    /** What a vendor enters. Call it under the lock of the product's row. */
    async enter(productId: number, reason: 'opening' | 'adjustment', moves: readonly StockMove[]): Promise<void> {
      const changes = JSON.stringify(moves.filter(({ delta }) => delta !== 0));
      await database.query(sql`
        INSERT INTO stock_moves (product_id, variant_id, delta, reason)
        SELECT ${productId}::bigint, moves."variantId", moves.delta, ${reason}::text
        FROM jsonb_to_recordset(${changes}::jsonb) AS moves ("variantId" bigint, delta integer)`);
    },

    /** What the moves of a product apart from its variants add up to. */
    async entered(productId: number): Promise<number> {
      const row = await database.first<{ sum: number }>(sql`
        SELECT coalesce(sum(delta), 0)::bigint AS sum FROM stock_moves
        WHERE product_id = ${productId} AND variant_id IS NULL`);
      return row?.sum ?? 0;
    },

    /** Writes the stock of a product without variants, or the sum over its variants. */
    set: (productId: number, stock: number) =>
      database.query(sql`UPDATE products SET stock = ${stock} WHERE id = ${productId}`),
  };
};
