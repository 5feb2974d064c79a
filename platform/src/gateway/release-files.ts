import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Not public: folders, and files that only servers read (release.json, the shell's template, gateway modules). */
const NOT_PUBLIC = /\/$|\/release\.json$|\.(html|mjs)$/;

interface FileOptions {
  root: string;
}

/**
 * Serves release files to pages of any origin. They are immutable; a 404 is not cached, because a missing file may be
 * published shortly.
 */
export const releaseFiles: FastifyPluginAsync<FileOptions> = async (app, { root }) => {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found'),
  );
  await app.register(fastifyStatic, {
    root,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    dotfiles: 'ignore',
    allowedPath: (file) => !NOT_PUBLIC.test(file),
    setHeaders: (reply) => {
      reply.header('Access-Control-Allow-Origin', '*');
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });
};
