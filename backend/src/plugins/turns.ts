import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../wire/errors.ts';
import { addressOf } from './rate-limit.ts';

/** Concurrent requests per address. A shop page sends a few more, which wait some ms. */
const AT_A_TIME = 4;
/** Limit for a heavy address; still enough for ten fast requests per second. */
const HEAVY_AT_A_TIME = 1;
/** Maximum queue length per address; beyond it, requests get 503 with Retry-After. */
const MOST_WAITING = 60;
const RETRY_AFTER_S = 2;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Queues the requests of each network address separately, so that many slow ones of one address do not delay the
 * others. Cached responses, checkout steps and uploads (which have their own limits) are not queued, and neither is
 * anything while a single address uses the shop or `maxWaitMs` is 0.
 */
const turns: FastifyPluginAsync = async (app) => {
  if (app.config.maxWaitMs === 0) return;
  const lines = new Map<string, Line>();

  const takeTurn = async (address: string, raw: FastifyReply['raw']): Promise<void> => {
    // A disconnected client emits no further close event, so its turn would never be released.
    if (raw.closed) throw new AppError(503, 'overloaded', { retryAfter: RETRY_AFTER_S });
    const line = lines.get(address) ?? { running: 0, waiting: [] };
    lines.set(address, line);
    const most = () => (app.shares.isHeavy(address) ? HEAVY_AT_A_TIME : AT_A_TIME);
    if (line.waiting.length >= MOST_WAITING) {
      app.metrics.refused('load');
      throw new AppError(503, 'overloaded', { retryAfter: RETRY_AFTER_S });
    }
    return new Promise((resolve) => {
      let isRunning = false;
      const begin = () => {
        isRunning = true;
        line.running += 1;
        resolve();
      };
      // Skips clients that disconnected while waiting.
      raw.once('close', () => {
        if (isRunning) line.running -= 1;
        else line.waiting.splice(line.waiting.indexOf(begin), 1);
        while (line.running < most() && line.waiting.length > 0) line.waiting.shift()?.();
        if (line.running === 0) lines.delete(address);
      });
      if (line.running < most()) begin();
      else line.waiting.push(begin);
    });
  };

  app.addHook('preValidation', (request, reply, next) => {
    const { priority, multipart } = request.routeOptions.config;
    if (priority === 'checkout' || multipart || !app.shares.hasOthers()) return next();
    takeTurn(addressOf(request), reply.raw).then(() => next(), next);
  });
};

export const turnsPlugin = fastifyPlugin(turns);
