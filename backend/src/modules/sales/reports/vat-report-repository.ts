import type { VatCountry } from '../../../facts/vat.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Rows } from '../../../wire/paging.ts';
import { isSale, subOrdersIn, type Seller, type Span, type Vendors } from '../orders/sales.ts';
import type { TaxIssuer } from '../../money/vat/line-rate.ts';
import type { vatKinds } from './vat-report-schemas.ts';

/** A vendor's sales of one kind at one rate; amounts in minor units, the rate in basis points. */
export interface VatReportRow {
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  country: VatCountry | null;
  tax_issuer: TaxIssuer;
  kind: (typeof vatKinds)[number];
  vat_bp: number;
  orders: number;
  taxable: number;
  vat: number;
}

/** Sums over all rows, and what is in no row. */
export interface VatReportSums {
  rows: number;
  taxable: number;
  vat: number;
  platform_vat: number;
  unstated_orders: number;
}

const EVERY_ROW: Rows = { limit: 100_000, offset: 0 };

/**
 * Sales between two times by the tax stated on their lines, without returned units. A sub-order counts on the day it
 * was placed.
 */
const sold = (seller: Seller<Vendors>, span: Span) => sql`
  WITH part AS MATERIALIZED (
    SELECT part.id, part.order_id, part.vendor_id, part.tax_country, part.tax_issuer, part.vat_included
    ${subOrdersIn(seller, span)} AND ${isSale}
  ), returned AS MATERIALIZED (
    SELECT line.order_item_id, sum(line.sub_total - line.discount_vendor + line.shipping) AS gross,
      sum(line.vat_goods + line.vat_shipping) AS vat
    FROM part JOIN returns r ON r.vendor_order_id = part.id JOIN return_lines line ON line.return_id = r.id
    GROUP BY line.order_item_id
  ), kinds AS MATERIALIZED (
    SELECT part.vendor_id, part.tax_country AS country, part.tax_issuer, coalesce(i.vat_reason, i.vat_class) AS kind, i.vat_bp,
      count(DISTINCT part.id) AS orders,
      sum(i.sub_total - CASE WHEN o.discount_funder = 'vendor' THEN i.discount ELSE 0 END + i.shipping_share
        - i.vat_goods - i.vat_shipping - coalesce(returned.gross - returned.vat, 0))::bigint AS taxable,
      sum(i.vat_goods + i.vat_shipping - coalesce(returned.vat, 0))::bigint AS vat
    FROM part JOIN orders o ON o.id = part.order_id JOIN order_items i ON i.vendor_order_id = part.id
    LEFT JOIN returned ON returned.order_item_id = i.id
    WHERE part.vat_included IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5
  )`;

/** Sales grouped as a tax return requires. */
export const createVatReportRepository = (database: Database) => ({
  list: (seller: Seller<Vendors>, span: Span, { limit, offset } = EVERY_ROW) =>
    database.query<VatReportRow>(sql`
      ${sold(seller, span)}
      SELECT kinds.*, v.company_name, v.company_name_ar FROM kinds JOIN vendors v ON v.id = kinds.vendor_id
      ORDER BY v.company_name, v.id, kinds.vat_bp DESC, kinds.kind, kinds.tax_issuer, kinds.country
      LIMIT ${limit} OFFSET ${offset}`),

  sums: (seller: Seller<Vendors>, span: Span) =>
    database.first<VatReportSums>(sql`
      ${sold(seller, span)}
      SELECT count(*) AS rows, coalesce(sum(taxable), 0)::bigint AS taxable, coalesce(sum(vat), 0)::bigint AS vat,
        coalesce(sum(vat) FILTER (WHERE tax_issuer = 'platform'), 0)::bigint AS platform_vat,
        (SELECT count(*) FROM part WHERE vat_included IS NULL) AS unstated_orders
      FROM kinds`),
});
