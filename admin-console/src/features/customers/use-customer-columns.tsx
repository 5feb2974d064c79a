import { AllowedLink, type AdminCustomerRow } from '@balsam/shared-api';
import { Bdi, DateTime, Email, formatNumber, useLang, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CustomerStateBadge } from './CustomerStateBadge.tsx';
import { Spent } from './Spent.tsx';
import { href } from '../../entities/page/paths.ts';

export function useCustomerColumns(): DataTableColumn<AdminCustomerRow>[] {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  return [
    {
      id: 'name',
      header: t('customers.name'),
      primary: true,
      cell: ({ id, name, state }) => (
        <span className="cell-stack">
          <Link to={href('customer', { id })}>
            <bdi>{name}</bdi>
          </Link>
          {state === 'blocked' && <CustomerStateBadge state={state} />}
        </span>
      ),
    },
    { id: 'email', header: t('customers.email'), cell: ({ email }) => <Email address={email} /> },
    {
      id: 'phone',
      header: t('customers.phone'),
      cell: ({ phone_number }) => (phone_number ? <Bdi>{phone_number}</Bdi> : '–'),
    },
    {
      id: 'orders',
      header: t('customers.orders'),
      align: 'end',
      cell: ({ id, name, orders }) =>
        orders === 0 ? (
          formatNumber(orders, lang)
        ) : (
          <AllowedLink
            permission="orders.read"
            to={href('orders', { customer: id })}
            aria-label={t('customers.ordersOf', { name, orders: t('customers.orderCount', { count: orders }) })}
          >
            {formatNumber(orders, lang)}
          </AllowedLink>
        ),
    },
    { id: 'spent', header: t('customers.spent'), align: 'end', cell: ({ spent }) => <Spent spent={spent} /> },
    {
      id: 'last',
      header: t('customers.lastOrder'),
      cell: ({ last_order_at }) => (last_order_at === null ? '–' : <DateTime value={last_order_at} dayOnly />),
    },
    {
      id: 'joined',
      header: t('customers.joined'),
      cell: ({ created_at }) => <DateTime value={created_at} dayOnly />,
    },
  ];
}
