import { sql, type SQL } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

// Rules about invoices. Those of a vendor's own software are not in our series.

const seriesRules: LedgerRule[] = [
  {
    rule: 'The invoice numbers of each issuer are 1, 2, 3 … without gaps',
    violations: sql`
      SELECT 'series ' || s.issuer AS subject, concat('last ', s.last, ', ', count(i.number), ' up to ', max(i.number)) AS detail
      FROM invoice_series s LEFT JOIN invoices i ON i.issuer = s.issuer
      GROUP BY s.issuer HAVING s.last <> count(i.number) OR s.last <> coalesce(max(i.number), 0) OR min(i.number) <> 1`,
  },
  {
    rule: 'Each invoice is chained by hash to the previous one and unchanged since it was issued',
    violations: sql`
      SELECT i.invoice_no AS subject, 'the chain is broken' AS detail
      FROM invoices i LEFT JOIN invoices before ON before.issuer = i.issuer AND before.number = i.number - 1
      WHERE i.number IS NOT NULL AND (i.previous_hash <> coalesce(before.hash, sha256('0'))
        OR i.hash <> sha256(i.previous_hash || convert_to(i.document, 'UTF8')))`,
  },
  {
    rule: 'No invoice is older than the previous one in its series',
    violations: sql`
      SELECT i.invoice_no AS subject, concat('issued ', i.issued_at, ', before it ', before.issued_at) AS detail
      FROM invoices i JOIN invoices before ON before.issuer = i.issuer AND before.number = i.number - 1
      WHERE i.issued_at < before.issued_at`,
  },
];

/** Amounts of a document line. */
const amounts = (
  line: SQL,
) => sql`(${line}.quantity, ${line}.sub_total, ${line}.discount_vendor, ${line}.discount_platform,
  ${line}.vat_goods, ${line}.shipping, ${line}.vat_shipping)`;

const printed = (name: SQL) => sql`(i.document::jsonb #>> ${name}::text[])`;

const sumRules: LedgerRule[] = [
  {
    rule: 'The credit notes of a fully credited invoice add up to its tax, also in the currency of its country',
    violations: sql`
      SELECT i.invoice_no AS subject, concat('tax ', i.tax_vat, ', given back ', given.tax_vat) AS detail
      FROM invoices i JOIN (
        SELECT corrects_id, sum(vat) AS vat, sum(tax_vat) AS tax_vat FROM invoices
        WHERE kind = 'credit_note' AND mode = 'balsam' GROUP BY corrects_id
      ) AS given ON given.corrects_id = i.id
      WHERE i.mode = 'balsam' AND given.vat = i.vat AND given.tax_vat <> i.tax_vat`,
  },
  {
    rule: 'An invoice charges the amounts frozen at the sale, and its credit notes do not exceed it',
    violations: sql`
      SELECT i.invoice_no AS subject, concat('line ', coalesce(line.order_item_id, sold.order_item_id)) AS detail
      FROM invoices i CROSS JOIN LATERAL unnest(sold_lines(i.vendor_order_id)) AS sold
      FULL JOIN invoice_lines line ON line.invoice_id = i.id AND line.order_item_id = sold.order_item_id
      WHERE i.kind = 'invoice' AND i.mode = 'balsam' AND ${amounts(sql`line`)} IS DISTINCT FROM ${amounts(sql`sold`)}
      UNION ALL
      SELECT i.invoice_no, concat('line ', rest.order_item_id, ' is given back twice')
      FROM invoices i CROSS JOIN LATERAL unnest(open_lines(i.id)) AS rest
      WHERE i.kind = 'invoice' AND least(rest.quantity, rest.sub_total - rest.discount_vendor - rest.discount_platform,
        rest.vat_goods, rest.shipping, rest.vat_shipping) < 0`,
  },
  {
    rule: 'The document and the columns of an invoice match the sum of its lines',
    violations: sql`
      SELECT i.invoice_no AS subject, concat('total ', i.total, ', tax ', i.vat) AS detail
      FROM invoices i LEFT JOIN LATERAL (
        SELECT sum(sub_total - discount_vendor + shipping) AS total, sum(vat_goods + vat_shipping) AS vat
        FROM invoice_lines WHERE invoice_id = i.id) AS line ON true
      WHERE i.mode = 'balsam' AND (
        (i.vendor_order_id IS NOT NULL AND (i.total, i.vat) IS DISTINCT FROM (line.total, line.vat))
        OR (${printed(sql`'{totals,total}'`)}, ${printed(sql`'{totals,vat}'`)}, ${printed(sql`'{tax,vat}'`)}, ${printed(sql`'{number}'`)})
          IS DISTINCT FROM (decimal_amount(i.total, i.currency), decimal_amount(i.vat, i.currency),
            decimal_amount(i.tax_vat, i.tax_currency), i.invoice_no))`,
  },
];

