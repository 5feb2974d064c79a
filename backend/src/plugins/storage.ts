import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isBucketReachable } from '../files/bucket-storage.ts';
import { openDataFolder } from '../runtime/data-folder.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { createStorage } from '../files/storage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    storage: FileStorage;
  }
}

/**
 * The file storage. An unwritable data folder or a bucket that refuses access stops the startup. A bucket that does not
 * respond now does not, and does not affect readiness: all processes share it, and the shop sells without its pictures.
 */
const storage: FastifyPluginAsync = async (app) => {
  const { s3, dataDir } = app.config;
  await openDataFolder(dataDir);
  if (s3 && !(await isBucketReachable(s3))) app.log.warn('the bucket for files does not respond');
  app.decorate('storage', createStorage(app.config));
};

export const storagePlugin = fastifyPlugin(storage);
