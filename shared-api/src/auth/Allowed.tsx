import type { ReactNode } from 'react';
import { usePermissions, type PlatformPermission, type VendorPermission } from './use-permissions.ts';

interface AllowedProps {
  permission: PlatformPermission | VendorPermission;
  children: ReactNode;
}

/** Controls for people with the permission that their request needs; nothing for others. */
export function Allowed({ permission, children }: AllowedProps) {
  return usePermissions()(permission) ? children : null;
}
