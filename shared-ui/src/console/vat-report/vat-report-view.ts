import { CURRENCIES } from '../../facts/facts.ts';
import type { Currency } from '../../format/format.ts';
import { readListQuery, type ListFilters } from '../list/use-list-params.ts';

/** What a vendor sold of one kind, at one rate. */
export interface VatReportRowView {
  vendor_id: number;
  company_name: string;
  /** Whose tax it is; null where none was. */
  country: 'SA' | 'BH' | null;
  tax_issuer: 'vendor' | 'platform';
  /** The class of the goods, or why nothing is taxed. */
  kind: 'standard' | 'zero_medicine' | 'zero_device' | 'export' | 'not_registered';
  percent: number;
  orders: number;
  taxable: number;
  vat: number;
}

/** What of the sales between two days is value added tax. Amounts are major units of its currency, the tax not in `taxable`. */
export interface VatReportView {
  currency: Currency;
  from: string;
  to: string;
  totals: { taxable: number; vat: number; vendor_vat: number; platform_vat: number };
  /** Orders that state no tax, since they were placed before any was stated. */
  unstated_orders: number;
  rows: VatReportRowView[];
  meta: { current_page: number; last_page: number; total: number };
}

/** '' where the address names none: the backend then takes the last 30 days, and the currency of the reader. */
export const VAT_REPORT_FILTERS = { from: 'text', to: 'text', currency: CURRENCIES } satisfies ListFilters<string>;

/** What an address asks the report to show. */
export const readVatReportQuery = (search: URLSearchParams) => readListQuery(VAT_REPORT_FILTERS, search);
