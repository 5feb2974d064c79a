import type { CallApi, FirstPageModule } from '@balsam/shared-api';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { REST_MS, type AskApi, type FirstPages } from './first-page.ts';
import type { LiveReader } from './live.ts';
import { trailOf } from './request-id.ts';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';

interface CrawlerOptions {
  live: LiveReader;
  firstPages: FirstPages;
  askApi: AskApi;
  origin: string;
}

const HOUR_S = 3600;

/** Half a sitemap would take pages out of the index: whoever asks comes again. */
const refuse = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'Cache-Control': 'no-store', 'Retry-After': REST_MS / 1000 })
    .type('text/plain')
    .send('Not now');

/** What search engines are told: robots.txt and the sitemap, whose pages the areas name. */
export const crawlerRoutes: FastifyPluginAsync<CrawlerOptions> = async (app, { live, firstPages, askApi, origin }) => {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode < 500) reply.header('Cache-Control', `public, max-age=${HOUR_S}`);
  });

  const readModules = async (): Promise<{ modules: FirstPageModule[]; isWhole: boolean }> => {
    const { areas } = await live.readCurrent();
    const open = areas.filter(({ entry }) => !entry.disabled);
    const modules = await Promise.all(open.map(({ release }) => firstPages.load(release)));
    const isWhole = !open.some(({ release }) => firstPages.hasFailed(release));
    return { modules: modules.filter((module) => module !== null), isWhole };
  };

  const callFor =
    (request: FastifyRequest): CallApi =>
    (path) =>
      askApi(path, { lang: 'en', currency: 'SAR', ip: request.ip, trail: trailOf(request) });

  app.get('/robots.txt', async (_request, reply) => {
    const { areas } = await live.readCurrent();
    const closed = areas.flatMap(({ entry }) => (entry.signInPath ? [entry.basePath] : []));
    return reply.type('text/plain; charset=utf-8').send(robots(origin, closed));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const call = callFor(request);
    const { modules, isWhole } = await readModules();
    if (!isWhole) return refuse(reply);
    const names = (await Promise.all(modules.map((module) => module.listSitemaps(call)))).flat();
    return reply.type('application/xml; charset=utf-8').send(sitemapIndex(origin, names));
  });

  app.get<{ Params: { name: string } }>('/sitemap-:name(^[a-z0-9-]+).xml', async (request, reply) => {
    const call = callFor(request);
    const { modules, isWhole } = await readModules();
    for (const module of modules) {
      const entries = await module.readSitemap(request.params.name, call);
      if (entries) return reply.type('application/xml; charset=utf-8').send(sitemap(origin, entries));
    }
    if (!isWhole) return refuse(reply);
    return reply.code(404).type('text/plain').send('Not found');
  });
};
