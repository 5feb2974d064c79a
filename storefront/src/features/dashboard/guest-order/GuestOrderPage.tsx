import type { PlacedOrder } from '@balsam/shared-api';
import { Bdi, Breadcrumb, QueryState } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AccessOver, isAccessOver } from '../../../entities/guest/AccessOver.tsx';
import { NotFoundPage } from '../../../entities/not-found/NotFoundPage.tsx';
import { useGetPlacedOrderQuery } from '../../../entities/orders/placed-order-api.ts';
import { href } from '../../../entities/page/paths.ts';
import { StatusNews } from '../../../entities/tracking/StatusNews.tsx';
import { OrderCards } from '../orders/OrderCards.tsx';
import { GuestData } from '../privacy/GuestData.tsx';
import { OrderModal } from '../orders/OrderModal.tsx';
import '../dashboard.css';

/** The order of someone without an account: its parcels, each with what can be done about it. */
export function GuestOrderPage() {
  const { t } = useTranslation('storefront');
  const { orderNo = '' } = useParams();
  const query = useGetPlacedOrderQuery(orderNo);
  if (query.data === null) return <NotFoundPage />;
  return (
    <div className="page">
      <div className="page-head">
        <Breadcrumb items={[{ label: t('tracking.home'), to: href('home') }, { label: t('guest.order') }]} />
        <h1>
          {t('guest.order')} <Bdi>{orderNo}</Bdi>
        </h1>
      </div>
      {isAccessOver(query) ? (
        <AccessOver orderNo={orderNo} />
      ) : (
        <>
          <QueryState query={query}>{(order) => order && <Parcels order={order} />}</QueryState>
          <GuestData orderNo={orderNo} />
        </>
      )}
    </div>
  );
}

function Parcels({ order: { orders, billing_address: billing } }: { order: PlacedOrder }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const open = orders.find(({ id }) => id === openId);
  return (
    <>
      {!open && <StatusNews parcels={orders} />}
      {open && (
        <OrderModal key={open.id} order={open} email={billing?.email ?? ''} isGuest onHide={() => setOpenId(null)} />
      )}
      <OrderCards orders={orders} onOpen={setOpenId} />
    </>
  );
}
