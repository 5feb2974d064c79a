import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '../release/store.ts';
import { crawlerRoutes } from './crawlers.ts';
import { createDefaultCurrency } from './default-currency.ts';
import { createFirstPages, type AskApi } from './first-page.ts';
import { areaFor, readLive } from './live.ts';
import { browserRegistry, composePage, type Installation } from './page.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const FILE_PATH = /\.[a-z0-9]{2,5}$/i;

interface FrontDoorOptions {
  store: ReleaseStore;
  installation: Omit<Installation, 'defaultCurrency'>;
  askApi: AskApi;
}

/**
 * What people's browsers talk to: pages and immutable files. It is registered on the backend's app, so that one
 * process serves both; on an app of its own it serves pages for a backend elsewhere.
 */
export const frontDoor: FastifyPluginAsync<FrontDoorOptions> = async (app, { store, installation, askApi }) => {
  const firstPages = createFirstPages(store, askApi, (error) => app.log.error(error));
  const readDefaultCurrency = createDefaultCurrency(askApi);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });

  await app.register(fastifyStatic, {
    root: store.filesFolder,
    prefix: '/areas/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    // A shell on another origin may ask for an area's files.
    setHeaders: (response) => response.header('Access-Control-Allow-Origin', '*'),
  });

  await app.register(crawlerRoutes, { store, firstPages, askApi, origin: installation.origin });

  const readNow = async (ip: string) => {
    const [live, defaultCurrency] = await Promise.all([readLive(store), readDefaultCurrency(ip)]);
    return { live, installation: { ...installation, defaultCurrency } };
  };

  app.get('/registry.json', async (request, reply) => {
    const now = await readNow(request.ip);
    return reply.header('Cache-Control', 'no-cache').send(browserRegistry(now.live, now.installation));
  });

  app.get('/*', async (request, reply) => {
    const [pathname = '/'] = request.url.split('?', 1);
    const search = request.url.slice(pathname.length);
    if (FILE_PATH.test(pathname)) return reply.code(404).type('text/plain').send('Not found');
    const { live, installation: told } = await readNow(request.ip);
    const visit = { pathname, search, cookie: request.headers.cookie, ip: request.ip };
    const area = areaFor(live, pathname);
    const [template, opened] = await Promise.all([
      readFile(path.join(store.folderOf(live.shell.name, live.shell.version), 'index.html'), 'utf8'),
      area && firstPages.open(area.release, visit, { defaultLang: area.entry.defaultLang, ...told }),
    ]);
    return reply
      .code(opened?.status ?? 200)
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Cookie')
      .type('text/html; charset=utf-8')
      .send(composePage(template, live, told, visit, opened ?? null));
  });
};
