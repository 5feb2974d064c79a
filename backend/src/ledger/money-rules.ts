import { sql, type SQL } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

// Rules about money. Sub-orders older than the commission have neither commission nor entries.

const rateRules: LedgerRule[] = [
  {
    rule: 'The commission of a line follows the most specific rate in force when the order was placed',
    violations: sql`
      SELECT part.order_sub_no AS subject,
        concat('line ', i.id, ': ', i.commission, ' at ', i.commission_bp, ' by ', i.commission_source) AS detail
      FROM order_items i JOIN vendor_orders part ON part.id = i.vendor_order_id JOIN orders o ON o.id = part.order_id
      LEFT JOIN LATERAL commission_rate_of(i.category_id, part.vendor_id, part.placed_at) AS rate ON true
      WHERE i.commission IS NOT NULL AND (
        (i.commission_rate_id, i.commission_source, i.commission_bp)
          IS DISTINCT FROM (rate.id, commission_source(rate), coalesce(rate.rate_bp, 0))
        OR i.commission IS DISTINCT FROM portion(commission_base(i, o.discount_funder), i.commission_bp)
        OR i.commission_vat <> portion(i.commission, i.commission_vat_bp))`,
  },
  {
    rule: 'Either all lines of a sub-order have a commission or none has',
    violations: sql`
      SELECT part.order_sub_no AS subject, count(i.commission) || ' of ' || count(*) AS detail
      FROM vendor_orders part JOIN order_items i ON i.vendor_order_id = part.id
      GROUP BY part.id HAVING count(i.commission) NOT IN (0, count(*))`,
  },
];

const entryRules: LedgerRule[] = [
  {
    rule: 'Every entry balances to zero in its currency',
    violations: sql`
      SELECT 'entry ' || entry.key AS subject, 'sum ' || sum(line.amount) AS detail
      FROM ledger_entries entry JOIN ledger_lines line ON line.entry_id = entry.id
      GROUP BY entry.id HAVING sum(line.amount) <> 0 OR bool_or(line.currency <> entry.currency)`,
  },
  {
    rule: 'A reversal negates its entry line by line',
    violations: sql`
      SELECT 'entry ' || max(key) AS subject, 'line ' || no AS detail
      FROM (
        SELECT entry.id, entry.key, line.* FROM ledger_entries entry JOIN ledger_lines line ON line.entry_id = entry.id
        WHERE entry.kind = 'reversal'
        UNION ALL
        SELECT entry.id, entry.key, line.* FROM ledger_entries entry JOIN ledger_lines line ON line.entry_id = entry.reverses_id
      ) AS pair (id, key, entry_id, no)
      GROUP BY id, no, currency, account, vendor_id, order_item_id, component
      HAVING count(*) <> 2 OR sum(amount) <> 0`,
  },
];

/**
 * Sub-orders with the kinds of entries that their status requires: `part` is a row of vendor_orders, `kinds` a list.
 */
const expectedKinds: SQL = sql`(
  SELECT part.id, CASE
    WHEN order_is_completed(part.status) THEN kinds_of_part(part, false)
    WHEN order_is_refunded(part.status) AND order_is_completed(last.from_status) THEN kinds_of_part(part, true) ELSE '{}' END AS kinds
  FROM vendor_orders part CROSS JOIN LATERAL (
    SELECT from_status FROM order_status_history h
    WHERE h.vendor_order_id = part.id AND h.from_status IS DISTINCT FROM h.to_status ORDER BY h.id DESC LIMIT 1) AS last
  WHERE EXISTS (SELECT FROM order_items i WHERE i.vendor_order_id = part.id AND i.commission IS NOT NULL))`;

