import type { Command } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';

/** What an admin can begin from any page. */
export function useCommands(): Command[] {
  const { t } = useTranslation('admin-console');
  return [
    { id: 'add-vendor', label: t('vendors.add'), icon: 'plus-lg', run: '/admin/add-vendor' },
    { id: 'add-category', label: t('categories.add'), icon: 'plus-lg', run: '/admin/add-category' },
    { id: 'add-coupon', label: t('coupons.add'), icon: 'plus-lg', run: '/admin/add-coupon' },
  ];
}
