import type { RouteOptions } from 'fastify';
import type { ErrorCode } from '../wire/error-codes.ts';
import { needsStepUp, type Access } from '../wire/access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error codes specific to this route, in addition to those of its kind (`errorCodesOf`). */
    errors?: readonly ErrorCode[];
  }
}

/** Error codes of the access check. */
const refusedBy: Record<Access, readonly ErrorCode[]> = {
  public: [],
  any: ['unauthenticated', 'vendor_inactive', 'vendor_refused'],
  user: ['unauthenticated', 'forbidden'],
  buyer: ['unauthenticated', 'forbidden'],
  person: ['unauthenticated', 'vendor_inactive', 'vendor_refused'],
  vendor: ['unauthenticated', 'forbidden', 'vendor_inactive', 'vendor_refused'],
  admin: ['unauthenticated', 'forbidden'],
};

const ofEveryRoute: readonly ErrorCode[] = [
  'malformed_request',
  'request_timeout',
  'validation',
  'rate_limited',
  'internal',
  'unavailable',
  'overloaded',
];
const ofWriting: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type', 'conflict'];
const ofKeys: readonly ErrorCode[] = ['idempotency_key_reused', 'idempotency_keys_used', 'response_not_stored'];

/** Properties of a route that determine its error codes. */
type FailingRoute = Pick<RouteOptions, 'method' | 'url' | 'config'>;

/** All error codes of a route: those of its access check, its method and path, and its own. */
export const errorCodesOf = ({ method, url, config }: FailingRoute): ErrorCode[] => {
  const reads = method === 'GET' || method === 'HEAD';
  const codes = [
    ...refusedBy[config?.access ?? 'public'],
    ...(config?.permission && config.factor !== 'optional' ? (['second_factor_missing'] as const) : []),
    ...(config?.permission && config.permission !== 'member' ? (['permission_missing'] as const) : []),
    ...(needsStepUp(method, config) ? (['step_up_required'] as const) : []),
    ...(url.includes(':') ? (['not_found'] as const) : []),
    ...(reads ? [] : ofWriting),
    ...(method === 'POST' && config?.idempotency !== 'natural' ? ofKeys : []),
    ...ofEveryRoute,
    ...(config?.multipart ? (['storage_full', 'upload_quota_used'] as const) : []),
    ...(config?.errors ?? []),
  ];
  return [...new Set(codes)];
};
