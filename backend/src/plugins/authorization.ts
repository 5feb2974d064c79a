import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Access } from '../wire/access.ts';
import { AppError } from '../wire/errors.ts';
import { requireUser, type Role } from './session.ts';

/** A route and who may call it. */
export interface RouteEntry {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    /** Every route of the API, in the order of registration. */
    routeTable: RouteEntry[];
  }
}

const ROLE_OF: Partial<Record<Access, Role>> = { admin: 1, vendor: 2, user: 3 };

const authorize = (request: FastifyRequest) => {
  const { access } = request.routeOptions.config;
  if (access === 'public') return;
  if (access === undefined) throw new AppError(403, 'forbidden');
  const user = requireUser(request);
  const role = ROLE_OF[access];
  if (role !== undefined && user.role !== role) throw new AppError(403, 'forbidden');
  if (user.role === 2 && user.vendorActive !== 1) {
    throw new AppError(403, user.vendorActive === 0 ? 'vendor_inactive' : 'vendor_refused');
  }
};

/**
 * Lets a request through only if the route's `config.access` allows it: 401 for a visitor, 403 for the wrong role or a
 * vendor who is not active now. A route without `config.access` stops the boot.
 */
const authorization: FastifyPluginAsync = async (app) => {
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (!access) throw new Error(`The route ${String(method)} ${url} does not say who may call it (config.access).`);
    // Who may read may ask for the head.
    if (method === 'HEAD') return;
    for (const each of [method].flat()) app.routeTable.push({ method: each, url, access });
  });
  app.addHook('onRequest', async (request, reply) => {
    // An unknown path has no access rule: it is answered as missing.
    if (request.is404) return;
    // What is for one person is kept by no cache.
    if (request.user || request.routeOptions.config.access !== 'public') reply.header('Cache-Control', 'no-store');
    authorize(request);
  });
};

export const authorizationPlugin = fastifyPlugin(authorization);
