import type { AdminVendorRow } from '@balsam/shared-api';
import { Badge, type BadgeVariant, type TextKey } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const LOOKS: Record<AdminVendorRow['active'], { variant: BadgeVariant; text: TextKey<'admin-console'> }> = {
  1: { variant: 'primary', text: 'vendors.statuses.active' },
  0: { variant: 'warning', text: 'vendors.statuses.inactive' },
  2: { variant: 'danger', text: 'vendors.statuses.rejected' },
};

/** Status of a vendor. One who was never approved awaits that; an inactive one was approved before. */
export function VendorStatusBadge({ active, stopped }: Pick<AdminVendorRow, 'active' | 'stopped'>) {
  const { t } = useTranslation('admin-console');
  if (active === 0 && !stopped) return <Badge variant="info">{t('vendors.statuses.awaiting')}</Badge>;
  const { variant, text } = LOOKS[active];
  return <Badge variant={variant}>{t(text)}</Badge>;
}
