import type { Order } from '@balsam/shared-api';
import { Bdi, DataTable, DateTime, Money, StatusBadge, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

/** Newest orders, each with a link. */
export function NewestOrders({ orders }: { orders: Order[] }) {
  const { t } = useTranslation('admin-console');
  const columns: DataTableColumn<Order>[] = [
    {
      id: 'number',
      header: t('dashboard.orderNumber'),
      cell: ({ order_sub_no }) => (
        <Link to={href('orders', { number: order_sub_no })}>
          <Bdi>{order_sub_no}</Bdi>
        </Link>
      ),
      primary: true,
    },
    { id: 'vendor', header: t('dashboard.vendor'), cell: ({ vendor }) => <bdi>{vendor.company_name}</bdi> },
    { id: 'date', header: t('dashboard.date'), cell: ({ order_date }) => <DateTime value={order_date} /> },
    { id: 'status', header: t('dashboard.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'total',
      header: t('dashboard.total'),
      cell: ({ total_amount, currency }) => <Money amount={total_amount} currency={currency} />,
      align: 'end',
    },
  ];
  return (
    <section>
      <h2 className="panel-title">{t('dashboard.newestOrders')}</h2>
      <DataTable
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        caption={t('dashboard.newestOrders')}
        emptyText={t('orders.empty')}
      />
    </section>
  );
}
