import { sql, type SQL } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { LOW_STOCK } from '../facts/stock.ts';
import { createLotLedger, type LotShortage } from './lots.ts';
import { takeStock, type StockLine, type TakenRow, type Totals } from './take-stock.ts';

/** A product or variant with less stock than requested. */
export type Shortage = Pick<LotShortage, 'productId' | 'variantId' | 'availableStock'> & Partial<LotShortage>;

/** A product or variant with low stock after a sale. */
export interface LowStock {
  productId: number;
  variantId: number | null;
  stock: number;
}

/** Result of a sale; nothing was taken if there is a shortage. */
export interface Taken {
  shortages: Shortage[];
  /** Items that fell below LOW_STOCK with this sale. */
  low: LowStock[];
}

/** A stock move entered by a vendor: units added (positive) or removed. */
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
 * Changes stock, each time with a row in `stock_moves`, so that the moves always sum to the stock. Call it in a
 * transaction. Rows are locked in a fixed order, products by id before their variants, to avoid deadlocks.
 */
export const createStockLedger = (database: Database) => {
  const lots = createLotLedger(database);

  const lock = (table: Table, totals: Totals) =>
    database.query(sql`SELECT id FROM ${tables[table]} WHERE id IN (${idsOf(totals)}) ORDER BY id FOR NO KEY UPDATE`);

  const raise = async (table: Table, totals: Totals): Promise<void> => {
    if (totals.size === 0) return;
    await lock(table, totals);
    await database.query(sql`
      UPDATE ${tables[table]} t SET stock = t.stock + back.quantity
      FROM (VALUES ${listOf(totals)}) AS back (id, quantity) WHERE t.id = back.id AND ${holdsOwn[table]}`);
  };

  /** A removed variant may get units back, but is not for sale. */
  const sumVariants = (products: Totals) =>
    database.query(sql`
      UPDATE products p SET stock = (
        SELECT coalesce(sum(w.stock), 0) FROM variants w WHERE w.product_id = p.id AND w.deleted_at IS NULL)
      WHERE p.has_variants AND p.id IN (${idsOf(products)})`);

  /** @param returnId null for a cancelled order */
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

  const raiseAll = async (lines: StockLine[], returnId: number | null): Promise<void> => {
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
  };

  return {
    /** Takes all lines, or none if one is short. */
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
      const tracked = lines.filter(({ productId }) => taken?.tracked.includes(productId));
      // Without lots the expiry of the units is unknown.
      const unkept = lines
        .filter((line) => line.promisedExpiry !== null && !tracked.includes(line))
        .map(({ productId, variantId }) => ({
          productId,
          variantId,
          availableStock: 0,
          isTooEarly: true,
          expiresFrom: null,
        }));
      const late = unkept.length > 0 || tracked.length === 0 ? unkept : await lots.allocate(tracked);
      if (late.length > 0) {
        await raiseAll(lines, null);
        return { shortages: late, low: [] };
      }
      const low = sales
        .filter(({ before, wanted }) => before >= LOW_STOCK && before - wanted < LOW_STOCK)
        .map(({ productId, variantId, before, wanted }) => ({ productId, variantId, stock: before - wanted }));
      return { shortages: [], low };
    },

    /**
     * Gives all lines back. The caller must do so only once per order and once per return.
     * @param returnId the return; absent for a cancelled order
     */
    async putBack(lines: StockLine[], returnId: number | null = null): Promise<void> {
      await raiseAll(lines, returnId);
      await lots.putBack(lines, returnId !== null);
    },

    /** Applies a vendor's stock move. Call it while the product's row is locked. */
    async enter(productId: number, reason: 'opening' | 'adjustment', moves: readonly StockMove[]): Promise<void> {
      const changes = JSON.stringify(moves.filter(({ delta }) => delta !== 0));
      await database.query(sql`
        INSERT INTO stock_moves (product_id, variant_id, delta, reason)
        SELECT ${productId}::bigint, moves."variantId", moves.delta, ${reason}::text
        FROM jsonb_to_recordset(${changes}::jsonb) AS moves ("variantId" bigint, delta integer)`);
    },

    /** Sum of a product's moves without those of its variants. */
    async entered(productId: number): Promise<number> {
      const row = await database.first<{ sum: number }>(sql`
        SELECT coalesce(sum(delta), 0)::bigint AS sum FROM stock_moves
        WHERE product_id = ${productId} AND variant_id IS NULL`);
      return row?.sum ?? 0;
    },

    /** Updates the stock of a product: its own, or the sum of its variants. */
    set: (productId: number, stock: number) =>
      database.query(sql`UPDATE products SET stock = ${stock} WHERE id = ${productId}`),
  };
};
