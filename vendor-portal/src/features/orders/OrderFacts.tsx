import type { Order } from '@balsam/shared-api';
import { Bdi, DateTime, PaymentMethod, PostalAddress, StatusBadge } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { CarrierName } from '../../entities/orders/CarrierName.tsx';
import { OrderFlags } from './OrderFlags.tsx';

/** Order summary next to the items: date, customer, address and shipment. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const { shipping_address: address, po_number, label_url, ship_by } = order;
  return (
    <section className="panel">
      <h2 className="panel-title">{t('order.summary')}</h2>
      <dl className="facts">
        <dt>{t('order.status')}</dt>
        <dd className="cell-stack">
          <StatusBadge status={order.status} />
          <OrderFlags order={order} />
        </dd>
        <dt>{t('order.payment')}</dt>
        <dd>
          <PaymentMethod method={order.payment_method} state={order.payment_state} />
        </dd>
        <dt>{t('order.date')}</dt>
        <dd>
          <DateTime value={order.order_date} />
        </dd>
        {po_number && (
          <>
            <dt>{t('order.poNumber')}</dt>
            <dd>
              <Bdi>{po_number}</Bdi>
            </dd>
          </>
        )}
        {ship_by && (
          <>
            <dt>{t('order.shipBy')}</dt>
            <dd>
              <DateTime value={ship_by} dayOnly />
            </dd>
          </>
        )}
        {address && (
          <>
            <dt>{t('order.deliveryAddress')}</dt>
            <dd>
              <PostalAddress address={address}>
                {address.phone_number && (
                  <p>
                    <Bdi>{address.phone_number}</Bdi>
                  </p>
                )}
              </PostalAddress>
            </dd>
          </>
        )}
        <dt>{t('order.trackId')}</dt>
        <dd>
          <TrackingNumber order={order} />
        </dd>
        <dt>{t('order.label')}</dt>
        <dd>
          {label_url ? (
            <a href={label_url} target="_blank" rel="noopener">
              {t('order.openLabel')}
            </a>
          ) : (
            t('order.none')
          )}
        </dd>
      </dl>
    </section>
  );
}

/** Number, which links to the carrier's page about the parcel, and the carrier, unless the pickup names it. */
function TrackingNumber({ order: { carrier, pickup, track_id: number, tracking_url: page } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  if (!number) return t('order.none');
  return (
    <>
      {carrier && !pickup && (
        <>
          <CarrierName carrier={carrier} />{' '}
        </>
      )}
      {page ? (
        <a href={page} target="_blank" rel="noopener noreferrer">
          <Bdi>{number}</Bdi>
        </a>
      ) : (
        <Bdi>{number}</Bdi>
      )}
    </>
  );
}
