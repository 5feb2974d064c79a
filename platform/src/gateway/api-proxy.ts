import httpProxy from '@fastify/http-proxy';
import type { Lang } from '@balsam/shared-api';
import { DEFAULT_LANG, LANGS } from '@balsam/shared-api/facts';
import type { FastifyPluginAsync, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

/** Slightly above the backend's own timeout, so that the backend responds first. */
const RESPONSE_MS = 35_000;
const RETRY_MS = 50;
const REPEATABLE = new Set(['GET', 'HEAD']);

const UNAVAILABLE: Record<Lang, string> = {
  en: 'The shop is busy. Please try again in a moment.',
  ar: 'المتجر مشغول حاليًا. يرجى المحاولة بعد قليل.',
};
const MALFORMED: Record<Lang, string> = {
  en: 'The request could not be read.',
  ar: 'تعذّرت قراءة الطلب.',
};

type Reply = FastifyReply<RouteGenericInterface, RawServerBase>;

const langOf = ({ request }: Reply): Lang => LANGS.find((lang) => lang === request.headers.lang) ?? DEFAULT_LANG;

/** Sends a proxy failure in the API's error format. */
const refuse = (reply: Reply, isMalformed: boolean) => {
  const message = (isMalformed ? MALFORMED : UNAVAILABLE)[langOf(reply)];
  const [status, code] = isMalformed ? [400, 'malformed_request'] : [503, 'unavailable'];
  if (!isMalformed) reply.header('Retry-After', '1');
  return reply.code(status).send({ status, success: false, code, message, error: message });
};

/** Rejects malformed requests in the API's error format, on any path. */
export const refuseMalformed = (_error: unknown, _request: unknown, reply: Reply) =>
  refuse(reply.header('X-Content-Type-Options', 'nosniff'), true);

interface ProxyOptions {
  /** Without a trailing slash. */
  backendOrigin: string;
}

/**
 * Proxies `/api` and `/media` to a separate backend, streaming bodies in both directions. X-Forwarded-For carries the
 * client IP and nothing that a client could forge.
 */
export const apiProxy: FastifyPluginAsync<ProxyOptions> = async (app, { backendOrigin }) => {
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => refuse(reply, error.statusCode === 400));
  for (const prefix of ['/api', '/media']) {
    await app.register(httpProxy, {
      upstream: backendOrigin,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      undici: { headersTimeout: RESPONSE_MS, bodyTimeout: RESPONSE_MS },
      replyOptions: {
        // The default reads Retry-After as milliseconds and retries ten times; a busy backend must not be retried.
        retryDelay: ({ err, req, attempt }) => (err && attempt === 0 && REPEATABLE.has(req.method) ? RETRY_MS : null),
        rewriteRequestHeaders: ({ id, ip, host, protocol }, headers) => ({
          ...headers,
          'x-request-id': id,
          'x-forwarded-for': ip,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol,
        }),
      },
    });
  }
};
