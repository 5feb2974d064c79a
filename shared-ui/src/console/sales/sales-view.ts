import { CURRENCIES } from '../../facts/facts.ts';
import type { Currency } from '../../format/format.ts';

/** The first one is shown where the address names none. */
export const SALES_PERIODS = ['week', 'month', 'year'] as const;
export type SalesPeriod = (typeof SALES_PERIODS)[number];

export type SalesKey = 'sales' | 'orders' | 'average_order' | 'units' | 'customers' | 'vendors';

/** The sales of a period in one currency, as the dashboards of the consoles are told them. Amounts in major units. */
export interface SalesView {
  currency: Currency;
  period: SalesPeriod;
  /** The numbers of the period, each beside the one of the span before; the change is null where that was nothing. */
  boxes: readonly { key: SalesKey; value: number; previous: number; change_percent: number | null }[];
  /** What customers got back for goods that came back; sales and units are without them. */
  returned: number;
  /** One after the other: the days of a week or a month, the months of a year. */
  series: readonly { from: string; to: string; sales: number; orders: number }[];
}

/** What an address asks a dashboard to show. Without a currency the backend chooses: different ones are never added. */
export const readSalesQuery = (search: URLSearchParams): { period: SalesPeriod; currency?: Currency } => ({
  period: SALES_PERIODS.find((period) => period === search.get('period')) ?? SALES_PERIODS[0],
  currency: CURRENCIES.find((currency) => currency === search.get('currency')),
});
