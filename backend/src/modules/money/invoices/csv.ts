import { localMoment } from '../../../csv/moment.ts';
import { tableOf, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createInvoiceRepository, type InvoiceRow } from './repository.ts';

const columns: Columns<InvoiceRow> = [
  ['invoice_no', (row) => row.invoice_no],
  ['invoice_kind', (row, lang) => translate(lang, `csv.invoice_kinds.${row.kind}`)],
  ['invoice_form', (row, lang) => translate(lang, `csv.invoice_forms.${row.form}`)],
  ['invoice_issuer', (row, lang) => translate(lang, `csv.invoice_issuers.${row.issuer}`)],
  ['vendor', ({ company_name: name, company_name_ar: arabic }, lang) => localized(lang, name, arabic)],
  ['order_sub_no', (row) => row.order_sub_no],
  ['corrects_no', (row) => row.corrects_no],
  ['issued_at', (row) => localMoment(row.issued_at)],
  ['currency', (row) => row.currency],
  ['total_amount', ({ total: minor, currency }) => ({ minor, currency })],
  ['vat_amount', ({ vat: minor, currency }) => ({ minor, currency })],
  ['tax_currency', (row) => row.tax_currency],
  ['tax_vat', ({ tax_vat: minor, tax_currency: currency }) => ({ minor, currency })],
];

/** Invoices as CSV, newest first. */
export const invoiceTable = (database: Database, condition: SQL, lang: Lang) =>
  tableOf(columns, lang, (before, limit) =>
    createInvoiceRepository(database).list(
      before === undefined ? condition : sql`${condition} AND i.id < ${before}`,
      limit,
      0,
    ),
  );
