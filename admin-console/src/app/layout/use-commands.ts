import { usePermissions, type PlatformPermission } from '@balsam/shared-api';
import type { Command } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { plusLgIcon } from '@balsam/shared-ui';
import { href } from '../../entities/page/paths.ts';

/** Commands available from every page, for those who may use them. */
export function useCommands(): Command[] {
  const { t } = useTranslation('admin-console');
  const may = usePermissions();
  const commands: (Command & { permission: PlatformPermission })[] = [
    {
      ...{ id: 'add-vendor', label: t('vendors.add'), icon: plusLgIcon, run: href('addVendor') },
      permission: 'vendors.write',
    },
    {
      ...{ id: 'add-category', label: t('categories.add'), icon: plusLgIcon, run: href('addCategory') },
      permission: 'catalogue.write',
    },
    {
      ...{ id: 'add-coupon', label: t('coupons.add'), icon: plusLgIcon, run: href('addCoupon') },
      permission: 'marketing.write',
    },
  ];
  return commands.filter(({ permission }) => may(permission)).map(({ permission: _permission, ...command }) => command);
}
