import type { OrderStatus } from '@balsam/shared-api';
import { Bdi, LiveRegion, StatusBadge } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface StatusNewsProps {
  parcels: readonly { order_sub_no: string; status: OrderStatus }[];
}

/** Announces parcels whose status changes while they are shown, as a page that polls must. */
export function StatusNews({ parcels }: StatusNewsProps) {
  const { t } = useTranslation('storefront');
  const states = new Map(parcels.map(({ order_sub_no, status }) => [order_sub_no, status]));
  const [seen, setSeen] = useState({ states, news: [] as readonly string[] });
  const changed = [...states.keys()].filter((number) => states.get(number) !== seen.states.get(number));
  if (changed.length > 0 || states.size !== seen.states.size)
    setSeen({ states, news: changed.filter((number) => seen.states.has(number)) });
  return (
    <LiveRegion>
      {seen.news.map((number) => (
        <p key={number}>
          {t('tracking.parcel')} <Bdi>{number}</Bdi>: <StatusBadge status={states.get(number) ?? ''} />
        </p>
      ))}
    </LiveRegion>
  );
}
