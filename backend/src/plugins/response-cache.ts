import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Currency, Lang } from '../wire/schemas.ts';
import { createResponseStore, type CachedResponse, type Encoding, type PendingResponse } from './response-store.ts';
import { COMPRESSION_QUALITY, SMALLEST_COMPRESSED_BYTES } from './compression.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Caches the response per URL, language and currency until its data changes. `visitors`: for visitors only.
     * `destination`: also varies by the country that the signed-in person's parcels go to.
     */
    cache?: true | 'visitors' | 'destination';
  }
  interface FastifyRequest {
    making: PendingResponse | null;
  }
  interface FastifyReply {
    /** Names the products whose stock the response shows, so that sales of others do not invalidate it. */
    dependsOn(products: readonly { readonly id: number }[]): void;
    /** The handler has side effects; do not cache. */
    noStore(): void;
    productIds: readonly number[] | null;
  }
}

const LONGEST_KEY = 1000;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: COMPRESSION_QUALITY } };
const [toBrotli, toGzip] = [promisify<Buffer, BrotliOptions, Buffer>(brotliCompress), promisify<Buffer, Buffer>(gzip)];
// Up to this size compression runs on this thread: for 5 KB, handing over to another thread costs four times the
// compression itself (50 µs).
const LONGEST_AT_ONCE_BYTES = 65_536;

const compressors: Record<Encoding, (body: Buffer) => Buffer | Promise<Buffer>> = {
  br: (body) => (body.length > LONGEST_AT_ONCE_BYTES ? toBrotli(body, BROTLI) : brotliCompressSync(body, BROTLI)),
  gzip: (body) => (body.length > LONGEST_AT_ONCE_BYTES ? toGzip(body) : gzipSync(body)),
  identity: (body) => body,
};

/** Null if Accept-Encoding has q-values or `*`; @fastify/compress handles those. */
const encodingOf = (wish = ''): Encoding | null => {
  if (/[*;]/.test(wish)) return null;
  const names = wish.split(',').map((name) => name.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
};

/** Cache key; null for an invalid language or currency, an unsupported encoding or an overlong URL. */
const keyOf = ({ headers, url, routeOptions, destination }: FastifyRequest): string | null => {
  const { lang = '', currency = '' } = headers;
  const encoding = encodingOf(headers['accept-encoding']?.toString());
  const isKnown =
    (lang === '' || Lang.safeParse(lang).success) && (currency === '' || Currency.safeParse(currency).success);
  if (!isKnown || encoding === null || url.length > LONGEST_KEY) return null;
  const country = routeOptions.config.cache === 'destination' ? destination : null;
  return [lang.toString(), currency.toString(), encoding, country ?? '', url].join(' ');
};

const headersOf = (reply: FastifyReply, request: FastifyRequest): void => {
  const isForAll = request.routeOptions.config.cache === true;
  // CORS has already set a Vary for requests of another origin.
  const given = String(reply.getHeader('Vary'));
  reply.header('Vary', isForAll ? given.replace('Authorization', 'Accept-Encoding') : `${given}, Accept-Encoding`);
  if (isForAll) reply.header('Cache-Control', 'public, max-age=0, must-revalidate');
};

const send = (reply: FastifyReply, request: FastifyRequest, { body, encoding, etag, contentType }: CachedResponse) => {
  headersOf(reply, request);
  reply.header('ETag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.header('Content-Type', contentType).send(body);
};

/** Serves cached responses and coalesces concurrent misses. */
const responseCache: FastifyPluginAsync = async (app) => {
  app.decorateRequest('making', null);
  app.decorateReply('productIds', null);
  app.decorateReply('dependsOn', function dependsOn(this: FastifyReply, products) {
    this.productIds = products.map(({ id }) => id);
  });
  app.decorateReply('noStore', function noStore(this: FastifyReply) {
    this.request.context.tables = null;
  });
  if (app.config.responseCacheBytes === 0) return;
  const memory = createResponseStore(app);

  // For visitors, who need nothing of the hooks that follow.
  app.addHook('onRequest', (request, reply, next) => {
    const { cache } = request.routeOptions.config;
    if (!cache || request.method !== 'GET' || (cache !== true && request.headers.authorization)) return next();
    const key = keyOf(request);
    const found = key === null ? null : memory.find(key);
    if (found) send(reply, request, found);
    else next();
  });

  const begin = (key: string, request: FastifyRequest, reply: FastifyReply) => {
    const making = memory.start(key, request.replica?.moment);
    request.making = making;
    request.context.tables = new Set();
    // However the request ends, no other waits beyond it.
    reply.raw.once('close', () => memory.end(making, null));
  };

  app.addHook('preValidation', (request, reply, next) => {
    const { cache } = request.routeOptions.config;
    if (!cache || request.method !== 'GET' || (cache === 'visitors' && request.user)) return next();
    const key = keyOf(request);
    if (key === null || !app.database.isCurrent()) return next();
    const found = memory.find(key);
    if (found) return send(reply, request, found);
    const sendOrBegin = (made: CachedResponse | null) => {
      if (made) return send(reply, request, made);
      begin(key, request, reply);
      next();
    };
    const others = memory.makingOf(key);
    // Immediately if there is none: this request must claim the key before any other runs.
    if (others) void others.made.then(sendOrBegin);
    else sendOrBegin(null);
  });

  /** Response to cache; null for an error or a response that must not be cached. */
  const keep = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<CachedResponse | null> => {
    const { tables } = request.context;
    const { making } = request;
    if (!making || !tables?.size || reply.statusCode !== 200) return null;
    const wish = encodingOf(request.headers['accept-encoding']?.toString()) ?? 'identity';
    const plain = Buffer.from(text);
    const encoding = plain.length < SMALLEST_COMPRESSED_BYTES ? 'identity' : wish;
    // Copied, because the compressor's buffer is a slice of 16 KB that would be retained with it.
    const body = Buffer.from(await compressors[encoding](plain));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const contentType = String(reply.getHeader('Content-Type'));
    return {
      ...{ body, encoding, etag, contentType },
      ...{ cachedAt: performance.now(), since: making.since, tables, products: reply.productIds },
    };
  };

  const store = async (making: PendingResponse, request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const made = typeof payload === 'string' ? await keep(request, reply, payload) : null;
    memory.end(making, made);
    if (!made) return payload;
    headersOf(reply, request);
    reply.header('ETag', made.etag);
    if (made.encoding !== 'identity') reply.header('Content-Encoding', made.encoding);
    return made.body;
  };
  app.addHook('onSend', (request, reply, payload, next) => {
    if (!request.making) return next(null, payload);
    store(request.making, request, reply, payload).then((body) => next(null, body), next);
  });
};

export const responseCachePlugin = fastifyPlugin(responseCache);
