import { ORDER_STATUSES, type Dashboard, type OrderStatus } from '@balsam/shared-api';
import type { IconName } from '@balsam/shared-ui';
import { CountPanel, type TextKey } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

const LOOKS: Record<OrderStatus, { label: TextKey<'admin-console'>; icon: IconName }> = {
  Pending: { label: 'dashboard.pending', icon: 'hourglass-split' },
  Confirmed: { label: 'dashboard.confirmed', icon: 'check2' },
  Shipped: { label: 'dashboard.shipped', icon: 'truck' },
  Completed: { label: 'dashboard.completed', icon: 'check-circle' },
  Cancelled: { label: 'dashboard.cancelled', icon: 'x-circle' },
  'Cancel With Refund': { label: 'dashboard.refunded', icon: 'arrow-counterclockwise' },
};

const STATUSES = Object.keys(ORDER_STATUSES) as OrderStatus[];

interface OrderCountsProps {
  counts: Dashboard['orders_by_status'];
}

/** How many orders stand at each status, each number leading to its list. */
export function OrderCounts({ counts }: OrderCountsProps) {
  const { t } = useTranslation('admin-console');
  // The list behind "cancelled" holds every kind of cancellation, so its number counts them all.
  const countOf = (wanted: OrderStatus): number =>
    counts
      .filter(
        ({ status }) => status === wanted || (wanted === 'Cancelled' && ORDER_STATUSES[status].phase === 'cancelled'),
      )
      .reduce((sum, { count }) => sum + count, 0);

  return (
    <CountPanel
      title={t('dashboard.ordersByStatus')}
      counts={STATUSES.map((status) => ({
        key: status,
        label: t(LOOKS[status].label),
        value: countOf(status),
        icon: LOOKS[status].icon,
        href: href('orders', { status: ORDER_STATUSES[status].code }),
      }))}
    />
  );
}
