import { usePermissions, type VendorDashboard, type VendorPermission } from '@balsam/shared-api';
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

const KINDS: { key: keyof Waiting; icon: IconShape; href: string; permission?: VendorPermission }[] = [
  { key: 'to_confirm', icon: hourglassSplitIcon, href: href('orders', { due: 'confirm' }) },
  { key: 'late', icon: truckIcon, href: href('orders', { due: 'late' }) },
  { key: 'cancel_requests', icon: xCircleIcon, href: href('orders', { due: 'request' }) },
  { key: 'low_stock', icon: boxSeamIcon, href: href('products', { in_stock: 'low' }), permission: 'catalogue.read' },
  {
    key: 'pending_products',
    icon: shieldCheckIcon,
    href: href('products', { status: 'active', approval: '0' }),
    permission: 'catalogue.read',
  },
  { key: 'reviews_to_answer', icon: starIcon, href: href('reviews', { answered: '0' }), permission: 'catalogue.read' },
];

/** Numbers of orders and other items that need the vendor's attention, as far as the person may open them. */
export function PendingCounts({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('vendor-portal');
  const may = usePermissions();
  const kinds = KINDS.filter(({ permission }) => !permission || may(permission));
  return (
    <CountPanel
      title={t('home.waiting.title')}
      counts={kinds.map(({ permission: _permission, ...kind }) => ({
        ...kind,
        label: t(`home.waiting.${kind.key}`),
        value: waiting[kind.key],
      }))}
    />
  );
}
