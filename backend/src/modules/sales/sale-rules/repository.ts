import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { SaleRules } from '../../catalogue/shop/sale-rules.ts';
import type { Bought } from './sale-rules.ts';

interface BoughtRow extends Bought {
  product_id: number;
}

/** Rules of one order line. */
export interface RuledOrderLine {
  order_item_id: number;
  rules: SaleRules;
}

/** Days after which no limit counts a purchase. */
const LONGEST_WINDOW = sql.raw("interval '366 days'");

/** Day in Riyadh on which the order `o` counts as bought. */
const dayOfSale = sql`(coalesce(o.placed_at, o.reserved_at) AT TIME ZONE 'Asia/Riyadh')::date`;

/** Joins the accounts of the user `u`: their own, and those of the same address. */
const samePerson = sql`JOIN users person ON person.id = u.id
  OR (u.email <> '' AND person.email = u.email AND (person.deleted_at IS NULL OR person.kind = 'guest'))`;

export const createSaleRuleRepository = (database: Database) => ({
  /** Makes purchases of a person wait for each other, also of guests with the same address, until the transaction ends. */
  lockPerson: (userId: number) =>
    database.query(
      sql`
      SELECT pg_advisory_xact_lock(hashtextextended('sale-rules:' || coalesce(nullif(email, ''), id::text), 0))
      FROM users WHERE id = ${userId}`,
      'lock person',
    ),

  /**
   * Units that a person has bought, by product and day: their orders, and those of the same address without an account,
   * as coupons count. Reads by buyer, because popular products have many orders.
   */
  history: (userId: number, productIds: readonly number[]) =>
    database.query<BoughtRow>(
      sql`
      SELECT item.product_id, ${dayOfSale} AS day,
        sum(item.quantity)::integer AS quantity
      FROM users u ${samePerson}
      JOIN orders o ON o.user_id = person.id AND o.state IN ('paying', 'placed')
        AND coalesce(o.placed_at, o.reserved_at) > now() - ${LONGEST_WINDOW}
      JOIN vendor_orders part ON part.order_id = o.id AND NOT order_is_cancelled(part.status)
      JOIN order_items item ON item.vendor_order_id = part.id AND item.product_id = ANY(${productIds}::bigint[])
      WHERE u.id = ${userId} GROUP BY 1, 2`,
      'sale history',
    ),

  /** True if the person of a sub-order has now bought more of its goods within a window than a limit of a sale allowed. */
  async isOverLimit(vendorOrderId: number): Promise<boolean> {
    const row = await database.first(
      sql`
      WITH line AS (
        SELECT item.product_id, item.quantity, item.sold_under, ${dayOfSale} AS day
        FROM vendor_orders own JOIN users u ON u.id = own.user_id ${samePerson}
        JOIN orders o ON o.user_id = person.id AND o.state IN ('paying', 'placed')
        JOIN vendor_orders part ON part.order_id = o.id AND NOT order_is_cancelled(part.status)
        JOIN order_items item ON item.vendor_order_id = part.id
          AND item.product_id IN (SELECT product_id FROM order_items WHERE vendor_order_id = ${vendorOrderId})
        WHERE own.id = ${vendorOrderId}
      )
      SELECT 1 FROM line
      CROSS JOIN LATERAL jsonb_to_recordset(line.sold_under -> 'limits') AS bound (quantity integer, days integer)
      WHERE bound.quantity < (
        SELECT sum(other.quantity) FROM line other
        WHERE other.product_id = line.product_id AND other.day <= line.day AND other.day > line.day - bound.days)
      LIMIT 1`,
      'limits of a reopened order',
    );
    return row !== null;
  },

  /** Freezes the rules that the lines of a draft are sold under, and the buyer's statement about their age. */
  freeze: (orderId: number, lines: readonly RuledOrderLine[], ageConfirmed: boolean) =>
    database.query(
      sql`
      WITH stated AS (UPDATE orders SET age_confirmed_at = now() WHERE id = ${orderId} AND ${ageConfirmed}::boolean)
      UPDATE order_items item SET sold_under = line.rules
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line (order_item_id bigint, rules jsonb)
      WHERE item.id = line.order_item_id`,
      'freeze sale rules',
    ),
});
