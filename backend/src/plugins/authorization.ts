import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { PLATFORM_PERMISSIONS, VENDOR_PERMISSIONS } from '../facts/permissions.ts';
import { needsStepUp, type Access, type Permission } from '../wire/access.ts';
import { AppError } from '../wire/errors.ts';
import { guestTokenOf } from './buyer.ts';
import { requireUser, type Role } from './session.ts';
import { syncHook } from './sync-hook.ts';

export interface RouteEntry {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  /** Null for a route of the shop. */
  readonly permission: Permission | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** For the routes of the consoles, and only for them. */
    permission?: Permission;
    /**
     * True for a route that needs a recent sign-in or confirmation, false for one that does not although its permission
     * asks for it (`needsStepUp`).
     */
    stepUp?: boolean;
    /** A route of a console for members who still lack the second factor that their team requires. */
    factor?: 'optional';
    /** A `buyer` route that a visitor may call with a new Guest-Token, which then becomes a guest. */
    startsGuest?: true;
  }
  interface FastifyInstance {
    /** All API routes in the order of registration. */
    routeTable: RouteEntry[];
  }
}

const ROLE_OF: Partial<Record<Access, Role>> = { admin: 1, vendor: 2, user: 3, buyer: 3 };

/** Permissions that a route may need, by the role that calls it. */
const PERMISSIONS: Partial<Record<Access, readonly Permission[]>> = {
  admin: ['member', ...PLATFORM_PERMISSIONS],
  vendor: ['member', ...VENDOR_PERMISSIONS],
};

const assertPermission = (route: string, access: Access, permission: Permission | undefined) => {
  const known = PERMISSIONS[access];
  if (known ? permission === undefined || !known.includes(permission) : permission !== undefined)
    throw new Error(`The route ${route} (${access}) declares the permission ${permission} (config.permission).`);
};

const authorize = (request: FastifyRequest) => {
  const { access, permission, startsGuest } = request.routeOptions.config;
  if (access === 'public') return;
  if (request.buyer?.isGuest) return;
  if (access === 'buyer' && startsGuest && !request.user && guestTokenOf(request) !== null) return;
  if (access === undefined) throw new AppError(403, 'forbidden');
  const user = requireUser(request);
  const role = ROLE_OF[access];
  if (role !== undefined && user.role !== role) throw new AppError(403, 'forbidden');
  if (user.role === 2 && user.vendorActive !== 1) {
    throw new AppError(403, user.vendorActive === 0 ? 'vendor_inactive' : 'vendor_refused');
  }
  if (request.lacksFactor && permission !== undefined && request.routeOptions.config.factor !== 'optional')
    throw new AppError(403, 'second_factor_missing');
  if (permission !== undefined && permission !== 'member' && !user.permissions.includes(permission))
    throw new AppError(403, 'permission_missing', { data: { permission } });
  if (!request.isSteppedUp && needsStepUp(request.method, request.routeOptions.config))
    throw new AppError(403, 'step_up_required');
};

/**
 * Enforces `config.access` of the route: 401 without a valid token, 403 for the wrong role, an inactive vendor or a
 * missing permission or second factor, or if the person must first confirm who they are. A route without `config.access`, or one of a
 * console without `config.permission`, fails at startup.
 */
const authorization: FastifyPluginAsync = async (app) => {
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (!access)
      throw new Error(`The route ${String(method)} ${url} does not declare who may call it (config.access).`);
    assertPermission(`${String(method)} ${url}`, access, config.permission);
    // HEAD routes follow their GET route.
    if (method === 'HEAD') return;
    for (const each of [method].flat())
      app.routeTable.push({ method: each, url, access, permission: config.permission ?? null });
  });
  app.addHook(
    'onRequest',
    syncHook((request, reply) => {
      // An unknown path has no access rule; the response is 404.
      if (request.is404) return;
      // Personal responses must not be cached.
      if (request.user || request.routeOptions.config.access !== 'public') reply.header('Cache-Control', 'no-store');
      authorize(request);
    }),
  );
};

export const authorizationPlugin = fastifyPlugin(authorization);
