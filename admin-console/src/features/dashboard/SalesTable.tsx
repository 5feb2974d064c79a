import { DataTable, formatNumber, Money, useLang, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Sales } from './dashboardApi.ts';

/** What was sold, by period and currency. */
export function SalesTable({ sales }: { sales: Sales[] }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const columns: DataTableColumn<Sales>[] = [
    {
      id: 'period',
      header: t('dashboard.period'),
      cell: ({ period }) => t(`dashboard.periods.${period}`),
      primary: true,
    },
    { id: 'currency', header: t('dashboard.currency'), cell: ({ currency }) => t(`dashboard.currencies.${currency}`) },
    { id: 'orders', header: t('dashboard.orders'), cell: ({ orders }) => formatNumber(orders, lang), align: 'end' },
    {
      id: 'total',
      header: t('dashboard.total'),
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
      align: 'end',
    },
  ];
  return (
    <section>
      <h2 className="panel-title">{t('dashboard.sales')}</h2>
      <DataTable
        columns={columns}
        rows={sales}
        rowKey={({ period, currency }) => `${period} ${currency}`}
        caption={t('dashboard.sales')}
      />
    </section>
  );
}
