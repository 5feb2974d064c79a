import type { Command } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { plusLgIcon } from '@balsam/shared-ui';
import { href } from '../../entities/page/paths.ts';

/** Commands available from every page. */
export function useCommands(): Command[] {
  const { t } = useTranslation('admin-console');
  return [
    { id: 'add-vendor', label: t('vendors.add'), icon: plusLgIcon, run: href('addVendor') },
    { id: 'add-category', label: t('categories.add'), icon: plusLgIcon, run: href('addCategory') },
    { id: 'add-coupon', label: t('coupons.add'), icon: plusLgIcon, run: href('addCoupon') },
  ];
}
