import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { ORDER_STATUSES } from '../facts/facts.ts';
import { Bdi } from '../format/Bdi.tsx';
import { DateTime } from '../format/DateTime.tsx';
import { LinkedText } from '../format/LinkedText.tsx';
import type { OrderChangeView, OrderView } from './order-view.ts';

interface OrderHistoryProps {
  order: OrderView;
  /** Lets a "track" button scroll here. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Tracking of a parcel: the vendor's notes, and each change of a status or a note with its author. */
export function OrderHistory({ order, headingRef }: OrderHistoryProps) {
  const { t } = useTranslation('kit');
  return (
    <section className="panel">
      <h3 className="panel-title" ref={headingRef} tabIndex={-1}>
        {t('order.history')}
      </h3>
      <TrackingInformation order={order} />
      {order.tracking_id && (
        <p>
          {t('order.trackingNumber')} <Bdi>{order.tracking_id}</Bdi>
        </p>
      )}
      <ol className="timeline">
        {order.history.map((change, index) => (
          <Change key={index} change={change} />
        ))}
      </ol>
      {order.cancellation_reason && <p>{t('order.cancellationReason', { reason: order.cancellation_reason })}</p>}
    </section>
  );
}

function Change({ change: { to, note, field, actor, created_at } }: { change: OrderChangeView }) {
  const { t } = useTranslation('kit');
  return (
    <li>
      <div className="cluster">
        {field ? <strong>{t(`order.text.${field}`)}</strong> : <StatusBadge status={to} />}
        <span className="text-secondary">
          <DateTime value={created_at} /> · {t(`order.actor.${actor}`)}
        </span>
      </div>
      {note && (
        <p dir="auto">
          <LinkedText text={note} />
        </p>
      )}
      {field && !note && <p className="text-secondary">{t('order.textRemoved')}</p>}
    </li>
  );
}

/** The vendor's tracking notes; for a shipped parcel without a number, that there is none yet. */
function TrackingInformation({ order: { status, tracking_id, tracking_information } }: { order: OrderView }) {
  const { t } = useTranslation('kit');
  if (tracking_information)
    return (
      <p dir="auto">
        <LinkedText text={tracking_information} />
      </p>
    );
  return ORDER_STATUSES[status].phase === 'shipping' && !tracking_id ? <p>{t('order.noTracking')}</p> : null;
}
