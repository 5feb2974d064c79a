import { formatNumber, SummaryCard, useLang, type IconName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Dashboard } from './dashboardApi.ts';

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
  const lang = useLang();
  // The list behind "cancelled" holds both cancellations, so its number counts both.
  const countOf = (code: number): number =>
    counts
      .filter(
        ({ status_code }) => status_code === code || (code === CANCELLED && status_code === CANCELLED_WITH_REFUND),
      )
      .reduce((sum, { count }) => sum + count, 0);

  return (
    <section aria-labelledby="orders-by-status">
      <h2 id="orders-by-status" className="panel-title">
        {t('dashboard.ordersByStatus')}
      </h2>
      <div className="count-grid">
        {STATUSES.map(({ code, label, icon }) => (
          <SummaryCard
            key={code}
            label={t(label)}
            value={formatNumber(countOf(code), lang)}
            icon={icon}
            href={`/admin/orders?status=${code}`}
          />
        ))}
      </div>
    </section>
  );
}
