import { selectRole } from '../session/session-slice.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { PLATFORM_PERMISSIONS, VENDOR_PERMISSIONS } from '../wire/facts.ts';
import { useGetUserQuery } from './auth-api.ts';

/** `member`: everyone who may enter the console. */
export type VendorPermission = (typeof VENDOR_PERMISSIONS)[number] | 'member';
export type PlatformPermission = (typeof PLATFORM_PERMISSIONS)[number] | 'member';

/**
 * Permissions of the person in the console of this session. Until they are known everything is allowed, because most people
 * are owners; the server decides.
 */
export function usePermissions(): (permission: PlatformPermission | VendorPermission) => boolean {
  const isSignedIn = useAppSelector(selectRole) !== null;
  const { data: user } = useGetUserQuery(undefined, { skip: !isSignedIn });
  return (permission) => permission === 'member' || !user || user.permissions.includes(permission);
}
