import type { Database } from '../../src/database/database.ts';
import { SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';

interface ManySales {
  vendorId: number;
  productId: number;
  lotId: number;
  userId: number;
  count: number;
}

/** Stores sent parcels of one line each from a lot, without their stock and money. */
export const sellMany = (database: Database, { vendorId, productId, lotId, userId, count }: ManySales) =>
  database.query(sql`
    WITH placed AS (
      INSERT INTO orders (order_no, user_id, state, cart_version, currency, sub_total, grand_total, payment_method, placed_at)
      SELECT 'MANY' || ${lotId}::text || '-' || n, ${userId}::bigint, 'placed', 1, 'SAR', 0, 0, 'cash', now()
      FROM generate_series(1, ${count}::integer) n RETURNING id, order_no
    ), part AS (
      INSERT INTO vendor_orders (order_id, vendor_id, order_sub_no, user_id, currency, units, status, sub_total, total_amount, placed_at)
      SELECT id, ${vendorId}::bigint, order_no || '-1', ${userId}::bigint, 'SAR', 1, ${SHIPPED}, 0, 0, now() FROM placed RETURNING id
    ), item AS (
      INSERT INTO order_items (vendor_order_id, product_id, name, sku, unit_price, quantity, sub_total, discount, shipping_share,
        return_class, return_days, lots_tracked)
      SELECT id, ${productId}::bigint, 'Strips', 'STR', 0, 1, 0, 0, 0, 'sealed', 7, true FROM part RETURNING id
    )
    INSERT INTO order_item_lots (order_item_id, lot_id, quantity, taken_on)
    SELECT id, ${lotId}::bigint, 1, (now() AT TIME ZONE 'Asia/Riyadh')::date FROM item`);
