import type { Order } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { ArrivalDates } from '../../../entities/tracking/ArrivalDates.tsx';
import { CarrierFacts } from '../../../entities/tracking/CarrierFacts.tsx';
import { ParcelSteps } from '../../../entities/tracking/ParcelSteps.tsx';
import { stepsOf } from '../../../entities/tracking/parcel-steps.ts';

/** Progress of an order's parcel: steps, expected dates and tracking. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useTranslation('storefront');
  const { status, history, arrives_from, arrives_to, is_overdue } = order;
  // Entries with a field are changed texts, not steps.
  const steps = stepsOf({ status, history: history.filter(({ field }) => field === null) });
  return (
    <section className="panel sf-parcel mb-3" aria-label={t('dashboard.order.progress')}>
      <ParcelSteps steps={steps} />
      <ArrivalDates from={arrives_from} to={arrives_to} isLate={is_overdue} />
      <CarrierFacts parcel={order} />
    </section>
  );
}
