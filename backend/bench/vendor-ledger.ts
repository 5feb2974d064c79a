import { sql, type SQL } from '../src/sql/sql.ts';
import type { Database } from '../src/database/database.ts';

/** Number of the statement of a closed month. */
export const STATEMENT = 'ST-BENCH-2-SAR';

/** One in 40 sub-orders is returned, one in 2 is paid by card. */
const PER_RETURN = 40;
const PER_CARD = 2;

/** SQL statements for the synthetic history of a shop, in this order. */
const historyOf = (vendorId: number): SQL[] => [
  sql`UPDATE vendor_orders SET completed_at = placed_at + interval '3 days',
      collected_by = CASE id % 3 WHEN 0 THEN 'vendor' ELSE 'carrier' END,
      remitted_at = CASE WHEN id % 3 > 0 AND id % 20 > 0 THEN placed_at + interval '6 days' END
    WHERE vendor_id = ${vendorId} AND order_is_completed(status)`,
  sql`UPDATE order_items i SET commission = i.sub_total / 10, commission_vat = i.sub_total / 66, commission_bp = 1000,
      commission_vat_bp = 1500, commission_source = 'none'
    FROM vendor_orders part WHERE part.id = i.vendor_order_id AND part.vendor_id = ${vendorId}`,
  sql`SELECT count(posted) FROM (
      SELECT post_kinds(part, kinds_of_part(part, false), NULL, part.completed_at::date) AS posted
      FROM vendor_orders part WHERE vendor_id = ${vendorId} AND completed_at IS NOT NULL ORDER BY id) AS completed`,
  sql`WITH entry AS (
      INSERT INTO ledger_entries (key, kind, currency, vendor_id, vendor_order_id, reason, occurred_on)
      SELECT 'carrier_remitted:' || id || ':1', 'carrier_remitted', currency, vendor_id, id, 'BANK-' || id % 100, remitted_at::date
      FROM vendor_orders WHERE vendor_id = ${vendorId} AND remitted_at IS NOT NULL RETURNING id, currency, vendor_order_id
    )
    INSERT INTO ledger_lines (entry_id, no, currency, account, component, amount)
    SELECT entry.id, line.no, entry.currency, line.account, 'amount', line.sign * part.total_amount
    FROM entry JOIN vendor_orders part ON part.id = entry.vendor_order_id
    CROSS JOIN (VALUES (1, 'bank', 1), (2, 'carrier', -1)) AS line (no, account, sign)`,
  sql`INSERT INTO invoice_series (issuer, last, last_issued_at) SELECT ${vendorId}::text, count(*), now()
    FROM vendor_orders WHERE vendor_id = ${vendorId} AND order_is_completed(status)`,
  sql`INSERT INTO invoices (issuer, vendor_id, number, invoice_no, kind, form, vendor_order_id, issued_at, currency, total, vat,
      tax_currency, tax_vat, document, previous_hash, hash)
    SELECT vendor_id::text, vendor_id, no, 'INV-' || vendor_id || '-' || lpad(no::text, 6, '0'), 'invoice', 'simplified', id,
      placed_at + interval '1 day', currency, total_amount, total_amount / 8, 'SAR', total_amount / 8, repeat(id::text, 200),
      sha256(no::text::bytea), sha256((no + 1)::text::bytea)
    FROM (SELECT part.*, row_number() OVER (ORDER BY id) AS no FROM vendor_orders part
      WHERE vendor_id = ${vendorId} AND order_is_completed(status)) AS shipped`,
  sql`INSERT INTO payments (order_id, attempt, provider, ref, amount, currency, scheme, state, created_at, updated_at)
    SELECT o.id, 1, 'tap', 'chg_' || o.id, o.grand_total, o.currency, 'MADA', 'paid', o.placed_at, o.placed_at
    FROM orders o JOIN vendor_orders part ON part.order_id = o.id WHERE part.vendor_id = ${vendorId} AND part.id % ${PER_CARD} = 0`,
  sql`INSERT INTO returns (return_no, vendor_order_id, state, return_shipping, requested_at, due_at, iban, holder, refund_total)
    SELECT 'RET-' || (90000000 + id), id, state, 'customer', placed_at + interval '5 days',
      CASE state WHEN 'requested' THEN placed_at + interval '9 days' END, '', '', CASE state WHEN 'inspected' THEN 1000 ELSE 0 END
    FROM (SELECT part.*, CASE WHEN id % 400 = 0 THEN 'requested' ELSE 'inspected' END AS state FROM vendor_orders part
      WHERE vendor_id = ${vendorId} AND order_is_completed(status) AND id % ${PER_RETURN} = 0) AS sent_back`,
  sql`INSERT INTO return_lines (return_id, order_item_id, quantity, reason, restock, sub_total, refund)
    SELECT r.id, (SELECT min(i.id) FROM order_items i WHERE i.vendor_order_id = r.vendor_order_id), 1, 'damaged',
      CASE r.state WHEN 'inspected' THEN 1 ELSE 0 END, r.refund_total, r.refund_total
    FROM returns r JOIN vendor_orders part ON part.id = r.vendor_order_id WHERE part.vendor_id = ${vendorId}`,
  sql`INSERT INTO statements
      (statement_no, vendor_id, company_name, company_name_ar, currency, from_day, to_day, opening, closing, closed_at)
    SELECT 'ST-BENCH-' || months || '-' || currency, ${vendorId}, 'Bench', '', currency, (month - months * interval '1 month')::date,
      (month - (months - 1) * interval '1 month')::date - 1, 0, 0, now()
    FROM date_trunc('month', now()) AS month, generate_series(1, 12) AS months, unnest(ARRAY['SAR', 'BHD', 'USD']) AS currency`,
  sql`INSERT INTO statement_entries (statement_id, entry_id)
    SELECT s.id, e.id FROM ledger_entries e
    JOIN statements s ON s.vendor_id = e.vendor_id AND s.currency = e.currency AND e.occurred_on BETWEEN s.from_day AND s.to_day
    WHERE e.vendor_id = ${vendorId} AND EXISTS (SELECT FROM ledger_lines l WHERE l.entry_id = e.id AND l.account = 'vendor')`,
];

/** Adds ledger entries, invoices, card payments, returns and statements. Bypasses triggers. */
export const createVendorLedger = async (database: Database, vendorId: number): Promise<void> => {
  await database.query(sql`SET LOCAL session_replication_role = replica`);
  for (const statement of historyOf(vendorId)) await database.query(statement);
  await database.query(sql`SET LOCAL session_replication_role = DEFAULT`);
};
