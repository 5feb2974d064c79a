import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

// Rules about payouts, statements and carrier cash.

const paidRules: LedgerRule[] = [
  {
    rule: 'The amount of a payout is the sum owed to the vendor by its entries',
    violations: sql`
      SELECT p.payout_no AS subject, concat('amount ', p.amount, ', entries ', paid.amount) AS detail
      FROM payouts p LEFT JOIN (
        SELECT own.id, -sum(l.amount) AS amount, bool_and(l.vendor_id = own.vendor_id AND l.currency = own.currency) AS is_own
        FROM payouts own JOIN payout_entries taken ON taken.payout_id = own.id
        JOIN ledger_lines l ON l.entry_id = taken.entry_id AND l.account = 'vendor' GROUP BY own.id
      ) AS paid ON paid.id = p.id
      WHERE paid.amount IS DISTINCT FROM p.amount::numeric OR NOT paid.is_own`,
  },
  {
    rule: 'No entry is in two payouts, and a payout releases only its own entries',
    violations: sql`
      SELECT 'entry ' || taken.entry_id AS subject, 'paid ' || count(*) || ' times' AS detail
      FROM payout_entries taken JOIN payouts p ON p.id = taken.payout_id
      WHERE p.state IN ('underway', 'paid') GROUP BY taken.entry_id HAVING count(*) > 1
      UNION ALL
      SELECT p.payout_no, concat(p.state, ', entry ', taken.entry_id, ' released ', taken.released_at)
      FROM payout_entries taken JOIN payouts p ON p.id = taken.payout_id
      WHERE (taken.released_at IS NULL) <> (p.state IN ('underway', 'paid'))`,
  },
  {
    rule: 'A payout has exactly the entries that its state requires',
    violations: sql`
      SELECT p.payout_no AS subject, concat(p.state, ': ', standing.ordered, ' ordered, ', standing.paid, ' paid') AS detail
      FROM payouts p LEFT JOIN (
        SELECT e.payout_id, -sum(l.amount) FILTER (WHERE e.kind = 'payout') AS ordered,
          sum(l.amount) FILTER (WHERE e.kind = 'payout_paid') AS paid
        FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id AND l.account = 'payouts_underway'
        WHERE e.kind <> 'reversal' AND NOT EXISTS (SELECT FROM ledger_entries back WHERE back.reverses_id = e.id)
        GROUP BY e.payout_id
      ) AS standing ON standing.payout_id = p.id
      WHERE coalesce(standing.ordered, 0) <> CASE WHEN p.state IN ('underway', 'paid') THEN p.amount ELSE 0 END
        OR coalesce(standing.paid, 0) <> CASE p.state WHEN 'paid' THEN p.amount ELSE 0 END`,
  },
  {
    rule: 'The balance of payouts in transit is the sum of the pending payouts',
    violations: sql`
      SELECT coalesce(booked.currency, ordered.currency) AS subject,
        concat('booked ', coalesce(booked.amount, 0), ', payouts ', coalesce(ordered.amount, 0)) AS detail
      FROM (SELECT currency, -sum(amount) AS amount FROM ledger_lines WHERE account = 'payouts_underway' GROUP BY currency) AS booked
      FULL JOIN (SELECT currency, sum(amount) AS amount FROM payouts WHERE state = 'underway' GROUP BY currency) AS ordered
        ON ordered.currency = booked.currency
      WHERE coalesce(booked.amount, 0) <> coalesce(ordered.amount, 0)`,
  },
];

/** Entries on a vendor's balance, with their amount on it. */
const ofVendors = sql`(
  SELECT e.id, e.vendor_id, e.currency, e.occurred_on, e.created_at, -sum(l.amount) AS amount
  FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id AND l.account = 'vendor' GROUP BY e.id)`;

