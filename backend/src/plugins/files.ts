import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createFileStore, type FileStore } from '../files/file-store.ts';
import { answerUnknownPaths } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    files: FileStore;
  }
}

/** The file store, and its public pictures under /media. What a picture's address shows never changes. */
const files: FastifyPluginAsync = async (app) => {
  const publicFolder = path.resolve(app.config.dataDir, 'files', 'public');
  await mkdir(publicFolder, { recursive: true });
  app.decorate('files', createFileStore(app.database, app.config.dataDir));

  const media: FastifyPluginAsync = async (scope) => {
    answerUnknownPaths(scope);
    await scope.register(fastifyStatic, {
      root: publicFolder,
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      setHeaders: (reply) => {
        reply.header('X-Content-Type-Options', 'nosniff');
      },
    });
  };
  await app.register(media, { prefix: '/media' });
};

export const filesPlugin = fastifyPlugin(files);
