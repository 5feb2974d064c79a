import { CURRENCIES } from '../../facts/facts.ts';
import type { Currency } from '../../format/format.ts';
import { readListQuery, type ListFilters } from '../list/use-list-params.ts';

/** A vendor's sales of one class at one rate. */
export interface VatReportRowView {
  vendor_id: number;
  company_name: string;
  /** Country of the tax; null without tax. */
  country: 'SA' | 'BH' | null;
  tax_issuer: 'vendor' | 'platform';
  /** Tax class of the goods, or the reason why there is no tax. */
  kind: 'standard' | 'zero_medicine' | 'zero_device' | 'export' | 'not_registered';
  percent: number;
  orders: number;
  taxable: number;
  vat: number;
}

/** VAT in the sales of a date range. Amounts are in major units of `currency`; `taxable` excludes the tax. */
export interface VatReportView {
  currency: Currency;
  from: string;
  to: string;
  totals: { taxable: number; vat: number; vendor_vat: number; platform_vat: number };
  /** Orders placed before tax was stated. */
  unstated_orders: number;
  rows: VatReportRowView[];
  meta: { current_page: number; last_page: number; total: number };
}

/** '' if the address names none: the backend defaults to the last 30 days and the reader's currency. */
export const VAT_REPORT_FILTERS = { from: 'text', to: 'text', currency: CURRENCIES } satisfies ListFilters<string>;

/** Report query of an address. */
export const readVatReportQuery = (search: URLSearchParams) => readListQuery(VAT_REPORT_FILTERS, search);
