import { Allowed, type Order } from '@balsam/shared-api';
import { Bdi, Button, NotFound, OrderHistory, OrderTotals, QueryState } from '@balsam/shared-ui';
import { ConsoleTitle } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useGetVendorOrderQuery } from '../../entities/orders/orders-api.ts';
import { CancelRequest } from './CancelRequest.tsx';
import { NextStep } from './NextStep.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderInvoices } from './OrderInvoices.tsx';
import { OrderItemsTable } from './OrderItemsTable.tsx';
import { OrderMessages } from './OrderMessages.tsx';
import { OrderPapers } from './OrderPapers.tsx';
import { PickupPanel } from './PickupPanel.tsx';
import { SHIPPED } from './status-schema.ts';
import { TrackingPanel } from './TrackingPanel.tsx';
import { UpdateStatusModal } from './UpdateStatusModal.tsx';
import './orders.css';
import { href } from '../../entities/page/paths.ts';

/** Page of one sub-order; its address is the sub-order number. */
export function OrderPage() {
  const { slug = '' } = useParams();
  const query = useGetVendorOrderQuery(slug);
  return (
    <QueryState query={query}>
      {(order) => (order ? <OrderSheet key={order.id} order={order} /> : <NotFound homeHref={href('orders')} />)}
    </QueryState>
  );
}

function OrderSheet({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <>
      <ConsoleTitle title={t('order.title', { number: order.order_no })} />
      <Link to={href('orders')}>{t('order.back')}</Link>
      <OrderHead order={order} />
      <CancelRequest order={order} />
      {order.held_by_recall && (
        <p className="alert alert-danger" role="note">
          {t('order.recalled')}
        </p>
      )}
      {order.national_address_missing && (
        <p className="alert alert-warning" role="note">
          {t('order.nationalAddressMissing')}
        </p>
      )}
      <div className="split">
        <div className="stack stack-top">
          <OrderItemsTable order={order} />
          <section className="panel" aria-label={t('order.totals')}>
            <OrderTotals order={order} />
            {order.tax_issuer === 'platform' && <p className="form-text">{t('order.platformTax')}</p>}
            <Allowed permission="money.read">
              <Link to={href('moneyPart', { slug: order.order_sub_no })}>{t('money.why')}</Link>
            </Allowed>
          </section>
          <OrderMessages order={order} />
          <OrderHistory order={order} />
        </div>
        <div className="stack stack-top">
          <OrderFacts order={order} />
          <OrderInvoices order={order} />
          <PickupPanel order={order} />
          <TrackingPanel order={order} />
          <OrderCustomer order={order} />
        </div>
      </div>
    </>
  );
}

/** Order number, flags and actions. */
function OrderHead({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const [update, setUpdate] = useState<{ to?: number } | null>(null);
  return (
    <>
      <div className="console-page-head">
        <div className="order-head">
          <h1>
            {t('order.number')} <Bdi>#{order.order_no}</Bdi>
          </h1>
          <p className="mb-0 text-secondary">
            {t('order.subNumber')} <Bdi>{order.order_sub_no}</Bdi>
          </p>
        </div>
        <div className="cluster">
          <OrderPapers order={order} />
          <Allowed permission="orders.write">
            <NextStep order={order} onShip={() => setUpdate({ to: SHIPPED })} />
            <Button variant="outline" onClick={() => setUpdate({})}>
              <span className="sentence">{t('orders.updateStatus')}</span>
            </Button>
          </Allowed>
        </div>
      </div>
      {update && <UpdateStatusModal order={order} preselected={update.to} onHide={() => setUpdate(null)} />}
    </>
  );
}
