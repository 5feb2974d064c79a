import assert from 'node:assert/strict';
import { sql } from '../../src/sql/sql.ts';
import type { TestResponse, TestApp } from '../support/app.ts';
import type { Person, Vendor } from '../support/factories.ts';
import { inDays } from '../support/lots.ts';
import type { Sales } from '../support/sales.ts';
import type { ModelOrder } from './market-state.ts';

/** The shop's counterpart of an item in the model. */
export interface RealItem {
  readonly vendor: Vendor;
  readonly productId: number;
  readonly variantId: number | null;
  readonly slug: string;
}

/** The marketplace shared by all runs. */
interface Ground {
  readonly shop: TestApp;
  readonly sales: Sales;
  readonly vendors: readonly Vendor[];
  readonly admin: Person;
  readonly items: readonly RealItem[];
  /** The vendor saves the form with another stock or price. */
  readonly enter: (index: number, change: { stock?: number; price?: number }) => Promise<TestResponse>;
}

export const at = <Thing>(things: readonly Thing[], index: number): Thing => {
  const thing = things[index];
  assert.ok(thing);
  return thing;
};

/** Batches with units, and the living allocations of each sub-order. */
const readLots = async ({ shop: { database } }: Ground, customerIds: number[]) => {
  const [lots, taken] = await Promise.all([
    database.query<{ days: number; on_hand: number; is_held: boolean }>(sql`
      SELECT l.expires_on - ${inDays(0)}::date AS days, l.on_hand, l.quarantined_at IS NOT NULL AS is_held
      FROM lots l WHERE l.on_hand > 0 ORDER BY l.expires_on`),
    database.query<{ id: number; days: number; quantity: number }>(sql`
      SELECT item.vendor_order_id AS id, taken.expires_on - ${inDays(0)}::date AS days, sum(taken.quantity)::integer AS quantity
      FROM order_item_lots taken JOIN order_items item ON item.id = taken.order_item_id
      JOIN vendor_orders part ON part.id = item.vendor_order_id
      WHERE taken.given_back_at IS NULL AND part.user_id = ANY(${customerIds}::bigint[]) GROUP BY 1, 2 ORDER BY 1, 2`),
  ]);
  return {
    lots: lots.map(({ days, on_hand, is_held }) => `${on_hand} for ${days} days${is_held ? ', held' : ''}`),
    taken: taken.map(({ id, days, quantity }) => `${id} has ${quantity} for ${days} days`),
  };
};

const isItem = ({ productId, variantId }: RealItem) =>
  sql`c.product_id = ${productId} AND c.variant_id IS NOT DISTINCT FROM ${variantId}::bigint`;

/** State of the database in the terms of the model. */
const readMarket = async (ground: Ground, customers: readonly Person[]) => {
  const { shop, items } = ground;
  const { database } = shop;
  const ids = customers.map(({ id }) => id);
  const [stocks, carts, orders] = await Promise.all([
    database.query<{ product_id: number; variant_id: number | null; stock: number; sum: number }>(sql`
      SELECT p.id AS product_id, w.id AS variant_id, coalesce(w.stock, p.stock) AS stock, p.stock AS sum
      FROM products p LEFT JOIN variants w ON w.product_id = p.id AND w.deleted_at IS NULL`),
    database.query<{ user_id: number; product_id: number; variant_id: number | null; quantity: number }>(
      sql`SELECT * FROM cart_items WHERE user_id = ANY(${ids}::bigint[])`,
    ),
    database.query<{ id: number; status: number; money: string }>(sql`
      SELECT part.id, part.status, coalesce((
        SELECT CASE min(kind) WHEN 'refund' THEN 'refunded' ELSE 'sold' END FROM standing_entries e
        WHERE e.vendor_order_id = part.id AND e.kind IN ('sale', 'refund') HAVING count(*) > 0), 'none') AS money
      FROM vendor_orders part JOIN orders o ON o.id = part.order_id
      WHERE o.user_id = ANY(${ids}::bigint[]) AND o.state = 'placed' ORDER BY part.id`),
  ]);
  const indexOf = (row: { product_id: number; variant_id: number | null }) =>
    items.findIndex(({ productId, variantId }) => productId === row.product_id && variantId === row.variant_id);
  const stockOf = (index: number) => stocks.find((row) => indexOf(row) === index);
  return {
    stock: items.map((_, index) => stockOf(index)?.stock),
    sums: items.map((_, index) => stockOf(index)?.sum),
    carts: customers.map(({ id }) =>
      carts
        .filter(({ user_id: of }) => of === id)
        .map((row) => `${row.quantity} of ${indexOf(row)}`)
        .sort(),
    ),
    orders: orders.map(({ id, status, money }) => `${id} is ${status}, ${money}`),
    ...(await readLots(ground, ids)),
  };
};

