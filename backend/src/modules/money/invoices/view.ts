import { toWire } from '../../../money/money.ts';
import type { InvoiceRow } from './repository.ts';
import type { Invoice } from './schemas.ts';

export const toInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  invoice_no: row.invoice_no,
  kind: row.kind,
  form: row.form,
  issuer: row.issuer,
  order_sub_no: row.order_sub_no,
  corrects_no: row.corrects_no,
  issued_at: row.issued_at,
  currency: row.currency,
  total: toWire(row.total, row.currency),
  vat: toWire(row.vat, row.currency),
  tax_currency: row.tax_currency,
  tax_vat: toWire(row.tax_vat, row.tax_currency),
});

export const toAdminInvoice = (row: InvoiceRow) => ({
  ...toInvoice(row),
  vendor: { id: row.vendor_id, company_name: row.company_name, company_name_arabic: row.company_name_ar },
});
