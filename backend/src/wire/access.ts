import type { PlatformPermission, VendorPermission } from '../facts/permissions.ts';

/**
 * Required role of a route: `public` needs no sign-in, `any` accepts every signed-in role, `buyer` a customer or a guest
 * with a cart or an order.
 */
export type Access = 'public' | 'any' | 'user' | 'buyer' | 'vendor' | 'admin';

/**
 * Permission that a route of a console needs (facts/permissions.ts); `member`: everyone who works for the store, or for the
 * platform.
 */
export type Permission = PlatformPermission | VendorPermission | 'member';
