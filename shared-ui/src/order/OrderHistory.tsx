import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { Bdi } from '../format/Bdi.tsx';
import { DateTime } from '../format/DateTime.tsx';
import type { OrderView } from './orderView.ts';

interface OrderHistoryProps {
  order: OrderView;
  /** Lets a "track" button bring the reader here. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Where the parcel is: what the vendor wrote about it, and each change of status with who made it. */
export function OrderHistory({ order, headingRef }: OrderHistoryProps) {
  const { t } = useTranslation('kit');
  return (
    <section className="panel">
      <h3 className="panel-title" ref={headingRef} tabIndex={-1}>
        {t('order.history')}
      </h3>
      {order.status === 'Shipped' && <TrackingInformation order={order} />}
      {order.tracking_id && (
        <p>
          {t('order.trackingNumber')} <Bdi>{order.tracking_id}</Bdi>
        </p>
      )}
      <ol className="timeline">
        {order.history.map(({ to, note, actor, created_at }) => (
          <li key={`${created_at} ${to}`}>
            <div className="cluster">
              <StatusBadge status={to} />
              <span className="text-secondary">
                <DateTime value={created_at} /> · {t(`order.actor.${actor}`)}
              </span>
            </div>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
      {order.cancellation_reason && <p>{t('order.cancellationReason', { reason: order.cancellation_reason })}</p>}
    </section>
  );
}

/** What the vendor wrote about a parcel that is on its way; where a number is known, nothing written is nothing missing. */
function TrackingInformation({ order: { tracking_id, tracking_information } }: { order: OrderView }) {
  const { t } = useTranslation('kit');
  if (tracking_information) return <p>{tracking_information}</p>;
  return tracking_id ? null : <p>{t('order.noTracking')}</p>;
}
