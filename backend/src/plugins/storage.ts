import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isBucketReachable } from '../files/bucket-storage.ts';
import { openDataFolder } from '../runtime/data-folder.ts';
import { createStorage, type FileStorage } from '../files/storage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    storage: FileStorage;
  }
}

/**
 * The storage of files. A data folder that cannot be written to stops the start. A bucket that refuses us stops the start; one that does not answer now does not, and neither
 * does it make the shop unready later: all processes share it, and without its pictures the shop still sells.
 */
const storage: FastifyPluginAsync = async (app) => {
  const { s3, dataDir } = app.config;
  await openDataFolder(dataDir);
  if (s3 && !(await isBucketReachable(s3))) app.log.warn('the bucket of the files does not answer');
  app.decorate('storage', createStorage(app.config));
};

export const storagePlugin = fastifyPlugin(storage);
