import assert from 'node:assert/strict';
import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { errorCodes } from '../../src/wire/error-codes.ts';
import { errorCodesOf } from '../../src/openapi/route-errors.ts';

/** What an app under test has been seen to do. */
interface Watched {
  /** Every route as it was registered. */
  readonly routes: RouteOptions[];
  /** Answers whose code their route does not declare. */
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

// Fastify tells of every app that it makes, before anything is registered: so these hooks count for all routes.
subscribe('fastify.initialization', (message) => {
  const { fastify: app } = message as { fastify: FastifyInstance };
  const seen: Watched = { routes: [], undeclared: new Set() };
  watched.set(app, seen);
  app.addHook('onRoute', (route) => void seen.routes.push(route));
  app.addHook('onSend', async (request, reply, payload) => {
    const { config, schema } = request.routeOptions;
    // What the document leaves out is no operation: it answers for paths that are none.
    if (reply.statusCode < 400 || request.is404 || !config.access || schema?.hide) return;
    const complaint = complaintOf(request, reply.statusCode, payload);
    if (complaint) seen.undeclared.add(complaint);
  });
});

/** What has been seen of an app. */
export const watchedOf = (app: FastifyInstance): Watched => watched.get(app) ?? { routes: [], undeclared: new Set() };

/** Every failure has had a code that its route declares: the document names it (`config.errors`). */
export const assertCodesAreDeclared = (app: FastifyInstance): void => {
  assert.deepEqual([...watchedOf(app).undeclared], [], 'codes that the routes do not declare in config.errors');
};
