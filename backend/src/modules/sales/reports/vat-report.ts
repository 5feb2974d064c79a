import type { z } from 'zod';
import { beginningOf, plusDays } from '../../../calendar/days.ts';
import type { Cell } from '../../../csv/cell.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { toWire } from '../../../money/money.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import type { Seller, Span, Vendors } from '../orders/sales.ts';
import { toPercent } from '../../money/vat/view.ts';
import { createVatReportRepository, type VatReportRow, type VatReportSums } from './vat-report-repository.ts';
import type { VatReport } from './vat-report-schemas.ts';

/** First and last day of a report. */
interface Days {
  from: string;
  to: string;
}

const spanOf = ({ from, to }: Days): Span => ({ from: beginningOf(from), until: beginningOf(plusDays(to, 1)) });

const noSums: VatReportSums = { rows: 0, taxable: 0, vat: 0, platform_vat: 0, unstated_orders: 0 };

const toRow = ({ company_name_ar, vat_bp, ...row }: VatReportRow, currency: Currency, lang: Lang) => ({
  ...row,
  company_name: localized(lang, row.company_name, company_name_ar),
  percent: toPercent(vat_bp),
  taxable: toWire(row.taxable, currency),
  vat: toWire(row.vat, currency),
});

const columnsOf = (currency: Currency): Columns<VatReportRow> => [
  ['vendor', (row, lang) => localized(lang, row.company_name, row.company_name_ar)],
  ['country', (row) => row.country],
  ['tax_issuer', (row, lang) => translate(lang, `csv.tax_issuer.${row.tax_issuer}`)],
  ['vat_kind', (row, lang) => translate(lang, `csv.vat_kind.${row.kind}`)],
  ['vat_percent', (row) => toPercent(row.vat_bp)],
  ['orders', (row) => row.orders],
  ['taxable', (row) => ({ minor: row.taxable, currency })],
  ['tax_amount', (row) => ({ minor: row.vat, currency })],
  ['currency', () => currency],
];

/** VAT reports of one vendor or of all. */
export const createVatReportReader = (database: Database) => {
  const reports = createVatReportRepository(database);

  return {
    async page(
      seller: Seller<Vendors>,
      days: Days,
      { page, size }: { page: number; size: number },
      lang: Lang,
    ): Promise<z.infer<typeof VatReport>> {
      const { currency } = seller;
      const [sums, rows] = await Promise.all([
        reports.sums(seller, spanOf(days)),
        reports.list(seller, spanOf(days), { limit: size, offset: offsetOf(page, size) }),
      ]);
      const { taxable, vat, platform_vat: platformVat, unstated_orders, rows: total } = sums ?? noSums;
      return {
        ...{ currency, ...days, unstated_orders },
        totals: {
          taxable: toWire(taxable, currency),
          vat: toWire(vat, currency),
          vendor_vat: toWire(vat - platformVat, currency),
          platform_vat: toWire(platformVat, currency),
        },
        rows: rows.map((row) => toRow(row, currency, lang)),
        meta: pageMeta(page, size, total),
      };
    },

    /** All rows as CSV with a header, in `lang`. */
    async table(seller: Seller<Vendors>, days: Days, lang: Lang): Promise<Cell[][]> {
      const columns = columnsOf(seller.currency);
      const rows = await reports.list(seller, spanOf(days));
      const head = columns.map(([key]) => translate(lang, `csv.columns.${key}`));
      return [head, ...rows.map((row) => columns.map(([, cell]) => cell(row, lang)))];
    },
  };
};
