import type { CallApi, FirstPageModule } from '@balsam/shared-api';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { sendRetryAfter } from './retry-after.ts';
import { describesPages, type CallBackend, type FirstPages } from './first-page.ts';
import type { LiveReader } from './live.ts';
import type { Installation } from './page.ts';
import { trailOf } from './request-id.ts';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';

interface CrawlerOptions {
  live: LiveReader;
  firstPages: FirstPages;
  askApi: CallBackend;
  readInstallation: (ip: string) => Promise<Installation>;
}

const HOUR_S = 3600;

/**
 * Serves robots.txt and the sitemap, with the pages listed by the areas. While an area is disabled or unreadable, the
 * sitemap returns 503 with Retry-After: an incomplete sitemap would drop its pages from search indexes. robots.txt is
 * always served, because an unavailable one stops crawling of the whole shop; it then lacks the rules of unreadable
 * areas.
 */
export const crawlerRoutes: FastifyPluginAsync<CrawlerOptions> = async (app, options) => {
  const { live, firstPages, askApi, readInstallation } = options;
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode < 500) reply.header('Cache-Control', `public, max-age=${HOUR_S}`);
  });

  const readModules = async (): Promise<{ modules: FirstPageModule[]; isWhole: boolean }> => {
    const { areas, isWhole: areAllThere } = await live.readCurrent();
    const telling = areas.filter(({ release }) => describesPages(release));
    const open = telling.filter(({ entry }) => !entry.disabled);
    const loaded = await Promise.all(open.map(({ release }) => firstPages.load(release)));
    const modules = loaded.filter((module) => module !== null);
    return { modules, isWhole: areAllThere && modules.length === telling.length };
  };

  const callFor =
    (request: FastifyRequest): CallApi =>
    (path) =>
      askApi(path, { lang: 'en', currency: 'SAR', ip: request.ip, trail: trailOf(request) });

  app.get('/robots.txt', async (request, reply) => {
    const [{ areas }, { origin }] = await Promise.all([live.readCurrent(), readInstallation(request.ip)]);
    const closed = areas.flatMap(({ entry }) => (entry.signInPath ? [entry.basePath] : []));
    return reply.type('text/plain; charset=utf-8').send(robots(origin, closed));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const call = callFor(request);
    const { modules, isWhole } = await readModules();
    if (!isWhole) return sendRetryAfter(reply);
    const names = (await Promise.all(modules.map((module) => module.listSitemaps(call)))).flat();
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemapIndex((await readInstallation(request.ip)).origin, names));
  });

  app.get<{ Params: { name: string } }>('/sitemap-:name(^[a-z0-9-]+).xml', async (request, reply) => {
    const call = callFor(request);
    const { modules, isWhole } = await readModules();
    for (const module of modules) {
      const entries = await module.readSitemap(request.params.name, call);
      if (!entries) continue;
      return reply.type('application/xml; charset=utf-8').send(sitemap(await readInstallation(request.ip), entries));
    }
    if (!isWhole) return sendRetryAfter(reply);
    return reply.code(404).type('text/plain').send('Not found');
  });
};
