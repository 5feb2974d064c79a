import { sql, type SQL } from '../../../sql/sql.ts';

/** Kind of an entry `e`, or of the entry `was` that it reverses. */
const kind = sql`coalesce(was.kind, e.kind)`;

/**
 * Effects of a statement's entries on its balance: `section`, `amount`, `entry_id`, `vendor_order_id`. The ledger has
 * goods net of the vendor's own coupon; a statement lists both, from the frozen order line.
 * @param statementId statement id as an SQL expression
 */
export const sectionAmounts = (statementId: SQL): SQL => sql`(
  SELECT split.section, split.amount, e.id AS entry_id, e.vendor_order_id
  FROM statement_entries stated JOIN ledger_entries e ON e.id = stated.entry_id
  LEFT JOIN ledger_entries was ON was.id = e.reverses_id
  JOIN ledger_lines l ON l.entry_id = e.id AND l.account = 'vendor'
  LEFT JOIN order_items item ON item.id = l.order_item_id AND ${kind} = 'sale' AND l.component = 'goods'
  CROSS JOIN LATERAL (
    SELECT 'goods' AS section, (-sign(l.amount) * item.sub_total)::bigint AS amount WHERE item.id IS NOT NULL
    UNION ALL
    SELECT 'coupons', (-l.amount + sign(l.amount) * item.sub_total)::bigint
    WHERE item.id IS NOT NULL AND abs(l.amount) <> item.sub_total
    UNION ALL
    SELECT CASE
        WHEN ${kind} = 'sale' THEN 'shipping'
        WHEN ${kind} IN ('commission', 'commission_back') THEN l.component
        WHEN ${kind} IN ('vat_withheld', 'vat_back') THEN 'vat_withheld'
        WHEN ${kind} = 'refund' THEN 'refunds'
        WHEN ${kind} = 'collect' THEN 'cash'
        WHEN ${kind} = 'vendor_paid_in' THEN 'paid_in'
        WHEN ${kind} = 'payout' THEN 'payouts'
        ELSE 'adjustments' END, -l.amount
    WHERE item.id IS NULL
  ) AS split
  WHERE stated.statement_id = ${statementId})`;
