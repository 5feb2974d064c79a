import { usePermissions, type Order } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { PickupForm } from './PickupForm.tsx';
import { ScheduledPickup } from './ScheduledPickup.tsx';
import { isUnderway } from './status-schema.ts';

/** Scheduled pickup, or the form that requests one. Finished orders offer no pickup; members who only read orders see no form. */
export function PickupPanel({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const mayWrite = usePermissions()('orders.write');
  if (!order.pickup && isUnderway(order) && !mayWrite) return null;
  const content = () => {
    if (order.pickup) return <ScheduledPickup order={order} />;
    return isUnderway(order) ? <PickupForm order={order} /> : <p className="mb-0">{t('pickup.closed')}</p>;
  };
  return (
    <section className="panel">
      <h2 className="panel-title">{t('pickup.title')}</h2>
      {content()}
    </section>
  );
}
