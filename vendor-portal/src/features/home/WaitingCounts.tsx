import type { VendorDashboard } from '@balsam/shared-api';
import { formatNumber, SummaryCard, useLang, type IconName } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type Waiting = VendorDashboard['waiting'];

const KINDS: { key: keyof Waiting; icon: IconName; href: string }[] = [
  { key: 'to_confirm', icon: 'hourglass-split', href: '/vendor/orders?due=confirm' },
  { key: 'late', icon: 'truck', href: '/vendor/orders?due=late' },
  { key: 'cancel_requests', icon: 'x-circle', href: '/vendor/orders?due=request' },
  { key: 'low_stock', icon: 'box-seam', href: '/vendor/products?in_stock=low' },
  { key: 'pending_products', icon: 'shield-check', href: '/vendor/products?approval=0' },
  { key: 'reviews_to_answer', icon: 'star', href: '/vendor/reviews?answered=0' },
];

/** What waits for the vendor. Each number leads to exactly what it counts. */
export function WaitingCounts({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="panel-title">
        {t('home.waiting.title')}
      </h2>
      <div className="count-grid">
        {KINDS.map(({ key, icon, href }) => (
          <SummaryCard
            key={key}
            label={t(`home.waiting.${key}`)}
            value={formatNumber(waiting[key], lang)}
            icon={icon}
            href={href}
          />
        ))}
      </div>
    </section>
  );
}
