import type { TrackedOrder } from '@balsam/shared-api';
import { Bdi, DateTime } from '@balsam/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusNews } from '../../entities/tracking/StatusNews.tsx';
import { ParcelTimeline } from '../../entities/tracking/ParcelTimeline.tsx';

interface TrackResultProps {
  order: TrackedOrder;
  /** A new search is running. */
  busy: boolean;
}

/** The order with its parcels, each with its own tracking. The heading gets the focus. */
export function TrackResult({ order: { order_no, placed_at, parcels }, busy }: TrackResultProps) {
  const { t } = useTranslation('storefront');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [order_no]);
  return (
    <section className="stack" aria-labelledby="tracked-order" aria-busy={busy}>
      <div>
        <h2 id="tracked-order" ref={heading} tabIndex={-1}>
          {t('tracking.found')} <Bdi>{order_no}</Bdi>
        </h2>
        <p className="text-secondary mb-0">
          {t('tracking.placedAt')} <DateTime value={placed_at} /> · {t('tracking.parcels', { count: parcels.length })}
        </p>
      </div>
      <StatusNews key={order_no} parcels={parcels} />
      {parcels.map((parcel) => (
        <ParcelTimeline key={parcel.order_sub_no} parcel={parcel} />
      ))}
    </section>
  );
}