/** Sub-orders that a vendor has shipped since invoices exist: `part` is a row of vendor_orders. */
const sentSince = sql`EXISTS (
  SELECT FROM order_status_history h WHERE h.vendor_order_id = part.id AND order_is_sent(h.to_status)
    AND h.from_status IS DISTINCT FROM h.to_status)`;

const writesHisOwn = sql`(part.tax_issuer = 'vendor' AND (v.invoice_mode = 'own' OR EXISTS (
  SELECT FROM invoices own WHERE own.vendor_order_id = part.id AND own.mode = 'own')))`;

const completenessRules: LedgerRule[] = [
  {
    rule: 'A shipped or completed sub-order has one open invoice, and a cancelled one has none',
    violations: sql`
      SELECT part.order_sub_no AS subject, concat('status ', part.status, ', open ', open.count) AS detail
      FROM vendor_orders part JOIN vendors v ON v.id = part.vendor_id
      CROSS JOIN LATERAL (
        SELECT count(*) AS count FROM invoices i
        WHERE i.vendor_order_id = part.id AND i.kind = 'invoice' AND i.mode = 'balsam' AND NOT EXISTS (
          SELECT FROM invoices note WHERE note.corrects_id = i.id AND note.closes)) AS open
      CROSS JOIN LATERAL (
        SELECT EXISTS (SELECT FROM invoices note
          WHERE note.vendor_order_id = part.id AND note.closes AND note.return_id IS NOT NULL) AS back) AS whole
      WHERE part.vat_included IS NOT NULL AND (
        (order_is_sent(part.status) AND ${sentSince} AND NOT ${writesHisOwn} AND NOT whole.back AND open.count <> 1)
        OR (order_is_cancelled(part.status) AND open.count <> 0) OR open.count > 1)`,
  },
  {
    rule: 'The refund of a return on an invoiced sub-order is credited in full',
    violations: sql`
      SELECT r.return_no AS subject, concat('lines ', cardinality(return_uncredited(r.id))) AS detail
      FROM returns r WHERE r.state = 'inspected' AND return_uncredited(r.id) IS NOT NULL AND EXISTS (
        SELECT FROM invoices i WHERE i.vendor_order_id = r.vendor_order_id AND i.kind = 'invoice' AND i.mode = 'balsam'
          AND NOT EXISTS (SELECT FROM invoices note WHERE note.corrects_id = i.id AND note.closes AND note.return_id IS NULL))`,
  },
];

const commissionRules: LedgerRule[] = [
  {
    rule: 'The commission of a closed statement is invoiced once and in full',
    violations: sql`
      SELECT s.statement_no AS subject, concat('stated ', stated.total, ', invoiced ', invoiced.total) AS detail
      FROM statements s
      CROSS JOIN LATERAL (SELECT coalesce(sum(commission + vat), 0) AS total FROM stated_commission(s.id)) AS stated
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(CASE kind WHEN 'invoice' THEN total ELSE -total END), 0) AS total
        FROM invoices WHERE statement_id = s.id) AS invoiced
      WHERE stated.total <> invoiced.total`,
  },
];

/** Rules about invoices. */
export const invoiceRules: LedgerRule[] = [...seriesRules, ...sumRules, ...completenessRules, ...commissionRules];
