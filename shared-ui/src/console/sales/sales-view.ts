import { CURRENCIES } from '../../facts/facts.ts';
import type { Currency } from '../../format/format.ts';

/** The first is the default. */
export const SALES_PERIODS = ['week', 'month', 'year'] as const;
export type SalesPeriod = (typeof SALES_PERIODS)[number];

export type SalesKey = 'sales' | 'orders' | 'average_order' | 'units' | 'customers' | 'vendors';

/** Sales of a period in one currency, as the dashboards receive them. Amounts in major units. */
export interface SalesView {
  currency: Currency;
  period: SalesPeriod;
  /** Numbers of this and the previous period; the change is null if the previous one was zero. */
  boxes: readonly { key: SalesKey; value: number; previous: number; change_percent: number | null }[];
  /** Refunds for returned goods; sales and units exclude them. */
  returned: number;
  /** In order: the days of a week or a month, the months of a year. */
  series: readonly { from: string; to: string; sales: number; orders: number }[];
}

/** Dashboard query of an address. Without a currency the backend chooses one; currencies are never added up. */
export const readSalesQuery = (search: URLSearchParams): { period: SalesPeriod; currency?: Currency } => ({
  period: SALES_PERIODS.find((period) => period === search.get('period')) ?? SALES_PERIODS[0],
  currency: CURRENCIES.find((currency) => currency === search.get('currency')),
});