/** Actions in the marketplace, by the indices of the model. */
export const createRun = (ground: Ground, customers: readonly Person[]) => {
  const { shop, sales, vendors, admin, items, enter } = ground;
  const { call, database } = shop;
  const itemAt = (index: number) => at(items, index);
  const as = (who: number) => at(customers, who);
  const lineOf = async (who: number, index: number) =>
    (
      await database.first<{ id: number }>(
        sql`SELECT c.id FROM cart_items c WHERE c.user_id = ${as(who).id} AND ${isItem(itemAt(index))}`,
      )
    )?.id;

  return {
    enter,
    add(who: number, index: number, quantity: number) {
      const { productId, variantId } = itemAt(index);
      const body = { product_id: productId, ...(variantId !== null && { variant_id: variantId }), quantity };
      return call('POST /carts', { token: as(who).token, body });
    },
    setQuantity: async (who: number, index: number, quantity: number) =>
      call(`POST /carts/${await lineOf(who, index)}`, { token: as(who).token, body: { quantity } }),
    remove: async (who: number, index: number) =>
      call(`DELETE /carts/${await lineOf(who, index)}`, { token: as(who).token }),
    async checkOut(who: number) {
      const { country } = await sales.billing();
      return call('POST /orders/checkout', { token: as(who).token, body: { country } });
    },
    place: (who: number, orderNo: string) => sales.place(as(who), orderNo),
    cancel: ({ customer, id }: ModelOrder) => call(`POST /orders/${id}/cancel`, { token: as(customer).token }),
    setStatus: ({ vendor, id }: ModelOrder, status: number) =>
      call(`POST /vendor/orders/${id}/status`, { token: vendors[vendor]?.token, body: { status } }),
    deliver: (index: number, days: number, quantity: number) => {
      const { productId, vendor } = itemAt(index);
      const line = { product_id: productId, lot_no: `D${days}`, expires_on: inDays(days), quantity };
      const body = { received_on: inDays(0), lines: [line] };
      return call('POST /vendor/lots/receive', { token: vendor.token, body });
    },
    async toggleQuarantine(index: number, days: number) {
      const { productId, vendor } = itemAt(index);
      const lot = await database.first<{ id: number; is_held: boolean }>(sql`
        SELECT id, quarantined_at IS NOT NULL AS is_held FROM lots
        WHERE product_id = ${productId} AND expires_on = ${inDays(days)}::date`);
      const action = lot?.is_held ? 'release' : 'quarantine';
      const body = lot?.is_held ? {} : { reason: 'A torn seal' };
      return call(`POST /vendor/lots/${lot?.id}/${action}`, { token: vendor.token, body });
    },
    toggleApproval: (index: number) =>
      call(`POST /admin/product/toggle/approval/${itemAt(index).productId}`, { token: admin.token }),

    /** Sub-orders of an order by vendor, as indices of the model. */
    async partsOf(orderNo: string): Promise<{ id: number; vendor: number }[]> {
      const rows = await database.query<{ id: number; vendor_id: number }>(sql`
        SELECT part.id, part.vendor_id FROM vendor_orders part JOIN orders o ON o.id = part.order_id
        WHERE o.order_no = ${orderNo} ORDER BY part.id`);
      return rows.map(({ id, vendor_id: of }) => ({
        id,
        vendor: vendors.findIndex(({ vendorId }) => vendorId === of),
      }));
    },

    read: () => readMarket(ground, customers),
  };
};
