import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { notFound } from '../wire/errors.ts';
import { createFileStore, type FileStore } from '../files/file-store.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { filesFolderOf } from '../files/storage.ts';
import { createUploadRoom, type UploadRoom } from '../files/upload-room.ts';
import { handleUnknownPaths } from './errors.ts';
import { loadSheddingPlugin } from './load-shedding.ts';
import { limitRequests } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    files: FileStore;
    uploadRoom: UploadRoom;
  }
}

/** A page shows up to a hundred pictures, and an office shares one address; browsers cache them for a year. */
const PICTURES_PER_MINUTE = 6_000;

const PICTURE = /^[a-z0-9][\w-]*(\/[a-z0-9][\w-]*)*-\d+\.webp$/i;

const serveFolder = (scope: FastifyInstance, root: string) =>
  scope.register(fastifyStatic, {
    root,
    index: false,
    dotfiles: 'deny',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => {
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });

const etagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

const serveBucket = (scope: FastifyInstance, storage: FileStorage) =>
  scope.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const name = request.params['*'];
      const content = PICTURE.test(name) ? await storage.read(`public/${name}`) : null;
      if (!content) throw notFound();
      const etag = etagOf(content);
      reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('ETag', etag)
        .header('X-Content-Type-Options', 'nosniff');
      return request.headers['if-none-match'] === etag
        ? reply.status(304).send()
        : reply.type('image/webp').send(content);
    },
  });

/** The file store, with its public pictures under /media. The content of a picture URL never changes. */
const files: FastifyPluginAsync = async (app) => {
  const { config, storage } = app;
  const publicFolder = path.join(filesFolderOf(config), 'public');
  await mkdir(publicFolder, { recursive: true });
  app.decorate('uploadRoom', createUploadRoom());
  app.decorate('files', createFileStore(app.database, storage, app.log));

  const media: FastifyPluginAsync = async (scope) => {
    handleUnknownPaths(scope);
    await limitRequests(scope, PICTURES_PER_MINUTE, { sharedAs: 'media' });
    await scope.register(loadSheddingPlugin);
    if (config.s3) serveBucket(scope, storage);
    else await serveFolder(scope, publicFolder);
  };
  await app.register(media, { prefix: '/media' });
};

export const filesPlugin = fastifyPlugin(files);
