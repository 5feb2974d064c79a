import { ORDER_STATUSES, type Order } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  DataTable,
  DateTime,
  formatNumber,
  Money,
  StatusBadge,
  useLang,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SoldBy } from '../../../entities/vendor/SoldBy.tsx';

interface OrdersTableProps {
  orders: readonly Order[];
  onOpen: (id: number) => void;
}

/** Number of the parcel within its order: the last part of the sub-order number. */
const parcelOf = ({ order_sub_no: number }: Order) => Number(number.slice(number.lastIndexOf('-') + 1));

/** Marks a row as one of several parcels; nothing if it is the whole order. */
function ParcelOfOrder({ order }: { order: Order }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const count = order.parcel_count ?? 1;
  if (count === 1) return null;
  const numbers = { number: formatNumber(parcelOf(order), lang), of: formatNumber(count, lang) };
  return <div className="form-text">{t('dashboard.order.parcelOf', numbers)}</div>;
}

/** One row per sub-order, because each is delivered separately. */
export function OrdersTable({ orders, onOpen }: OrdersTableProps) {
  const { t } = useTranslation('storefront');
  const columns = useMemo<DataTableColumn<Order>[]>(
    () => [
      {
        id: 'number',
        header: t('dashboard.order.number'),
        primary: true,
        cell: (order) => (
          <div>
            <Bdi>{order.order_no}</Bdi>
            <ParcelOfOrder order={order} />
            <SoldBy className="form-text" vendor={order.vendor} />
          </div>
        ),
      },
      {
        id: 'date',
        header: t('dashboard.order.date'),
        cell: ({ created_at }) => <DateTime value={created_at} />,
      },
      {
        id: 'status',
        header: t('dashboard.order.status'),
        cell: ({ status, customer_may, cancel_request }) => (
          <div className="cell-stack">
            <StatusBadge status={status} />
            {ORDER_STATUSES[status].customerMay === 'ask' &&
              customer_may !== 'cancel' &&
              cancel_request?.state === 'open' && (
                <span className="form-text m-0">{t('dashboard.order.cancelRequested')}</span>
              )}
          </div>
        ),
      },
      {
        id: 'total',
        header: t('dashboard.order.total'),
        align: 'end',
        cell: ({ total_amount, currency }) => <Money amount={total_amount} currency={currency} />,
      },
      {
        id: 'view',
        header: t('dashboard.order.view'),
        align: 'end',
        cell: ({ id, order_sub_no }) => (
          <Button
            variant="outline"
            size="sm"
            aria-label={t('dashboard.order.viewOrder', { number: order_sub_no })}
            onClick={() => onOpen(id)}
          >
            {t('dashboard.order.view')}
          </Button>
        ),
      },
    ],
    [t, onOpen],
  );
  return <DataTable caption={t('dashboard.order.title')} columns={columns} rows={orders} rowKey={({ id }) => id} />;
}
