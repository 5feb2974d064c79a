import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Reading } from '../database/changes.ts';
import { Currency, Lang } from '../wire/schemas.ts';
import { countLookUps } from '../runtime/cache.ts';
import { createKeptAnswers } from '../runtime/kept-answers.ts';
import { COMPRESSION_QUALITY, SMALLEST_COMPRESSED_BYTES } from './compression.ts';
import type { SessionUser } from './session.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it is sent, and what of the database it tells. */
interface Answer extends Reading {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
  readonly contentType: string;
  readonly keptAt: number;
}

/** An answer that is being made: whoever asks for the same meanwhile waits for it. */
interface Making {
  readonly key: string;
  readonly since: number;
  readonly made: Promise<Answer | null>;
  settle(answer: Answer | null): void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The answer is the same for everybody who asks for this address in this language and currency, and is kept until
     * anything changes that it tells. `visitors`: those who are signed in get their own. `varyBy`: what else it depends on
     * for them, never who they are.
     */
    cache?: true | 'visitors' | { varyBy(user: SessionUser): Promise<number | string | null> };
  }
  interface FastifyRequest {
    kept: Answer | null;
    making: Making | null;
  }
  interface FastifyReply {
    /** Says of which products' stock the answer tells, so that no sale of others makes it old. */
    tellsOf(products: readonly { readonly id: number }[]): void;
    /** The answer does more than to answer: it is made anew for each who asks. */
    notKept(): void;
    told: readonly number[] | null;
  }
}

const LONGEST_KEPT_MS = 30_000;
const LONGEST_KEY = 1000;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: COMPRESSION_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: async (body: Buffer) => body,
};

/** Null for a wish with weights or wildcards, which is left to who understands all of them. */
const encodingOf = (wish = ''): Encoding | null => {
  if (/[*;]/.test(wish)) return null;
  const names = wish.split(',').map((name) => name.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
};

/** Null for what is answered with an error, or is not worth its room. */
const keyOf = ({ headers, url }: FastifyRequest, varied: number | string | null): string | null => {
  const { lang = '', currency = '' } = headers;
  const encoding = encodingOf(headers['accept-encoding']?.toString());
  const isKnown =
    (lang === '' || Lang.safeParse(lang).success) && (currency === '' || Currency.safeParse(currency).success);
  if (!isKnown || encoding === null || url.length > LONGEST_KEY) return null;
  return [lang.toString(), currency.toString(), encoding, varied ?? '', url].join(' ');
};

const startMaking = (key: string, since: number): Making => {
  let settle: Making['settle'] = () => {};
  const made = new Promise<Answer | null>((resolve) => {
    settle = resolve;
  });
  return { key, since, made, settle: (answer) => settle(answer) };
};

const headersOf = (reply: FastifyReply, request: FastifyRequest): void => {
  const isForAll = request.routeOptions.config.cache === true;
  reply.header('Vary', isForAll ? 'lang, Currency, Accept-Encoding' : 'lang, Currency, Authorization, Accept-Encoding');
  if (isForAll) reply.header('Cache-Control', 'public, max-age=0, must-revalidate');
};

const send = (reply: FastifyReply, request: FastifyRequest, { body, encoding, etag, contentType }: Answer) => {
  headersOf(reply, request);
  reply.header('ETag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.header('Content-Type', contentType).send(body);
};

const createMemory = ({ config, database }: FastifyInstance) => {
  const kept = createKeptAnswers<Answer>(config.answerCacheBytes);
  const making = new Map<string, Making>();
  const counted = countLookUps('answers');

  const isUsable = (answer: Answer) =>
    performance.now() - answer.keptAt < LONGEST_KEPT_MS && database.changes.areStill(answer);

  return {
    find(key: string): Answer | null {
      if (!database.isTold()) return null;
      const answer = kept.find(key);
      if (!answer) return null;
      if (isUsable(answer)) {
        counted.hits += 1;
        return answer;
      }
      kept.remove(key);
      return null;
    },
    /** Who already makes it, when nothing has changed since. */
    makingOf(key: string): Making | undefined {
      const found = making.get(key);
      return found?.since === database.changes.now() ? found : undefined;
    },
    start(key: string): Making {
      counted.misses += 1;
      const started = startMaking(key, database.changes.now());
      making.set(key, started);
      return started;
    },
    end(ended: Making, answer: Answer | null): void {
      if (making.get(ended.key) === ended) making.delete(ended.key);
      if (answer && database.isTold()) kept.keep(ended.key, answer);
      ended.settle(answer);
    },
    bytes: kept.bytes,
  };
};

/** How an answer is found before anything else is done for it, and made once when it is not there. */
const answerCache: FastifyPluginAsync = async (app) => {
  app.decorateRequest('kept', null);
  app.decorateRequest('making', null);
  app.decorateReply('told', null);
  app.decorateReply('tellsOf', function tellsOf(this: FastifyReply, products) {
    this.told = products.map(({ id }) => id);
  });
  app.decorateReply('notKept', function notKept(this: FastifyReply) {
    this.request.context.tables = null;
  });
  if (app.config.answerCacheBytes === 0) return;
  const memory = createMemory(app);

  app.addHook('onRequest', async (request) => {
    const { cache } = request.routeOptions.config;
    if (!cache || request.method !== 'GET' || (cache !== true && request.headers.authorization)) return;
    const key = keyOf(request, null);
    if (key !== null) request.kept = memory.find(key);
  });

  // After the limits of rates, which are hooks of the routes.
  app.addHook('preValidation', async (request, reply) => {
    if (request.kept) return send(reply, request, request.kept);
    const { cache } = request.routeOptions.config;
    if (!cache || request.method !== 'GET') return;
    if (cache === 'visitors' && request.user) return;
    const varied = typeof cache === 'object' && request.user ? await cache.varyBy(request.user) : null;
    const key = keyOf(request, varied);
    if (key === null || !app.database.isTold()) return;
    const found = varied === null ? null : memory.find(key);
    const answered = found ?? (await memory.makingOf(key)?.made);
    if (answered) return send(reply, request, answered);
    const making = memory.start(key);
    request.making = making;
    request.context.tables = new Set();
    // Whatever becomes of the request, nobody waits for it longer than it lives.
    reply.raw.once('close', () => memory.end(making, null));
  });

  /** The answer as it is kept; null for an error, or one that is not to be kept. */
  const keep = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<Answer | null> => {
    const { tables } = request.context;
    const { making } = request;
    if (!making || !tables?.size || reply.statusCode !== 200) return null;
    const wish = encodingOf(request.headers['accept-encoding']?.toString()) ?? 'identity';
    const plain = Buffer.from(text);
    const encoding = plain.length < SMALLEST_COMPRESSED_BYTES ? 'identity' : wish;
    const body = await compressors[encoding](plain);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const contentType = String(reply.getHeader('Content-Type'));
    return {
      ...{ body, encoding, etag, contentType },
      ...{ keptAt: performance.now(), since: making.since, tables, products: reply.told },
    };
  };

  app.addHook('onSend', async (request, reply, payload) => {
    const { making } = request;
    if (!making) return payload;
    const made = typeof payload === 'string' ? await keep(request, reply, payload) : null;
    memory.end(making, made);
    if (!made) return payload;
    headersOf(reply, request);
    reply.header('ETag', made.etag);
    if (made.encoding !== 'identity') reply.header('Content-Encoding', made.encoding);
    return made.body;
  });
};

export const answerCachePlugin = fastifyPlugin(answerCache);
