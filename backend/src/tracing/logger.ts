import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../runtime/config.ts';
import { requestContext } from './request-context.ts';

interface Bound {
  bindings?: () => Record<string, unknown>;
}

/** URL as it may be logged: links in mails have a secret in the path of these pages or in the query. */
const withoutSecrets = (address: string): string =>
  address.replace(/^(\/(?:api|media|areas)\/[^?#]*|\/?[^/?#]*).*$/s, '$1');

/** Request properties without secrets. */
const describeRequest = ({ method, url, ip, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions?.url,
  url: withoutSecrets(url),
  remoteAddress: ip,
});

/**
 * JSON log. Every line written during a request has its id as `reqId`, from the request's logger or from the async
 * context.
 */
export const loggerOf = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] => {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    redact: ['req.headers.authorization'],
    serializers: { req: describeRequest },
    mixin(_line: object, _level: number, logger: Bound) {
      const id = requestContext.getStore()?.id;
      return id && !logger.bindings?.().reqId ? { reqId: id } : {};
    },
  };
};
