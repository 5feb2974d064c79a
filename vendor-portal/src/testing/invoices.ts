import type { Invoice } from '@balsam/shared-api';

/** An invoice for a sale in US dollars. */
export const invoice: Invoice = {
  ...{ id: 1, invoice_no: 'INV-7-000042', kind: 'invoice', form: 'simplified', issuer: 'vendor', corrects_no: null },
  ...{ order_sub_no: 'BLS-AAAAAAAAA1-1', issued_at: '2026-11-23T10:00:00Z', currency: 'USD', total: 100, vat: 13.04 },
  ...{ tax_currency: 'SAR', tax_vat: 48.9 },
};
