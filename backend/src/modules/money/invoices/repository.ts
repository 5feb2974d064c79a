import { allOf, containsFolded } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { isCalled } from '../../../ledger/sub-order-reference.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { Invoice, InvoiceFilter } from './schemas.ts';

/** Invoice list row; amounts in minor units. */
export interface InvoiceRow extends Pick<Invoice, 'kind' | 'form' | 'issuer' | 'tax_currency'> {
  id: number;
  invoice_no: string;
  order_sub_no: string | null;
  corrects_no: string | null;
  issued_at: string;
  currency: Currency;
  total: number;
  vat: number;
  tax_vat: number;
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
}

/** Frozen source of an invoice PDF. */
export interface StoredDocument {
  invoice_no: string;
  uuid: string;
  issued_at: string;
  document: string;
  qr: string | null;
  own_file_id: number | null;
}

const source = sql`invoices i JOIN vendors v ON v.id = i.vendor_id LEFT JOIN vendor_orders part ON part.id = i.vendor_order_id
  LEFT JOIN orders o ON o.id = part.order_id LEFT JOIN invoices corrected ON corrected.id = i.corrects_id`;

const midnight = (day: string) => sql`${day}::date::timestamp AT TIME ZONE 'Asia/Riyadh'`;
const midnightAfter = (day: string) => sql`(${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Riyadh'`;

/** One sub-order: a customer's by id, or a vendor's by id or number. */
export type SubOrderScope = { userId: number; partId: number } | { vendorId: number; part: string };

/** Owner of invoices: one sub-order, or all of a vendor's; admins see everybody's. */
export type InvoiceScope = SubOrderScope | { vendorId: number } | 'everybody';

const isPart = (owner: SubOrderScope): SQL =>
  'userId' in owner
    ? sql`o.user_id = ${owner.userId} AND part.id = ${owner.partId}`
    : sql`part.vendor_id = ${owner.vendorId} AND ${isCalled(owner.part)}`;

const ownedBy = (owner: InvoiceScope): SQL => {
  if (owner === 'everybody') return sql`true`;
  return 'userId' in owner || 'part' in owner ? isPart(owner) : sql`i.vendor_id = ${owner.vendorId}`;
};

/** Invoices matching a filter. Aliases: `i` invoices, `part` its sub-order. */
export const invoiceCondition = (
  owner: InvoiceScope,
  filter: Partial<InvoiceFilter & { vendor: number | undefined }>,
): SQL => {
  const { search, kind, issuer, currency, from, to, vendor: vendorId } = filter;
  const conditions = [ownedBy(owner)];
  if (search !== undefined) conditions.push(containsFolded(search, sql`lower(i.invoice_no)`, sql`part.search_number`));
  if (kind !== undefined) conditions.push(sql`i.kind = ${kind}`);
  if (issuer !== undefined) conditions.push(sql`(i.issuer = 'platform') = ${issuer === 'platform'}`);
  if (currency !== undefined) conditions.push(sql`i.currency = ${currency}`);
  if (from !== undefined) conditions.push(sql`i.issued_at >= ${midnight(from)}`);
  if (to !== undefined) conditions.push(sql`i.issued_at < ${midnightAfter(to)}`);
  if (vendorId !== undefined) conditions.push(sql`i.vendor_id = ${vendorId}`);
  return allOf(conditions);
};

/** Tables that a filter can refer to. */
const searchSource = sql`invoices i LEFT JOIN vendor_orders part ON part.id = i.vendor_order_id LEFT JOIN orders o ON o.id = part.order_id`;

export const createInvoiceRepository = (database: Database) => ({
  /** Newest first; the page is selected before anything is joined. */
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<InvoiceRow>(sql`
      WITH shown AS MATERIALIZED (
        SELECT i.id FROM ${searchSource} WHERE ${condition} ORDER BY i.id DESC LIMIT ${limit} OFFSET ${offset}
      )
      SELECT i.id, i.invoice_no, i.kind, i.form, CASE i.issuer WHEN 'platform' THEN 'platform' ELSE 'vendor' END AS issuer,
        part.order_sub_no, corrected.invoice_no AS corrects_no, i.issued_at, i.currency, i.total, i.vat, i.tax_currency, i.tax_vat,
        i.vendor_id, v.company_name, v.company_name_ar
      FROM shown JOIN ${source} ON i.id = shown.id ORDER BY i.id DESC`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${searchSource} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  /** True if the sub-order exists and belongs to the owner. */
  hasPart: async (owner: SubOrderScope): Promise<boolean> =>
    (await database.first(sql`
      SELECT part.id FROM vendor_orders part JOIN orders o ON o.id = part.order_id
      WHERE part.placed_at IS NOT NULL AND ${isPart(owner)}`)) !== null,

  /** @param which number or id of the invoice */
  document: (owner: InvoiceScope, which: { number: string } | { id: number }) =>
    database.first<StoredDocument>(sql`
      SELECT i.invoice_no, i.uuid, i.issued_at, i.document, i.qr, i.own_file_id FROM ${source}
      WHERE ${ownedBy(owner)} AND ${'id' in which ? sql`i.id = ${which.id}` : sql`i.invoice_no = ${which.number}`}
      ORDER BY i.id DESC LIMIT 1`),
});
