import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  FastifyContextConfig,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
} from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createKeyRepository, type KeyHashes, type StoredKey } from '../database/idempotency-keys.ts';
import { sql } from '../sql/sql.ts';
import { takesGuests } from '../wire/access.ts';
import { AppError, invalidField } from '../wire/errors.ts';
import { guestTokenOf } from './buyer.ts';
import { addressOf } from './rate-limit.ts';
import { sealingKey, sealResponse, unsealResponse } from './sealed-response.ts';

const HEADER = 'idempotency-key';

/**
 * Time for which a process must look dead before its key is released, ms: a database that stood still delays its row until
 * it has reconnected (heartbeat.ts).
 */
const DEAD_MS = 3_000;
/** Time a repeated request waits for the first one, and its polling interval, ms. */
const PATIENCE_MS = 30_000;
const POLL_MS = 50;
const RETRY_AFTER_S = 60 * 60;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Handling of an Idempotency-Key, where it is not the usual transaction around the handler:
     * - `own`: the handler does work outside the database (files, password hashes, carriers, mail servers), so no
     *   transaction is open around it. The key is claimed before and answered after. If the process dies in between, the
     *   effect could be repeated, so a row of its own must stop that: an e-mail address, a SKU, one pickup per order.
     * - `natural`: repeating it has the same effect, as with PUT. No key is stored; a repetition runs again.
     *   Only needed for reads that lock rows, and for writes with a large response.
     */
    idempotency?: 'own' | 'natural';
    /**
     * Reads the response of a write again, for repetitions of a request whose response is large. It is not stored then.
     * Runs in a read-only transaction.
     */
    rebuild?: (request: FastifyRequest) => Promise<object>;
  }
}

interface Replay {
  readonly status: number;
  readonly payload: string;
  readonly replayed: boolean;
}

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest();

const readKey = (request: FastifyRequest): string | null => {
  const key = request.headers[HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,200}$/.test(key))
    throw invalidField('Idempotency-Key', 'validation.idempotency_key');
  return key;
};

/** A request with a key. `secret` encrypts its stored response. */
interface Keyed extends KeyHashes {
  readonly secret: Buffer;
  /** Serialised response from the current state; absent if the response itself is stored. */
  readonly rebuild?: () => Promise<string>;
}

/**
 * A guest is recognised by the token, which the first request has before there is a guest. Visitors are told apart by
 * their network address only.
 */
const senderOf = (request: FastifyRequest) => {
  if (request.user) return ['person', request.user.id];
  const guestToken = takesGuests(request.routeOptions.config.access) ? guestTokenOf(request) : null;
  return guestToken === null ? ['address', addressOf(request)] : ['guest', guestToken];
};

const keyedRequest = (key: string, request: FastifyRequest, reply: FastifyReply): Keyed => {
  const { method, url, body, routeOptions } = request;
  const sender = senderOf(request);
  const keyHash = sha256([sender, method, url, key]);
  const { rebuild } = routeOptions.config;
  return {
    ...{ keyHash, requestHash: sha256(body ?? null), sender: sha256(sender), secret: sealingKey(key, keyHash) },
    ...(rebuild && { rebuild: async () => String(reply.serialize(await rebuild(request))) }),
  };
};

const noRoom = () => new AppError(429, 'idempotency_keys_used', { retryAfter: RETRY_AFTER_S });

/**
 * Makes every POST with an `Idempotency-Key` repeatable: the effect happens once and every repetition gets the same
 * bytes, marked `Idempotent-Replayed: true`. The handler and the stored response share one transaction, except for
 * handlers with work outside the database (`config.idempotency`). The key is bound to the sender, the path and the body:
 * another body is a 422. A failure stores nothing, and neither does a request that has only read.
 */
const idempotency: FastifyPluginAsync = async (app) => {
  const keys = createKeyRepository(app.database);

  const replayOf = async (keyed: Keyed, { request_hash: requestHash, status, answer }: StoredKey) => {
    if (!requestHash.equals(keyed.requestHash)) throw new AppError(422, 'idempotency_key_reused');
    if (status === null) return null;
    if (answer) return { status, payload: await unsealResponse(answer, keyed.secret), replayed: true };
    if (!keyed.rebuild) throw new AppError(409, 'response_not_stored');
    await app.database.query(sql`SET TRANSACTION READ ONLY`);
    return { status, payload: await keyed.rebuild(), replayed: true };
  };

  const sealedOf = ({ rebuild, secret }: Keyed, payload: string) => (rebuild ? null : sealResponse(payload, secret));

  const answerOnce = (keyed: Keyed, reply: FastifyReply, answer: () => Promise<string>): Promise<Replay> =>
    app.database.transaction(async () => {
      await keys.lock(keyed.keyHash);
      const stored = await keys.find(keyed.keyHash);
      const repeated = stored && (await replayOf(keyed, stored));
      if (repeated) return repeated;
      const payload = await answer();
      const { statusCode: status } = reply;
      if (!(await keys.storeIfWritten(keyed, status, await sealedOf(keyed, payload)))) throw noRoom();
      return { status, payload, replayed: false };
    });

  /** Waits for the response of the first request with the key. Returns null if the key is free again. */
  const waitForTwin = async (keyed: Keyed): Promise<Replay | null> => {
    const until = performance.now() + PATIENCE_MS;
    let deadSince: number | null = null;
    while (performance.now() < until) {
      await keys.forgetLost(keyed.keyHash);
      const stored = await keys.find(keyed.keyHash);
      if (!stored) return null;
      const repeated = await replayOf(keyed, stored);
      if (repeated) return repeated;
      // From now on, not from before the look-up: that may have taken as long as the database stood still.
      deadSince = stored.orphan_of === null ? null : (deadSince ?? performance.now());
      if (stored.orphan_of !== null && deadSince !== null && performance.now() - deadSince > DEAD_MS)
        await keys.forgetOrphan(keyed.keyHash, stored.orphan_of);
      await wait(POLL_MS);
    }
    throw new AppError(503, 'unavailable');
  };

  const answerByOwnRow = async (keyed: Keyed, reply: FastifyReply, answer: () => Promise<string>): Promise<Replay> => {
    for (;;) {
      const { is_claimed: isClaimed, has_room: hasRoom } = await keys.claim(keyed);
      if (isClaimed) break;
      const repeated = await waitForTwin(keyed);
      if (repeated) return repeated;
      if (!hasRoom) throw noRoom();
    }
    try {
      const payload = await answer();
      await keys.store(keyed.keyHash, reply.statusCode, await sealedOf(keyed, payload));
      return { status: reply.statusCode, payload, replayed: false };
    } catch (error) {
      await keys.release(keyed.keyHash);
      throw error;
    }
  };

  const repeatable = (handler: RouteHandlerMethod, mode: FastifyContextConfig['idempotency']): RouteHandlerMethod =>
    async function handle(request, reply) {
      const run = async () => handler.call(this, request, reply);
      const key = readKey(request);
      if (key === null || mode === 'natural') return run();
      const answer = async () => String(reply.serialize(await run()));
      const once = mode === 'own' ? answerByOwnRow : answerOnce;
      const { status, payload, replayed } = await once(keyedRequest(key, request, reply), reply, answer);
      if (replayed) reply.header('Idempotent-Replayed', 'true');
      return reply.status(status).type('application/json; charset=utf-8').send(payload);
    };

  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST') return;
    const mode = route.config?.idempotency;
    if (mode && route.config?.rebuild) throw new Error(`${route.url} can rebuild its response only in a transaction.`);
    route.handler = repeatable(route.handler, mode);
  });
};

export const idempotencyPlugin = fastifyPlugin(idempotency);
