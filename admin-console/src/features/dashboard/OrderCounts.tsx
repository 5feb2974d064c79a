import type { Dashboard } from '@balsam/shared-api';
import type { IconName } from '@balsam/shared-ui';
import { CountPanel } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

const CANCELLED = 5;
const CANCELLED_WITH_REFUND = 6;

const STATUSES: { code: number; label: string; icon: IconName }[] = [
  { code: 1, label: 'dashboard.pending', icon: 'hourglass-split' },
  { code: 2, label: 'dashboard.confirmed', icon: 'check2' },
  { code: 3, label: 'dashboard.shipped', icon: 'truck' },
  { code: 4, label: 'dashboard.completed', icon: 'check-circle' },
  { code: CANCELLED, label: 'dashboard.cancelled', icon: 'x-circle' },
  { code: CANCELLED_WITH_REFUND, label: 'dashboard.refunded', icon: 'arrow-counterclockwise' },
];

interface OrderCountsProps {
  counts: Dashboard['orders_by_status'];
}

/** How many orders stand at each status, each number leading to its list. */
export function OrderCounts({ counts }: OrderCountsProps) {
  const { t } = useTranslation('admin-console');
  // The list behind "cancelled" holds both cancellations, so its number counts both.
  const countOf = (code: number): number =>
    counts
      .filter(
        ({ status_code }) => status_code === code || (code === CANCELLED && status_code === CANCELLED_WITH_REFUND),
      )
      .reduce((sum, { count }) => sum + count, 0);

  return (
    <CountPanel
      title={t('dashboard.ordersByStatus')}
      counts={STATUSES.map(({ code, label, icon }) => ({
        key: String(code),
        label: t(label),
        value: countOf(code),
        icon,
        href: href('orders', { status: code }),
      }))}
    />
  );
}
