import type { VendorDashboard } from '@balsam/shared-api';
import type { IconShape } from '@balsam/shared-ui';
import {
  CountPanel,
  boxSeamIcon,
  hourglassSplitIcon,
  shieldCheckIcon,
  starIcon,
  truckIcon,
  xCircleIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

type Waiting = VendorDashboard['waiting'];

const KINDS: { key: keyof Waiting; icon: IconShape; href: string }[] = [
  { key: 'to_confirm', icon: hourglassSplitIcon, href: href('orders', { due: 'confirm' }) },
  { key: 'late', icon: truckIcon, href: href('orders', { due: 'late' }) },
  { key: 'cancel_requests', icon: xCircleIcon, href: href('orders', { due: 'request' }) },
  { key: 'low_stock', icon: boxSeamIcon, href: href('products', { in_stock: 'low' }) },
  { key: 'pending_products', icon: shieldCheckIcon, href: href('products', { status: 'active', approval: '0' }) },
  { key: 'reviews_to_answer', icon: starIcon, href: href('reviews', { answered: '0' }) },
];

/** Numbers of orders and other items that need the vendor's attention. */
export function PendingCounts({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <CountPanel
      title={t('home.waiting.title')}
      counts={KINDS.map((kind) => ({ ...kind, label: t(`home.waiting.${kind.key}`), value: waiting[kind.key] }))}
    />
  );
}
