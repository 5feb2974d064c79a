import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { AppError, invalidField } from '../wire/errors.ts';

const HEADER = 'idempotency-key';
const CIPHER = 'aes-256-gcm';

/** How long a claimed key may wait for its answer, whoever has it, before the request counts as lost. */
const LEASE_SECONDS = 120;
/** For how long nobody may have been seen to live who has a key: a connection that was cut is back earlier. */
const DEAD_MS = 5_000;
/** How long a twin waits for the answer, and how often it looks. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 50;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The handler does work outside the database: it decodes or stores files, hashes passwords, calls a carrier or a mail
     * server. So no transaction is held open around it, also when the request carries an Idempotency-Key: its own row of
     * that key is claimed before and answered after. Should its process die between the two, its effect could be repeated
     * some seconds later, so it has a row of its own that stops it: an e-mail address, a SKU, one pickup per order.
     */
    idempotency?: 'own';
  }
}

/** What is kept of a key. Without an answer it is claimed by a request that is still under way. */
interface StoredAnswer {
  readonly request_hash: Buffer;
  readonly status: number | null;
  readonly answer: Buffer | null;
  /** The life of the process that has claimed it and is not seen to live; null where one lives, or nobody can know. */
  readonly orphan_of: number | null;
}

interface Replay {
  readonly status: number;
  readonly payload: string;
  readonly replayed: boolean;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

// An answer may hold a token, so it is sealed with the key that only the client has.
const sealingKey = (key: string, keyHash: Buffer) => Buffer.from(hkdfSync('sha256', key, keyHash, 'answer', 32));

const seal = (text: string, secret: Buffer): Buffer => {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, secret, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

const unseal = (sealed: Buffer, secret: Buffer): string => {
  const decipher = createDecipheriv(CIPHER, secret, sealed.subarray(0, 12)).setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
};

const readKey = (request: FastifyRequest): string | null => {
  const key = request.headers[HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,200}$/.test(key))
    throw invalidField('Idempotency-Key', 'validation.idempotency_key');
  return key;
};

const createKeyRepository = (database: Database) => ({
  /** Claims the key for this process. A twin at the same moment waits here until the first one has committed or given up. */
  async claim(keyHash: Buffer, requestHash: Buffer): Promise<boolean> {
    const claimed = await database.query(
      sql`
      INSERT INTO idempotency_keys (key_hash, request_hash, claimed_by) VALUES (${keyHash}, ${requestHash}, ${database.lifeId()})
      ON CONFLICT DO NOTHING RETURNING key_hash`,
      'claim key',
    );
    return claimed.length === 1;
  },
  /** Lets go of a key whose request never answered. */
  forgetLost: (keyHash: Buffer) =>
    database.query(sql`
      DELETE FROM idempotency_keys WHERE key_hash = ${keyHash} AND status IS NULL
        AND created_at < now() - make_interval(secs => ${LEASE_SECONDS})`),
  release: (keyHash: Buffer) =>
    database.query(sql`DELETE FROM idempotency_keys WHERE key_hash = ${keyHash} AND status IS NULL`),
  /** Lets go of a key whose process has died: of two who see it, only what the dead one had claimed. */
  forgetOrphan: (keyHash: Buffer, lifeId: number) =>
    database.query(sql`
      DELETE FROM idempotency_keys WHERE key_hash = ${keyHash} AND status IS NULL AND claimed_by = ${lifeId}`),
  /** The lock that can be had is let go of with the statement. */
  find: (keyHash: Buffer) =>
    database.first<StoredAnswer>(
      sql`
      SELECT request_hash, status, answer, CASE WHEN status IS NULL AND claimed_by <> ${database.lifeId()}::bigint
        THEN CASE WHEN pg_try_advisory_xact_lock(claimed_by) THEN claimed_by END END AS orphan_of
      FROM idempotency_keys WHERE key_hash = ${keyHash}`,
      'find key',
    ),
  store: (keyHash: Buffer, status: number, answer: Buffer) =>
    database.query(
      sql`UPDATE idempotency_keys SET status = ${status}, answer = ${answer} WHERE key_hash = ${keyHash}`,
      'answer key',
    ),
});

/** One request with a key: what it is known by, and what its answer is sealed with. */
interface Keyed {
  readonly keyHash: Buffer;
  readonly requestHash: Buffer;
  readonly secret: Buffer;
}

const keyedRequest = (key: string, { user, method, url, body }: FastifyRequest): Keyed => {
  const keyHash = sha256(JSON.stringify([user?.id ?? 'visitor', method, url, key]));
  return { keyHash, requestHash: sha256(JSON.stringify(body ?? null)), secret: sealingKey(key, keyHash) };
};

const replay = ({ requestHash, secret }: Keyed, { request_hash, status, answer }: StoredAnswer): Replay | null => {
  if (!request_hash.equals(requestHash)) throw new AppError(422, 'idempotency_key_reused');
  return status === null || answer === null ? null : { status, payload: unseal(answer, secret), replayed: true };
};

/**
 * Makes every POST with an `Idempotency-Key` repeatable: the effect happens once and every repetition gets the same
 * bytes, marked `Idempotent-Replayed: true`. The handler and the stored answer share one transaction; only around a
 * handler with work outside the database (`config.idempotency`) none is open, whose key is claimed before it and answered
 * after it. The key is bound to the person, the path
 * and the body: another body is a 422. An error keeps nothing, also not the key.
 */
const idempotency: FastifyPluginAsync = async (app) => {
  const keys = createKeyRepository(app.database);

  const keep = async ({ keyHash, secret }: Keyed, { statusCode: status }: FastifyReply, payload: string) => {
    await keys.store(keyHash, status, seal(payload, secret));
    return { status, payload, replayed: false };
  };

  const answerOnce = (keyed: Keyed, reply: FastifyReply, answer: () => Promise<string>): Promise<Replay> =>
    app.database.transaction(async () => {
      if (await keys.claim(keyed.keyHash, keyed.requestHash)) return keep(keyed, reply, await answer());
      const stored = await keys.find(keyed.keyHash);
      const repeated = stored && replay(keyed, stored);
      if (!repeated) throw new AppError(503, 'unavailable');
      return repeated;
    });

  /** The answer of the twin that has the key, or null when the key is to be had. */
  const waitForTwin = async (keyed: Keyed): Promise<Replay | null> => {
    const until = performance.now() + PATIENCE_MS;
    let livedAt = performance.now();
    while (performance.now() < until) {
      await keys.forgetLost(keyed.keyHash);
      const stored = await keys.find(keyed.keyHash);
      if (!stored) return null;
      const repeated = replay(keyed, stored);
      if (repeated) return repeated;
      if (stored.orphan_of === null) livedAt = performance.now();
      else if (performance.now() - livedAt > DEAD_MS) await keys.forgetOrphan(keyed.keyHash, stored.orphan_of);
      await wait(LOOK_MS);
    }
    throw new AppError(503, 'unavailable');
  };

  const answerByOwnRow = async (keyed: Keyed, reply: FastifyReply, answer: () => Promise<string>): Promise<Replay> => {
    while (!(await keys.claim(keyed.keyHash, keyed.requestHash))) {
      const repeated = await waitForTwin(keyed);
      if (repeated) return repeated;
    }
    try {
      return await keep(keyed, reply, await answer());
    } catch (error) {
      await keys.release(keyed.keyHash);
      throw error;
    }
  };

  const repeatable = (handler: RouteHandlerMethod, hasOwnRow: boolean): RouteHandlerMethod =>
    async function handle(request, reply) {
      const run = async () => handler.call(this, request, reply);
      const key = readKey(request);
      if (key === null) return run();
      const answer = async () => String(reply.serialize(await run()));
      const once = hasOwnRow ? answerByOwnRow : answerOnce;
      const { status, payload, replayed } = await once(keyedRequest(key, request), reply, answer);
      if (replayed) reply.header('Idempotent-Replayed', 'true');
      return reply.status(status).type('application/json; charset=utf-8').send(payload);
    };

  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST') return;
    route.handler = repeatable(route.handler, route.config?.idempotency === 'own');
  });
};

export const idempotencyPlugin = fastifyPlugin(idempotency);
