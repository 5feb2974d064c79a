import type { Order } from '@balsam/shared-api';
import { Bdi, Button, NotFound, OrderHistory, OrderTotals, QueryState } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useGetVendorOrderQuery } from '../../orders/ordersApi.ts';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItemsTable } from './OrderItemsTable.tsx';
import { UpdateStatusModal } from './UpdateStatusModal.tsx';

/** One of the vendor's orders on a page of its own; its address is the sub order number. */
export function OrderPage() {
  const { slug = '' } = useParams();
  const query = useGetVendorOrderQuery(slug);
  return (
    <QueryState query={query}>
      {(order) => (order ? <OrderSheet order={order} /> : <NotFound homeHref="/vendor/orders" />)}
    </QueryState>
  );
}

function OrderSheet({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const [isUpdating, setIsUpdating] = useState(false);
  return (
    <>
      <title>{t('order.title', { number: order.order_no })}</title>
      <Link to="/vendor/orders">{t('order.back')}</Link>
      <div className="console-page-head">
        <h1>
          {t('order.number')} <Bdi>#{order.order_no}</Bdi>
        </h1>
        <Button onClick={() => setIsUpdating(true)}>{t('orders.updateStatus')}</Button>
      </div>
      <p>
        {t('order.subNumber')} <Bdi>{order.order_sub_no}</Bdi>
      </p>
      <div className="split">
        <div className="stack stack-top">
          <OrderItemsTable order={order} />
          <OrderHistory order={order} />
        </div>
        <div className="stack stack-top">
          <OrderFacts order={order} />
          <section className="panel" aria-label={t('order.totals')}>
            <OrderTotals order={order} />
          </section>
          <OrderCustomer order={order} />
        </div>
      </div>
      {isUpdating && <UpdateStatusModal order={order} onHide={() => setIsUpdating(false)} />}
    </>
  );
}
