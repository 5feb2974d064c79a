import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { AppError, invalidField } from '../errors.ts';

const HEADER = 'idempotency-key';
const CIPHER = 'aes-256-gcm';

interface StoredAnswer {
  readonly request_hash: Buffer;
  readonly status: number;
  readonly answer: Buffer;
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
  /** Claims the key. A twin at the same moment waits here until the first one has committed or given up. */
  async claim(keyHash: Buffer, requestHash: Buffer): Promise<boolean> {
    const claimed = await database.query(sql`
      INSERT INTO idempotency_keys (key_hash, request_hash) VALUES (${keyHash}, ${requestHash})
      ON CONFLICT DO NOTHING RETURNING key_hash`);
    return claimed.length === 1;
  },
  find: (keyHash: Buffer) =>
    database.first<StoredAnswer>(
      sql`SELECT request_hash, status, answer FROM idempotency_keys WHERE key_hash = ${keyHash}`,
    ),
  store: (keyHash: Buffer, status: number, answer: Buffer) =>
    database.query(sql`UPDATE idempotency_keys SET status = ${status}, answer = ${answer} WHERE key_hash = ${keyHash}`),
});

/**
 * Makes every POST with an `Idempotency-Key` repeatable: the handler and the stored answer share one transaction, so
 * the effect happens once and every repetition gets the same bytes, marked `Idempotent-Replayed: true`. The key is
 * bound to the person, the path and the body: another body is a 422. An error keeps nothing, also not the key.
 */
const idempotency: FastifyPluginAsync = async (app) => {
  const keys = createKeyRepository(app.database);

  const answerOnce = async (
    key: string,
    request: FastifyRequest,
    answer: () => Promise<string>,
    reply: FastifyReply,
  ): Promise<Replay> => {
    const keyHash = sha256(JSON.stringify([request.user?.id ?? 'visitor', request.method, request.url, key]));
    const requestHash = sha256(JSON.stringify(request.body ?? null));
    const secret = sealingKey(key, keyHash);
    if (await keys.claim(keyHash, requestHash)) {
      const payload = await answer();
      await keys.store(keyHash, reply.statusCode, seal(payload, secret));
      return { status: reply.statusCode, payload, replayed: false };
    }
    const stored = await keys.find(keyHash);
    if (!stored) throw new AppError(503, 'unavailable');
    if (!stored.request_hash.equals(requestHash)) throw new AppError(422, 'idempotency_key_reused');
    return { status: stored.status, payload: unseal(stored.answer, secret), replayed: true };
  };

  const repeatable = (handler: RouteHandlerMethod): RouteHandlerMethod =>
    async function handle(request, reply) {
      const run = async () => handler.call(this, request, reply);
      const key = readKey(request);
      if (key === null) return run();
      const { status, payload, replayed } = await app.database.transaction(() =>
        answerOnce(key, request, async () => String(reply.serialize(await run())), reply),
      );
      if (replayed) reply.header('Idempotent-Replayed', 'true');
      return reply.status(status).type('application/json; charset=utf-8').send(payload);
    };

  app.addHook('onRoute', (route) => {
    if (route.method === 'POST') route.handler = repeatable(route.handler);
  });
};

export const idempotencyPlugin = fastifyPlugin(idempotency);
