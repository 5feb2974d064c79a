import { selectCurrency, useAppSelector, type VendorCustomer } from '@balsam/shared-api';
import { Bdi, DateTime, Email, Money, useCurrencyName, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

/**
 * Columns of the vendor's customers.
 * @param isBySpending if true, the header names the currency of the sorted amounts, because currencies are never added
 * up
 */
export function useCustomerColumns(isBySpending: boolean): DataTableColumn<VendorCustomer>[] {
  const { t } = useTranslation('vendor-portal');
  const currency = useCurrencyName()(useAppSelector(selectCurrency));
  return [
    {
      id: 'name',
      header: t('customers.name'),
      cell: ({ full_name }) => <bdi>{full_name}</bdi>,
      primary: true,
      sortBy: 'name',
    },
    {
      id: 'contact',
      header: t('customers.contact'),
      cell: ({ email, phone_number }) => (
        <span className="cell-stack">
          <Email address={email} />
          {phone_number && <Bdi>{phone_number}</Bdi>}
        </span>
      ),
    },
    {
      id: 'orders',
      header: t('customers.orders'),
      sortBy: 'orders',
      cell: ({ id, full_name, orders }) => (
        <Link
          to={href('orders', { customer: id })}
          aria-label={t('customers.showOrders', { count: orders, name: full_name })}
        >
          {t('customers.orderCount', { count: orders })}
        </Link>
      ),
    },
    {
      id: 'first',
      header: t('customers.firstOrder'),
      cell: ({ first_order_at }) => <DateTime value={first_order_at} dayOnly />,
    },
    {
      id: 'last',
      header: t('customers.lastOrder'),
      sortBy: 'recent',
      cell: ({ last_order_at }) => <DateTime value={last_order_at} dayOnly />,
    },
    {
      id: 'spent',
      header: isBySpending ? t('customers.spentBy', { currency }) : t('customers.spent'),
      sortBy: 'spent',
      cell: ({ spent }) => (
        <span className="cell-stack">
          {spent.map(({ currency, amount }) => (
            <Money key={currency} amount={amount} currency={currency} />
          ))}
        </span>
      ),
    },
  ];
}
