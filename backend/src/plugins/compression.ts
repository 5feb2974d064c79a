import compress from '@fastify/compress';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { constants } from 'node:zlib';

export const SMALLEST_COMPRESSED_BYTES = 1024;
/** Of 11: beyond it the time of compressing outweighs what is saved on the way. */
export const COMPRESSION_QUALITY = 4;

/**
 * Compresses answers. No length gives a secret away (BREACH), because no other site can make a browser ask as somebody:
 * only the bearer token signs in, and pages of other origins do not have it.
 */
const compression: FastifyPluginAsync = async (app) => {
  await app.register(compress, {
    threshold: SMALLEST_COMPRESSED_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: COMPRESSION_QUALITY } },
  });
};

export const compressionPlugin = fastifyPlugin(compression);
