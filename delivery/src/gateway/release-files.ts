import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * What is not for browsers: folders, and what servers read of a release, which are its description, the shell's HTML
 * before it is a page, and modules for the gateway.
 */
const NOT_PUBLIC = /\/$|\/release\.json$|\.(html|mjs)$/;

interface FileOptions {
  /** The folder of releases, as the store names it. */
  root: string;
}

/** The files of releases, for pages of any origin. They never change; one that is not there may come in a moment. */
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
