import { useTranslation } from 'react-i18next';
import { Chart } from '../chart/Chart.tsx';
import { formatDayPart, formatDayRange, formatMoney, formatNumber, type Lang } from '../../format/format.ts';
import { useCurrencyName } from '../../format/use-currency-name.ts';
import { useLang } from '../../format/use-lang.ts';
import type { SalesPeriod, SalesView } from './sales-view.ts';

/** Axis labels: a year has monthly bars, the other periods daily ones. */
const SHORT = { week: 'weekday', month: 'day', year: 'month' } as const;

const inFull = (from: string, period: SalesPeriod, lang: Lang) =>
  period === 'year' ? formatDayPart(from, 'monthOfYear', lang) : formatDayRange(from, from, lang);

export function SalesChart({ sales: { series, period, currency } }: { sales: SalesView }) {
  const { t } = useTranslation('kit');
  const nameOf = useCurrencyName();
  const lang = useLang();
  return (
    <Chart
      caption={t(`sales.chart.${period}`, { currency: nameOf(currency) })}
      rows={series}
      rowKey={({ from }) => from}
      label={{
        header: t(period === 'year' ? 'sales.chart.monthHeader' : 'sales.chart.dayHeader'),
        of: ({ from }) => inFull(from, period, lang),
        short: ({ from }) => formatDayPart(from, SHORT[period], lang),
      }}
      series={[
        {
          id: 'sales',
          label: t('sales.boxes.sales'),
          valueOf: ({ sales }) => sales,
          format: (sales) => formatMoney(sales, currency, lang),
        },
        {
          id: 'orders',
          label: t('sales.boxes.orders'),
          valueOf: ({ orders }) => orders,
          format: (orders) => formatNumber(orders, lang),
        },
      ]}
    />
  );
}
