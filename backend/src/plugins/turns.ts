import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../wire/errors.ts';
import { addressOf } from './rate-limit.ts';

/** Requests of one address that are worked on at a time: what a page of the shop asks for beyond them waits for some ms. */
const AT_A_TIME = 4;
/** The same for a heavy address: enough for its ten requests a second if none of them is slow. */
const HEAVY_AT_A_TIME = 1;
const MOST_WAITING = 60;
const RETRY_AFTER_S = 2;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets each network address wait for its own requests, so that many slow ones of one address do not queue before
 * everyone else's. Cached responses, steps to an order and uploads, which have bounds of their own, need no turn.
 */
const turns: FastifyPluginAsync = async (app) => {
  if (app.config.maxWaitMs === 0) return;
  const lines = new Map<string, Line>();

  const takeTurn = (address: string, raw: FastifyReply['raw']): Promise<void> => {
    // A client that has hung up before closes nothing any more, and would keep its turn for good.
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
      // A client that hangs up while it waits is passed over.
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

  app.addHook('preValidation', async (request, reply) => {
    const { priority, multipart } = request.routeOptions.config;
    if (request.kept || priority === 'checkout' || multipart || !app.shares.hasOthers()) return;
    await takeTurn(addressOf(request), reply.raw);
  });
};

export const turnsPlugin = fastifyPlugin(turns);
