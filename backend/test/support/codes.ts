import assert from 'node:assert/strict';
import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { errorCodes } from '../../src/wire/error-codes.ts';
import { errorCodesOf } from '../../src/openapi/route-errors.ts';

/** Observations of an app under test. */
interface Watched {
  readonly routes: RouteOptions[];
  /** Errors whose code the route does not declare. */
  readonly undeclared: Set<string>;
}

const watched = new WeakMap<object, Watched>();

const codeOf = (payload: unknown): { code?: unknown; status?: unknown } => {
  if (typeof payload !== 'string' || !payload.startsWith('{')) return {};
  const { code, status } = JSON.parse(payload) as Record<string, unknown>;
  return { code, status };
};

const complaintOf = ({ method, routeOptions }: FastifyRequest, status: number, payload: unknown): string | null => {
  const { code } = codeOf(payload);
  const { url = '', config } = routeOptions;
  const declared = errorCodesOf({ method, url, config });
  const known = declared.find((each) => each === code);
  if (known && errorCodes[known].status === status) return null;
  return `${method} ${url} answered ${status} ${String(code)}`;
};

// Fastify publishes every new app before anything is registered, so these hooks apply to all routes.
subscribe('fastify.initialization', (message) => {
  const { fastify: app } = message as { fastify: FastifyInstance };
  const seen: Watched = { routes: [], undeclared: new Set() };
  watched.set(app, seen);
  app.addHook('onRoute', (route) => void seen.routes.push(route));
  app.addHook('onSend', async (request, reply, payload) => {
    const { config, schema } = request.routeOptions;
    // Hidden routes are not operations: they respond for unknown paths.
    if (reply.statusCode < 400 || request.is404 || !config.access || schema?.hide) return;
    const complaint = complaintOf(request, reply.statusCode, payload);
    if (complaint) seen.undeclared.add(complaint);
  });
});

export const watchedOf = (app: FastifyInstance): Watched => watched.get(app) ?? { routes: [], undeclared: new Set() };

/** Asserts that the route of every error declares its code (`config.errors`), so that the API document has it. */
export const assertCodesAreDeclared = (app: FastifyInstance): void => {
  assert.deepEqual([...watchedOf(app).undeclared], [], 'undeclared error codes: add them to config.errors');
};
