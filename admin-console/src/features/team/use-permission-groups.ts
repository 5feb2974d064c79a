import { PLATFORM_PERMISSIONS } from '@balsam/shared-api';
import type { PermissionGroup } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '@balsam/shared-ui';

type Permission = (typeof PLATFORM_PERMISSIONS)[number];
type Group = TextKey<'admin-console', 'team.groups'>;

/** Group of each permission; a new permission without one is a type error. */
const GROUP_OF: Record<Permission, Group> = {
  'vendors.read': 'people',
  'vendors.write': 'people',
  'customers.read': 'people',
  'customers.write': 'people',
  'catalogue.read': 'catalogue',
  'catalogue.write': 'catalogue',
  'orders.read': 'orders',
  'returns.write': 'orders',
  'messages.read': 'orders',
  'money.read': 'money',
  'money.manage': 'money',
  'marketing.write': 'content',
  'content.write': 'content',
  'settings.write': 'operation',
  'areas.read': 'operation',
  'audit.read': 'operation',
  'team.manage': 'operation',
  'privacy.manage': 'people',
};

const GROUPS = [...new Set(Object.values(GROUP_OF))];

/** Permissions of the platform in words, by subject. */
export function usePermissionGroups(): PermissionGroup[] {
  const { t } = useTranslation('admin-console');
  return GROUPS.map((group) => ({
    title: t(`team.groups.${group}`),
    permissions: PLATFORM_PERMISSIONS.filter((permission) => GROUP_OF[permission] === group).map((value) => ({
      value,
      label: t(`team.permissions.${value}`),
    })),
  }));
}
