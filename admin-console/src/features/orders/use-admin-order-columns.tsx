import type { Order } from '@balsam/shared-api';
import type { DataTableColumn } from '@balsam/shared-ui';
import { useOrderColumns } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Buyer } from './OrderPerson.tsx';
import { href } from '../../entities/page/paths.ts';

/**
 * Columns of all orders with both parties.
 * @param hrefOf URL of an order that keeps the list's filters
 */
export function useAdminOrderColumns(
  hrefOf: (order: Order) => string,
  onOpen: (order: Order) => void,
): DataTableColumn<Order>[] {
  const { t } = useTranslation('admin-console');
  const columns = useOrderColumns<Order>({
    party: {
      header: t('orders.vendor'),
      of: ({ vendor: { id, name, company_name, email } }) => ({
        ...{ name: company_name || name, email },
        href: href('orders', { vendor: id }),
      }),
    },
    hrefOf,
    onOpen,
  });
  const customer: DataTableColumn<Order> = {
    id: 'customer',
    header: t('orders.customer'),
    cell: (order) => <Buyer order={order} />,
  };
  return columns.flatMap((column) => {
    if (column.id === 'party') return [customer, column];
    if (column.id !== 'number') return [column];
    return [
      {
        ...column,
        cell: (order) => (
          <span className="cell-stack">
            {column.cell(order)}
            {order.parcel_count !== null && order.parcel_count > 1 && (
              <Link to={href('orders', { number: order.order_no })}>
                {t('orders.allParcels', { count: order.parcel_count })}
              </Link>
            )}
          </span>
        ),
      },
    ];
  });
}
