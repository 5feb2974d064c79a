import type { Currency } from '../format/format.ts';

/** An invoice or credit note, as every area shows it; amounts are in major units. */
export interface InvoiceView {
  id: number;
  invoice_no: string;
  kind: 'invoice' | 'credit_note';
  /** plain: the seller charges no tax; summary: issued by the vendor's own software. */
  form: 'standard' | 'simplified' | 'plain' | 'summary';
  issuer: 'vendor' | 'platform';
  /** Null for a commission invoice. */
  order_sub_no: string | null;
  issued_at: string;
  currency: Currency;
  total: number;
  vat: number;
}
