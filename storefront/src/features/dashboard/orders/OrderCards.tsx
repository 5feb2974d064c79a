import type { Order } from '@balsam/shared-api';
import { Bdi, DateTime, Money } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderParcel } from './OrderParcel.tsx';

interface OrderCardsProps {
  /** Sub-orders, those of one order next to each other. */
  orders: readonly Order[];
  onOpen: (id: number) => void;
}

/** Groups sub-orders by their order, in the given order. */
function wholeOrders(orders: readonly Order[]): Order[][] {
  const numbers = new Set(orders.map(({ order_no }) => order_no));
  return [...numbers].map((number) => orders.filter(({ order_no }) => order_no === number));
}

/** One card per order with its parcels, because each parcel is delivered separately. */
export function OrderCards({ orders, onOpen }: OrderCardsProps) {
  return (
    <ul className="sf-orders">
      {wholeOrders(orders).map((parcels) => (
        <OrderCard key={parcels[0]?.order_no} parcels={parcels} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function OrderCard({ parcels, onOpen }: { parcels: readonly Order[]; onOpen: (id: number) => void }) {
  const { t } = useTranslation('storefront');
  const titleId = useId();
  const [first] = parcels;
  if (!first) return null;
  const { order_no, po_number, created_at, order_total, total_amount, currency } = first;
  return (
    <li className="panel sf-order" aria-labelledby={titleId}>
      <dl className="sf-order-head">
        <div>
          <dt>{t('dashboard.order.number')}</dt>
          <dd id={titleId}>
            <Bdi>{order_no}</Bdi>
          </dd>
        </div>
        {po_number && (
          <div>
            <dt>{t('dashboard.order.poNumber')}</dt>
            <dd>
              <Bdi>{po_number}</Bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('dashboard.order.date')}</dt>
          <dd>
            <DateTime value={created_at} />
          </dd>
        </div>
        <div>
          <dt>{t('dashboard.order.total')}</dt>
          <dd>
            <Money amount={order_total ?? total_amount} currency={currency} />
          </dd>
        </div>
      </dl>
      <ul className="sf-dashboard-rows">
        {parcels.map((parcel) => (
          <OrderParcel key={parcel.id} parcel={parcel} onOpen={onOpen} />
        ))}
      </ul>
    </li>
  );
}
