import { VENDOR_PERMISSIONS } from '@balsam/shared-api';
import type { PermissionGroup } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '@balsam/shared-ui';

type Permission = (typeof VENDOR_PERMISSIONS)[number];
type Group = TextKey<'vendor-portal', 'team.groups'>;

/** Group of each permission; a new permission without one is a type error. */
const GROUP_OF: Record<Permission, Group> = {
  'catalogue.read': 'catalogue',
  'catalogue.write': 'catalogue',
  'reviews.write': 'catalogue',
  'orders.read': 'orders',
  'orders.write': 'orders',
  'returns.write': 'orders',
  'messages.write': 'orders',
  'reports.read': 'money',
  'money.read': 'money',
  'money.manage': 'money',
  'settings.write': 'store',
  'team.manage': 'store',
};

const GROUPS = [...new Set(Object.values(GROUP_OF))];

/** Permissions of a store in words, by subject. */
export function usePermissionGroups(): PermissionGroup[] {
  const { t } = useTranslation('vendor-portal');
  return GROUPS.map((group) => ({
    title: t(`team.groups.${group}`),
    permissions: VENDOR_PERMISSIONS.filter((permission) => GROUP_OF[permission] === group).map((value) => ({
      value,
      label: t(`team.permissions.${value}`),
    })),
  }));
}
