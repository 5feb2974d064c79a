import type { VendorDashboard } from '@balsam/shared-api';
import type { IconName } from '@balsam/shared-ui';
import { CountPanel } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

type Waiting = VendorDashboard['waiting'];

const KINDS: { key: keyof Waiting; icon: IconName; href: string }[] = [
  { key: 'to_confirm', icon: 'hourglass-split', href: href('orders', { due: 'confirm' }) },
  { key: 'late', icon: 'truck', href: href('orders', { due: 'late' }) },
  { key: 'cancel_requests', icon: 'x-circle', href: href('orders', { due: 'request' }) },
  { key: 'low_stock', icon: 'box-seam', href: href('products', { in_stock: 'low' }) },
  { key: 'pending_products', icon: 'shield-check', href: href('products', { approval: '0' }) },
  { key: 'reviews_to_answer', icon: 'star', href: href('reviews', { answered: '0' }) },
];

/** What waits for the vendor. */
export function WaitingCounts({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <CountPanel
      title={t('home.waiting.title')}
      counts={KINDS.map((kind) => ({ ...kind, label: t(`home.waiting.${kind.key}`), value: waiting[kind.key] }))}
    />
  );
}
