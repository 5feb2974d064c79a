import { FAULT_REASONS } from '../facts/returns.ts';
import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

const isFault = sql`line.reason IN (${sql.join(
  FAULT_REASONS.map((reason) => sql`${reason}`),
  sql`, `,
)})`;

/** Lines with their return, sold line, sub-order and order. */
const source = sql`return_lines line JOIN returns r ON r.id = line.return_id
  JOIN order_items i ON i.id = line.order_item_id JOIN vendor_orders part ON part.id = i.vendor_order_id
  JOIN orders o ON o.id = part.order_id`;

const unitRules: LedgerRule[] = [
  {
    rule: 'No more units are returned than were bought',
    violations: sql`
      SELECT 'line ' || i.id AS subject, concat('bought ', i.quantity, ', back ', sum(line.quantity)) AS detail
      FROM ${source} WHERE return_is_live(r.state) GROUP BY i.id HAVING sum(line.quantity) > i.quantity`,
  },
  {
    rule: 'No unit was accepted against its return class, deadline or seal without a fault or an admin’s decision',
    violations: sql`
      SELECT r.return_no AS subject, concat('line ', line.id, ': ', i.return_class, ', ', line.reason) AS detail
      FROM ${source} WHERE line.restock + line.write_off > 0 AND NOT ${isFault} AND r.overruled_by IS NULL
        AND (i.return_class IN ('cold_chain', 'final') OR (i.return_class = 'sealed' AND line.opened)
          OR part.completed_at IS NULL OR (r.requested_at AT TIME ZONE 'Asia/Riyadh')::date
            > (part.completed_at AT TIME ZONE 'Asia/Riyadh')::date + i.return_days)`,
  },
  {
    rule: 'Every inspected unit was restocked, written off or refused, and restocked units are in the stock',
    violations: sql`
      SELECT r.return_no AS subject, concat('line ', line.id, ': ', line.quantity, ' units, inspected ',
        line.restock + line.write_off + line.refused, ', in stock ', coalesce(moved.units, 0)) AS detail
      FROM ${source} LEFT JOIN LATERAL (
        SELECT sum(m.delta) AS units FROM stock_moves m WHERE m.return_id = r.id AND m.product_id = i.product_id
          AND m.variant_id IS NOT DISTINCT FROM i.variant_id) AS moved ON true
      WHERE (r.state = 'inspected' AND line.quantity <> line.restock + line.write_off + line.refused)
        OR (r.state <> 'inspected' AND (line.restock + line.write_off + line.refused > 0 OR line.refund > 0))
        OR coalesce(moved.units, 0) <> (
          SELECT sum(twin.restock) FROM return_lines twin JOIN order_items same ON same.id = twin.order_item_id
          WHERE twin.return_id = r.id AND same.product_id = i.product_id AND same.variant_id IS NOT DISTINCT FROM i.variant_id)`,
  },
];

