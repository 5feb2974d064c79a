import type { SalesBar, SalesPeriod, VendorDashboard } from '@balsam/shared-api';
import { Chart, formatDayPart, formatDayRange, formatMoney, formatNumber, useLang, type Lang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** What the axis has room for: a year's bars are months, the others' are days. */
const SHORT = { week: 'weekday', month: 'day', year: 'month' } as const;

const inFull = ({ from }: SalesBar, period: SalesPeriod, lang: Lang) =>
  period === 'year' ? formatDayPart(from, 'monthOfYear', lang) : formatDayRange(from, from, lang);

/** The sales of the period, day by day or month by month. */
export function SalesChart({ dashboard: { series, period, currency } }: { dashboard: VendorDashboard }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  return (
    <Chart
      caption={t(`home.chart.${period}`, { currency: t(`sales.currencies.${currency}`) })}
      rows={series}
      rowKey={({ from }) => from}
      label={{
        header: t(period === 'year' ? 'home.chart.monthHeader' : 'home.chart.dayHeader'),
        of: (bar) => inFull(bar, period, lang),
        short: ({ from }) => formatDayPart(from, SHORT[period], lang),
      }}
      series={[
        {
          id: 'sales',
          label: t('home.boxes.sales'),
          valueOf: ({ sales }) => sales,
          format: (sales) => formatMoney(sales, currency, lang),
        },
        {
          id: 'orders',
          label: t('home.boxes.orders'),
          valueOf: ({ orders }) => orders,
          format: (orders) => formatNumber(orders, lang),
        },
      ]}
    />
  );
}
