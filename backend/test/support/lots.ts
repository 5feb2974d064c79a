import assert from 'node:assert/strict';
import { plusDays } from '../../src/calendar/days.ts';
import { shopDay } from '../../src/calendar/working-days.ts';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from './app.ts';
import type { Vendor } from './factories.ts';

export interface LotSpec {
  readonly lot_no: string;
  /** Days until its expiry; null: it does not expire. */
  readonly days: number | null;
  readonly quantity: number;
  readonly variant_id?: number;
}

/** A day from today, YYYY-MM-DD. */
export const inDays = (days: number): string => plusDays(shopDay(new Date()), days);

const toLine = ({ days, ...line }: LotSpec) => ({ ...line, expires_on: days === null ? null : inDays(days) });

/** Batches of a vendor's products. */
export const createLots = (shop: TestApp) => {
  const post = async (vendor: Vendor, path: string, body: object) => {
    const response = await shop.call(`POST ${path}`, { token: vendor.token, body });
    assert.equal(response.status, 200, JSON.stringify(response.body));
    return response.body;
  };

  return {
    /** Begins to track a product. */
    start: (vendor: Vendor, slug: string, lots: readonly LotSpec[] = []) =>
      post(vendor, `/vendor/products/${slug}/lots/start`, { lots: lots.map(toLine) }),

    /** Books a delivery of one product. */
    receive: (vendor: Vendor, productId: number, lots: readonly LotSpec[]) =>
      post(vendor, '/vendor/lots/receive', {
        received_on: inDays(0),
        lines: lots.map((lot) => ({ product_id: productId, ...toLine(lot) })),
      }),

    /** A vendor's tracked product without a remainder. */
    async tracked(lots: readonly LotSpec[]) {
      const vendor = await shop.make.vendor();
      const product = await shop.make.product({ vendorId: vendor.vendorId, stock: 0 });
      await this.start(vendor, product.slug);
      if (lots.length > 0) await this.receive(vendor, product.id, lots);
      return { vendor, product };
    },

    /** Units on hand by lot number, and the reason why they are not for sale. */
    async stored(productId: number) {
      const rows = await shop.database.query<{ lot_no: string; on_hand: number; stop: string | null }>(sql`
        SELECT lot_no, on_hand, stop FROM lots WHERE product_id = ${productId} ORDER BY id`);
      return rows.map(({ lot_no, on_hand, stop }) => [lot_no, on_hand, stop] as const);
    },

    async idOf(productId: number, lotNo: string): Promise<number> {
      const row = await shop.database.first<{ id: number }>(
        sql`SELECT id FROM lots WHERE product_id = ${productId} AND lot_no = ${lotNo}`,
      );
      return row?.id ?? 0;
    },

    /** Lots of a sub-order as taken: number and units of each living allocation. */
    async taken(vendorOrderId: number) {
      const rows = await shop.database.query<{ lot_no: string; quantity: number }>(sql`
        SELECT l.lot_no, taken.quantity FROM order_item_lots taken JOIN lots l ON l.id = taken.lot_id
        JOIN order_items item ON item.id = taken.order_item_id
        WHERE item.vendor_order_id = ${vendorOrderId} AND taken.given_back_at IS NULL ORDER BY taken.expires_on NULLS FIRST, taken.id`);
      return rows.map(({ lot_no, quantity }) => [lot_no, quantity] as const);
    },

    async productRow(id: number) {
      return shop.database.first<{ stock: number; expires_from: string | null }>(
        sql`SELECT stock, expires_from FROM products WHERE id = ${id}`,
      );
    },
  };
};