const amountRules: LedgerRule[] = [
  {
    rule: 'The returns of a line refund shares of the amounts frozen at the sale',
    violations: sql`
      SELECT 'line ' || i.id AS subject, concat('back ', sum(line.refund), ' for ', sum(line.restock + line.write_off), ' units') AS detail
      FROM ${source} WHERE r.state = 'inspected' GROUP BY i.id, o.discount_funder
      HAVING (sum(line.sub_total), sum(line.discount_vendor + line.discount_platform), sum(line.shipping), sum(line.vat_goods),
          sum(line.vat_shipping), sum(line.commission), sum(line.commission_vat))
        IS DISTINCT FROM (SELECT ROW(a.sub_total::numeric, a.discount::numeric, a.shipping::numeric, a.vat_goods::numeric,
          a.vat_shipping::numeric, a.commission::numeric, a.commission_vat::numeric)
          FROM amounts_of_units(i, o.discount_funder, sum(line.restock + line.write_off), sum(line.shipping_quantity)) AS a)
        OR sum(CASE WHEN o.discount_funder = 'vendor' THEN line.discount_platform ELSE line.discount_vendor END) > 0`,
  },
  {
    rule: 'The entries of a return match its lines and its goodwill',
    violations: sql`
      SELECT r.return_no AS subject, concat_ws(' ', missing.kind, missing.account, missing.component, missing.amount) AS detail
      FROM returns r CROSS JOIN LATERAL return_lines_missing(r.id) AS missing
      UNION ALL
      SELECT r.return_no, concat('total ', r.refund_total, ', lines ', sum(line.refund))
      FROM returns r JOIN return_lines line ON line.return_id = r.id GROUP BY r.id HAVING r.refund_total <> sum(line.refund)`,
  },
  {
    rule: 'The vendor of a fully returned sub-order keeps only the cash they collected',
    violations: sql`
      SELECT part.order_sub_no AS subject, concat('vendor ', balance.amount, ', total ', part.total_amount) AS detail
      FROM vendor_orders part
      CROSS JOIN LATERAL (
        SELECT sum(line.amount) AS amount FROM ledger_lines line JOIN ledger_entries entry ON entry.id = line.entry_id
        WHERE entry.vendor_order_id = part.id AND line.account = 'vendor'
          AND entry.kind IN ('collect', 'sale', 'commission', 'vat_withheld', 'refund', 'commission_back', 'vat_back')
      ) AS balance
      WHERE order_is_completed(part.status) AND EXISTS (SELECT FROM returns r WHERE r.vendor_order_id = part.id AND r.state = 'inspected')
        AND NOT EXISTS (
          SELECT FROM order_items i WHERE i.vendor_order_id = part.id AND i.quantity > (
            SELECT coalesce(sum(line.restock + line.write_off), 0) FROM return_lines line WHERE line.order_item_id = i.id))
        AND balance.amount <> CASE WHEN part.collected_by = 'vendor' THEN part.total_amount ELSE 0 END`,
  },
];

const refundRules: LedgerRule[] = [
  {
    rule: 'The refunds of each refund entry add up to its amount',
    violations: sql`
      SELECT 'entry ' || coalesce(owed.id, refund.entry_id) AS subject,
        concat('owed ', coalesce(owed.amount, 0), ', refund ', coalesce(refund.amount, 0)) AS detail
      FROM (
        SELECT entry.id, -sum(line.amount) AS amount FROM standing_entries entry JOIN ledger_lines line ON line.entry_id = entry.id
        WHERE entry.kind = 'refund' AND line.account = 'refunds_due' GROUP BY entry.id
      ) AS owed FULL JOIN (SELECT entry_id, sum(amount) AS amount FROM refunds GROUP BY entry_id) AS refund
        ON refund.entry_id = owed.id
      WHERE refund.amount IS DISTINCT FROM owed.amount`,
  },
  {
    rule: 'The balance of refunds due is the sum of the unpaid refunds',
    violations: sql`
      SELECT coalesce(booked.currency, due.currency) AS subject,
        concat('booked ', coalesce(booked.amount, 0), ', refunds ', coalesce(due.amount, 0)) AS detail
      FROM (SELECT currency, -sum(amount) AS amount FROM ledger_lines WHERE account = 'refunds_due' GROUP BY currency) AS booked
      FULL JOIN (SELECT currency, sum(amount) AS amount FROM refunds WHERE state <> 'paid' GROUP BY currency) AS due
        ON due.currency = booked.currency
      WHERE coalesce(booked.amount, 0) <> coalesce(due.amount, 0)`,
  },
  {
    rule: 'A customer is not refunded more than the payment plus goodwill',
    violations: sql`
      SELECT part.order_sub_no AS subject, concat('paid ', part.total_amount, ', refunds ', sum(refund.amount)) AS detail
      FROM refunds refund JOIN vendor_orders part ON part.id = refund.vendor_order_id
      GROUP BY part.id HAVING sum(refund.amount) > part.total_amount + (
        SELECT coalesce(sum(r.goodwill), 0) FROM returns r WHERE r.vendor_order_id = part.id)`,
  },
];

/** Rules about returns and refunds. */
export const returnRules: LedgerRule[] = [...unitRules, ...amountRules, ...refundRules];
