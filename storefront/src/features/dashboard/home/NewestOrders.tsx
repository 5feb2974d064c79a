import type { Order } from '@balsam/shared-api';
import { Bdi, ButtonLink, DateTime, QueryState, Skeleton, shopIcon } from '@balsam/shared-ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnderway } from '../../../entities/tracking/parcel-steps.ts';
import { StatusNews } from '../../../entities/tracking/StatusNews.tsx';
import { useLiveOrders } from '../orders/use-live-orders.ts';
import { ParcelRow } from './ParcelRow.tsx';
import { href } from '../../../entities/page/paths.ts';

/** The latest order with its parcels, and undelivered parcels of earlier orders. */
export function NewestOrders({ userId }: { userId: number }) {
  const { t } = useTranslation('storefront');
  const query = useLiveOrders({ userId, page: 1 });
  return (
    <QueryState query={query} loading={<ParcelsSkeleton />}>
      {({ orders }) => {
        const [latest] = orders;
        if (!latest) return <NoOrders />;
        const isLatest = ({ order_no }: Order) => order_no === latest.order_no;
        const open = orders.filter((order) => !isLatest(order) && isUnderway(order));
        return (
          <>
            <StatusNews parcels={orders} />
            <Parcels title={t('dashboard.latest')} orders={orders.filter(isLatest)}>
              <p className="text-secondary mb-2">
                <Bdi>{latest.order_no}</Bdi> · <DateTime value={latest.created_at} dayOnly />
              </p>
            </Parcels>
            {open.length > 0 && <Parcels title={t('dashboard.underWay')} orders={open} />}
          </>
        );
      }}
    </QueryState>
  );
}

interface ParcelsProps {
  title: string;
  orders: readonly Order[];
  children?: ReactNode;
}

function Parcels({ title, orders, children }: ParcelsProps) {
  const titleId = useId();
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 className="panel-title mb-1" id={titleId}>
        {title}
      </h2>
      {children}
      <ul className="sf-dashboard-rows">
        {orders.map((order) => (
          <ParcelRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

/** As high as an order with one parcel, so that the content below does not shift. */
function ParcelsSkeleton() {
  return (
    <div className="panel">
      <Skeleton shape="title" />
      <Skeleton />
      <div className="sf-dashboard-parcels-coming">
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}

function NoOrders() {
  const { t } = useTranslation('storefront');
  return (
    <section className="panel">
      <p>{t('dashboard.noOrders')}</p>
      <ButtonLink to={href('shop')} icon={shopIcon}>
        {t('dashboard.keepShopping')}
      </ButtonLink>
    </section>
  );
}
