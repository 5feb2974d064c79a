import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../runtime/config.ts';
import { requestContext } from './request-context.ts';

interface Bound {
  bindings?: () => Record<string, unknown>;
}

/**
 * An address as a log may keep it: links in mails carry a secret in the path of their page, or in their question. Below
 * these folders no path does.
 */
const withoutSecrets = (address: string): string =>
  address.replace(/^(\/(?:api|media|areas)\/[^?#]*|\/?[^/?#]*).*$/s, '$1');

/** Of a request only what is no secret. */
const describeRequest = ({ method, url, ip, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions?.url,
  url: withoutSecrets(url),
  remoteAddress: ip,
});

/**
 * JSON lines. Every line that is written for a request has its id as `reqId`, also where no request is at hand: those of
 * a request's own logger by themselves, all others from what the code runs for.
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