const partRules: LedgerRule[] = [
  {
    rule: 'A sub-order has exactly the entries that its status requires, once each',
    violations: sql`
      SELECT 'vendor order ' || coalesce(expected.id, standing.id) AS subject,
        concat(coalesce(expected.kind, standing.kind), ' stands ', coalesce(standing.count, 0), ' times') AS detail
      FROM (SELECT id, unnest(kinds) AS kind FROM ${expectedKinds} AS wanted) AS expected
      FULL JOIN (
        SELECT vendor_order_id AS id, kind, count(*) FROM standing_entries WHERE vendor_order_id IS NOT NULL
          AND return_id IS NULL AND payment_operation_id IS NULL
          AND kind IN ('collect', 'sale', 'commission', 'vat_withheld', 'refund', 'commission_back', 'vat_back')
        GROUP BY vendor_order_id, kind
      ) AS standing ON standing.id = expected.id AND standing.kind = expected.kind
      WHERE expected.id IS NULL OR standing.count IS DISTINCT FROM 1`,
  },
  {
    rule: 'The entries of a sub-order match its frozen amounts',
    violations: sql`
      SELECT 'vendor order ' || id AS subject, concat_ws(' ', kind, account, component, sum(amount)) AS detail
      FROM (
        SELECT expected.id, line.kind, line.account, line.component, line.order_item_id, line.amount
        FROM ${expectedKinds} AS expected CROSS JOIN LATERAL part_lines(expected.id) AS line
        WHERE line.kind = ANY(expected.kinds)
        UNION ALL
        SELECT entry.vendor_order_id, entry.kind, line.account, line.component, line.order_item_id, -line.amount
        FROM standing_entries entry JOIN ledger_lines line ON line.entry_id = entry.id
        WHERE entry.return_id IS NULL AND entry.payment_operation_id IS NULL
          AND entry.kind IN ('collect', 'sale', 'commission', 'vat_withheld', 'refund', 'commission_back', 'vat_back')
      ) AS compared
      GROUP BY id, kind, account, component, order_item_id HAVING sum(amount) <> 0`,
  },
  {
    rule: 'The customer account of a sub-order is zero, or minus the captured amount until it is completed or cancelled',
    violations: sql`
      SELECT part.order_sub_no AS subject, 'customer ' || sum(line.amount) AS detail
      FROM ledger_lines line JOIN ledger_entries entry ON entry.id = line.entry_id
      JOIN vendor_orders part ON part.id = entry.vendor_order_id
      WHERE line.account = 'customer' GROUP BY part.id
      HAVING sum(line.amount) <> CASE WHEN part.completed_at IS NOT NULL OR order_is_cancelled(part.status) THEN 0 ELSE coalesce((
        SELECT -operation.amount FROM payment_operations operation
        WHERE operation.vendor_order_id = part.id AND operation.kind = 'capture' AND operation.state = 'done'), 0) END`,
  },
];

/** Account totals, and the totals that the sub-orders imply. */
const totalRule = (rule: string, account: SQL, status: SQL, amount: SQL): LedgerRule => ({
  rule,
  violations: sql`
    SELECT coalesce(booked.currency, owed.currency) AS subject,
      concat('booked ', coalesce(booked.amount, 0), ', parts ', coalesce(owed.amount, 0)) AS detail
    FROM (
      SELECT line.currency, sum(line.amount) AS amount FROM ledger_lines line JOIN ledger_entries entry ON entry.id = line.entry_id
      WHERE line.account = ${account} AND entry.payment_operation_id IS NULL GROUP BY line.currency
    ) AS booked
    FULL JOIN (
      SELECT part.currency, sum(${amount}) AS amount
      FROM vendor_orders part JOIN orders o ON o.id = part.order_id JOIN order_items i ON i.vendor_order_id = part.id
      WHERE part.completed_at IS NOT NULL AND ${status} GROUP BY part.currency
    ) AS owed ON owed.currency = booked.currency
    WHERE coalesce(booked.amount, 0) <> coalesce(owed.amount, 0)`,
});

/** Share of the marketplace's coupon in the returned units of the line `i`. */
const takenBack = sql`coalesce((
  SELECT sum(back.discount_platform) FROM return_lines back JOIN returns r ON r.id = back.return_id
  WHERE back.order_item_id = i.id AND r.state = 'inspected'), 0)`;

const totalRules: LedgerRule[] = [
  totalRule(
    'The marketplace’s coupon costs match its share of the discounts on completed sub-orders',
    sql`'promotion'`,
    sql`order_is_completed(part.status)`,
    sql`CASE WHEN o.discount_funder = 'vendor' THEN 0 ELSE i.discount END - ${takenBack}`,
  ),
];

/** Rules about commission and the ledger. */
export const moneyRules: LedgerRule[] = [...rateRules, ...entryRules, ...partRules, ...totalRules];
