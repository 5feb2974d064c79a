import { Link, type LinkProps } from 'react-router-dom';
import { usePermissions, type PlatformPermission, type VendorPermission } from './use-permissions.ts';

interface AllowedLinkProps extends LinkProps {
  permission: PlatformPermission | VendorPermission;
}

/** A link for people with the permission of its page; its text for others. */
export function AllowedLink({ permission, children, ...link }: AllowedLinkProps) {
  return usePermissions()(permission) ? <Link {...link}>{children}</Link> : children;
}
