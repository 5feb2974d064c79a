import type { AdminVendorRow } from '@balsam/shared-api';
import { Badge, type BadgeVariant, type TextKey } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const LOOKS: Record<AdminVendorRow['active'], { variant: BadgeVariant; text: TextKey<'admin-console'> }> = {
  1: { variant: 'primary', text: 'vendors.statuses.active' },
  0: { variant: 'warning', text: 'vendors.statuses.inactive' },
  2: { variant: 'danger', text: 'vendors.statuses.rejected' },
};

/** Whether a vendor may sell. */
export function VendorStatusBadge({ active }: { active: AdminVendorRow['active'] }) {
  const { t } = useTranslation('admin-console');
  const { variant, text } = LOOKS[active];
  return <Badge variant={variant}>{t(text)}</Badge>;
}
