import type { Currency } from '../format/format.ts';

/** An invoice or a credit note as every area shows it; amounts are major units. */
export interface InvoiceView {
  id: number;
  invoice_no: string;
  kind: 'invoice' | 'credit_note';
  /** plain: the seller charges no tax; summary: the vendor's own program has made it. */
  form: 'standard' | 'simplified' | 'plain' | 'summary';
  issuer: 'vendor' | 'platform';
  /** Null for an invoice of the commission. */
  order_sub_no: string | null;
  issued_at: string;
  currency: Currency;
  total: number;
  vat: number;
}
