import type { AdminWaiting } from '@balsam/shared-api';
import type { IconShape } from '@balsam/shared-ui';
import {
  CountPanel,
  boxSeamIcon,
  cashStackIcon,
  envelopeIcon,
  exclamationTriangleIcon,
  hourglassSplitIcon,
  pencilIcon,
  shieldCheckIcon,
  percentIcon,
  shopIcon,
  starIcon,
  tagsIcon,
  xCircleIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

type Kind = keyof AdminWaiting;

const KINDS: Kind[] = [
  'vendors',
  'identities',
  'tax_details',
  'bank_accounts',
  'licences',
  'licences_expiring',
  'categories_paused',
  'products',
  'changed_products',
  'reviews',
  'messages',
  'reports',
  'cancel_requests',
];

const ICONS: Record<Kind, IconShape> = {
  vendors: shopIcon,
  identities: tagsIcon,
  tax_details: percentIcon,
  bank_accounts: cashStackIcon,
  licences: shieldCheckIcon,
  licences_expiring: hourglassSplitIcon,
  categories_paused: exclamationTriangleIcon,
  products: boxSeamIcon,
  changed_products: pencilIcon,
  reviews: starIcon,
  messages: envelopeIcon,
  reports: exclamationTriangleIcon,
  cancel_requests: xCircleIcon,
};

/** Each list holds exactly the rows that its count counts. */
const LISTS: Record<Kind, string> = {
  vendors: href('vendors', { waiting: '1' }),
  identities: href('vendors', { asks: '1' }),
  tax_details: href('vendors', { vat_state: 'waiting' }),
  bank_accounts: href('bankAccounts', { state: 'waiting' }),
  licences: href('licences', { state: 'submitted' }),
  licences_expiring: href('licences', { due: 'expiring' }),
  categories_paused: href('pausedCategories'),
  products: href('products', { status: '1', approval: '0' }),
  changed_products: href('products', { status: '1', approval: 'changed' }),
  reviews: href('reviews', { state: 'waiting' }),
  messages: href('messages', { state: 'open' }),
  reports: href('reports', { state: 'open' }),
  cancel_requests: href('orders', { due: 'request' }),
};

/** Counts of items that need a decision; nothing if there are none. */
export function PendingCounts({ waiting }: { waiting: AdminWaiting }) {
  const { t } = useTranslation('admin-console');
  const counts = KINDS.filter((key) => waiting[key] > 0).map((key) => ({
    key,
    label: t(`dashboard.waiting.${key}`),
    value: waiting[key],
    icon: ICONS[key],
    href: LISTS[key],
  }));
  return counts.length > 0 && <CountPanel title={t('dashboard.waiting.title')} counts={counts} />;
}
