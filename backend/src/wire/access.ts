import type { PlatformPermission, VendorPermission } from '../facts/permissions.ts';

/**
 * Required role of a route: `public` needs no sign-in, `any` accepts every signed-in role, `buyer` a customer or a guest
 * with a cart or an order, `person` every signed-in role or such a guest.
 */
export type Access = 'public' | 'any' | 'user' | 'buyer' | 'person' | 'vendor' | 'admin';

/** True for a route that guests may call. */
export const takesGuests = (access: Access | undefined): boolean => access === 'buyer' || access === 'person';

/**
 * Permission that a route of a console needs (facts/permissions.ts); `member`: everyone who works for the store, or for the
 * platform.
 */
export type Permission = PlatformPermission | VendorPermission | 'member';

/** Permissions whose changes need a recent sign-in or confirmation (`POST /auth/step-up`). */
const STEP_UP_PERMISSIONS: readonly (Permission | undefined)[] = ['money.manage', 'team.manage'];

/** True for a route that a stolen session must not suffice for: it changes money or rights, or says so itself. */
export const needsStepUp = (
  method: string | readonly string[],
  config: { readonly permission?: Permission; readonly stepUp?: boolean } | undefined,
): boolean => config?.stepUp ?? (![method].flat().includes('GET') && STEP_UP_PERMISSIONS.includes(config?.permission));
