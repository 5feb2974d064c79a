import compress from '@fastify/compress';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { constants } from 'node:zlib';

export const SMALLEST_COMPRESSED_BYTES = 1024;
/** Brotli quality of 11. Quality 4 takes twice the time for bodies that are 6 to 8 % smaller. */
export const COMPRESSION_QUALITY = 2;

/**
 * Compresses responses. BREACH does not apply: requests are authenticated only by the bearer token, which other origins
 * do not have.
 */
const compression: FastifyPluginAsync = async (app) => {
  await app.register(compress, {
    threshold: SMALLEST_COMPRESSED_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: COMPRESSION_QUALITY } },
  });
};

export const compressionPlugin = fastifyPlugin(compression);
