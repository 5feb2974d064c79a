import { usePermissions, type AdminCustomer, type Order } from '@balsam/shared-api';
import { Bdi, DataTable, DateTime, Money, QueryState, StatusBadge, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListCustomerOrdersQuery } from './customers-api.ts';
import { Spent } from './Spent.tsx';
import { href } from '../../entities/page/paths.ts';

const SHOWN = 5;

function useColumns(): DataTableColumn<Order>[] {
  const { t } = useTranslation('admin-console');
  return [
    {
      id: 'number',
      header: t('customers.orderNumber'),
      primary: true,
      cell: ({ order_sub_no: number }) => (
        <Link to={href('orders', { number })}>
          <Bdi className="order-code">{number}</Bdi>
        </Link>
      ),
    },
    {
      id: 'date',
      header: t('customers.date'),
      cell: ({ order_date }) => <DateTime value={order_date} dayOnly />,
    },
    { id: 'status', header: t('customers.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'total',
      header: t('customers.total'),
      align: 'end',
      cell: ({ total_amount, currency }) => <Money amount={total_amount} currency={currency} />,
    },
  ];
}

/** A customer's total spend and newest orders, with links. */
export function CustomerOrders({ customer: { id, name, orders, spent } }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin-console');
  const mayRead = usePermissions()('orders.read');
  const query = useListCustomerOrdersQuery(id, { skip: !mayRead });
  const columns = useColumns();
  return (
    <section className="panel stack">
      <h2 className="panel-title">{t('customers.orders')}</h2>
      <dl className="facts">
        <dt>{t('customers.orders')}</dt>
        <dd>{t('customers.orderCount', { count: orders })}</dd>
        <dt>{t('customers.spent')}</dt>
        <dd>
          <Spent spent={spent} />
        </dd>
      </dl>
      {orders > 0 && mayRead && (
        <>
          <QueryState query={query}>
            {({ rows }) => (
              <DataTable
                columns={columns}
                rows={rows.slice(0, SHOWN)}
                rowKey={(order) => order.id}
                caption={t('customers.newestOrders', { name })}
              />
            )}
          </QueryState>
          <Link to={href('orders', { customer: id })}>{t('customers.allOrders')}</Link>
        </>
      )}
    </section>
  );
}
