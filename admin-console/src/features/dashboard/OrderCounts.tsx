import { ORDER_STATUSES, type Dashboard, type OrderStatus } from '@balsam/shared-api';
import type { IconShape } from '@balsam/shared-ui';
import {
  CountPanel,
  type TextKey,
  arrowCounterclockwiseIcon,
  check2Icon,
  checkCircleIcon,
  hourglassSplitIcon,
  truckIcon,
  xCircleIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

const LOOKS: Record<OrderStatus, { label: TextKey<'admin-console'>; icon: IconShape }> = {
  Pending: { label: 'dashboard.pending', icon: hourglassSplitIcon },
  Confirmed: { label: 'dashboard.confirmed', icon: check2Icon },
  Shipped: { label: 'dashboard.shipped', icon: truckIcon },
  Completed: { label: 'dashboard.completed', icon: checkCircleIcon },
  Cancelled: { label: 'dashboard.cancelled', icon: xCircleIcon },
  'Cancel With Refund': { label: 'dashboard.refunded', icon: arrowCounterclockwiseIcon },
};

const STATUSES = Object.keys(ORDER_STATUSES) as OrderStatus[];

interface OrderCountsProps {
  counts: Dashboard['orders_by_status'];
}

/** Orders by status, each count linking to its list. */
export function OrderCounts({ counts }: OrderCountsProps) {
  const { t } = useTranslation('admin-console');
  // The "cancelled" list includes every kind of cancellation, so its count does too.
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
