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
      SELECT item.product_id, (coalesce(o.placed_at, o.reserved_at) AT TIME ZONE 'Asia/Riyadh')::date AS day,
        sum(item.quantity)::integer AS quantity
      FROM users u
      JOIN users person ON person.id = u.id
        OR (u.email <> '' AND person.email = u.email AND (person.deleted_at IS NULL OR person.kind = 'guest'))
      JOIN orders o ON o.user_id = person.id AND o.state IN ('paying', 'placed')
        AND coalesce(o.placed_at, o.reserved_at) > now() - ${LONGEST_WINDOW}
      JOIN vendor_orders part ON part.order_id = o.id AND NOT order_is_cancelled(part.status)
      JOIN order_items item ON item.vendor_order_id = part.id AND item.product_id = ANY(${productIds}::bigint[])
      WHERE u.id = ${userId} GROUP BY 1, 2`,
      'sale history',
    ),

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
