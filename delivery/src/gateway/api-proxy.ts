import httpProxy from '@fastify/http-proxy';
import type { Lang } from '@balsam/shared-api';
import { DEFAULT_LANG, LANGS } from '@balsam/shared-api/facts';
import type { FastifyPluginAsync, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

/** A little longer than the backend allows itself, so that it is the one that answers. */
const ANSWER_MS = 35_000;
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

/** A failure on the way, in the API's own shape. */
const refuse = (reply: Reply, isMalformed: boolean) => {
  const message = (isMalformed ? MALFORMED : UNAVAILABLE)[langOf(reply)];
  const [status, code] = isMalformed ? [400, 'malformed_request'] : [503, 'unavailable'];
  if (!isMalformed) reply.header('Retry-After', '1');
  return reply.code(status).send({ status, success: false, code, message, error: message });
};

/** What cannot be read is refused in the API's shape, whatever it was meant for. */
export const refuseMalformed = (_error: unknown, _request: unknown, reply: Reply) =>
  refuse(reply.header('X-Content-Type-Options', 'nosniff'), true);

interface ProxyOptions {
  /** Without a closing slash. */
  backendOrigin: string;
}

/**
 * Passes what is asked of the API, and its pictures, on to a backend elsewhere. Bodies stream through both ways. The
 * backend learns who asks from X-Forwarded-For, which holds nothing that a browser could have made up.
 */
export const apiProxy: FastifyPluginAsync<ProxyOptions> = async (app, { backendOrigin }) => {
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => refuse(reply, error.statusCode === 400));
  for (const prefix of ['/api', '/media']) {
    await app.register(httpProxy, {
      upstream: backendOrigin,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      undici: { headersTimeout: ANSWER_MS, bodyTimeout: ANSWER_MS },
      replyOptions: {
        // Its own waiting takes Retry-After for milliseconds, and asks ten times: whoever is busy is left alone.
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
