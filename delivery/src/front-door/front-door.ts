import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import path from 'node:path';
import type { ReleaseStore } from '../release/store.ts';
import { readLive } from './live.ts';
import { browserRegistry, composePage, type Installation } from './page.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const YEAR_S = 365 * 24 * 60 * 60;
const BACKEND_PATHS = /^\/(api|media|healthz|readyz)([/?]|$)/;
const FILE_PATH = /\.[a-z0-9]{2,5}$/i;

const pathnameOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>) => url.split('?', 1)[0] ?? '/';

interface FrontDoorOptions {
  store: ReleaseStore;
  installation: Installation;
  /** Answers /api, /media, /healthz and /readyz in the same process; without it an address in front does. */
  backend?: RequestListener;
}

/** The server that people's browsers talk to: pages, immutable files and, when given, the backend beside them. */
export function createFrontDoor({ store, installation, backend }: FrontDoorOptions): FastifyInstance {
  const door = Fastify({
    serverFactory: (handler) =>
      createServer((request, response) =>
        backend && BACKEND_PATHS.test(request.url ?? '') ? backend(request, response) : handler(request, response),
      ),
  });

  door.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });

  door.register(fastifyStatic, {
    root: store.filesFolder,
    prefix: '/areas/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_S * 1000,
    index: false,
    // Areas may be asked for by a shell on another origin.
    setHeaders: (response) => response.header('Access-Control-Allow-Origin', '*'),
  });

  door.get('/registry.json', async (_request, reply) => {
    const live = await readLive(store);
    return reply.header('Cache-Control', 'no-cache').send(browserRegistry(live, installation));
  });

  door.get('/*', async (request, reply) => {
    const pathname = pathnameOf(request.raw);
    if (FILE_PATH.test(pathname)) return reply.callNotFound();
    const live = await readLive(store);
    const template = await readFile(
      path.join(store.folderOf(live.shell.name, live.shell.version), 'index.html'),
      'utf8',
    );
    return reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Cookie')
      .type('text/html; charset=utf-8')
      .send(composePage(template, live, installation, { pathname, cookie: request.headers.cookie }));
  });

  door.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'));
  return door;
}