const statementRules: LedgerRule[] = [
  {
    rule: 'A statement opens with the previous closing balance, and its entries add up to the difference',
    violations: sql`
      SELECT s.statement_no AS subject, concat('opening ', s.opening, ' after ', s.before, ', closing ', s.closing,
        ', entries ', stated.amount) AS detail
      FROM (
        SELECT *, coalesce(lag(closing) OVER (PARTITION BY vendor_id, currency ORDER BY to_day), 0) AS before FROM statements
      ) AS s LEFT JOIN (
        SELECT own.id, sum(entry.amount) AS amount,
          bool_and((entry.vendor_id, entry.currency) = (own.vendor_id, own.currency) AND entry.occurred_on <= own.to_day) AS is_own
        FROM statements own JOIN statement_entries stated ON stated.statement_id = own.id
        JOIN ${ofVendors} AS entry ON entry.id = stated.entry_id GROUP BY own.id
      ) AS stated ON stated.id = s.id
      WHERE s.opening <> s.before OR s.closing <> s.opening + coalesce(stated.amount, 0) OR NOT coalesce(stated.is_own, true)`,
  },
  {
    rule: 'No entry booked at least a day before the closing of a month is missing on its statement',
    violations: sql`
      SELECT 'entry ' || entry.id AS subject, concat('of ', entry.occurred_on, ', closed until ', last.to_day) AS detail
      FROM ${ofVendors} AS entry JOIN (
        SELECT DISTINCT ON (vendor_id, currency) vendor_id, currency, to_day, closed_at FROM statements
        ORDER BY vendor_id, currency, to_day DESC
      ) AS last ON last.vendor_id = entry.vendor_id AND last.currency = entry.currency
      WHERE entry.occurred_on <= last.to_day AND entry.created_at < last.closed_at - interval '1 day'
        AND NOT EXISTS (SELECT FROM statement_entries stated WHERE stated.entry_id = entry.id)`,
  },
  {
    rule: 'A vendor’s balance is the last closing balance plus the entries not yet on a statement',
    violations: sql`
      SELECT concat('vendor ', vendor_id, ', ', currency) AS subject,
        concat('entries ', sum(amount), ', closing ', max(closing), ' and ', sum(amount) FILTER (WHERE NOT is_stated)) AS detail
      FROM (
        SELECT entry.vendor_id, entry.currency, entry.amount, last.closing,
          EXISTS (SELECT FROM statement_entries stated WHERE stated.entry_id = entry.id) AS is_stated
        FROM ${ofVendors} AS entry LEFT JOIN (
          SELECT DISTINCT ON (vendor_id, currency) vendor_id, currency, closing FROM statements
          ORDER BY vendor_id, currency, to_day DESC
        ) AS last ON last.vendor_id = entry.vendor_id AND last.currency = entry.currency
      ) AS entry GROUP BY vendor_id, currency
      HAVING sum(amount) <> coalesce(max(closing), 0) + coalesce(sum(amount) FILTER (WHERE NOT is_stated), 0)`,
  },
];

const carrierRule: LedgerRule = {
  rule: 'A carrier owes the full total of a sub-order it collected until it remits the cash, and nothing afterwards',
  violations: sql`
    SELECT part.order_sub_no AS subject, concat('carrier ', held.amount, ', total ', part.total_amount, ', remitted ', part.remitted_at) AS detail
    FROM vendor_orders part JOIN (
      SELECT entry.vendor_order_id AS id, sum(line.amount) AS amount
      FROM ledger_lines line JOIN ledger_entries entry ON entry.id = line.entry_id
      WHERE line.account = 'carrier' GROUP BY entry.vendor_order_id
    ) AS held ON held.id = part.id
    WHERE held.amount <> CASE WHEN part.collected_by = 'carrier' AND part.remitted_at IS NULL THEN part.total_amount ELSE 0 END
      OR part.collected_by = 'carrier' AND NOT EXISTS (
        SELECT FROM pickups p WHERE p.vendor_order_id = part.id AND p.booked_at IS NOT NULL AND p.cancelled_at IS NULL)
      AND NOT EXISTS (
        SELECT FROM ledger_entries back JOIN ledger_entries was ON was.id = back.reverses_id
        WHERE back.vendor_order_id = part.id AND was.kind = 'collect' AND back.reason <> '')`,
};

/** Rules about payouts, statements and carrier cash. */
export const payoutRules: LedgerRule[] = [...paidRules, ...statementRules, carrierRule];
