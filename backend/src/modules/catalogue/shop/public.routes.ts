import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userBehind } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { notFound } from '../../../wire/errors.ts';
import { toWire } from '../../../money/money.ts';
import { offsetOf, pageMeta, pageSize } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { createMissRepository } from '../synonyms/miss-repository.ts';
import { createBrowser } from './browse.ts';
import { createDetailReader } from './detail.ts';
import { ProductFacets } from './facet-schemas.ts';
import { createFacetReader } from './facets.ts';
import { toProduct } from './product-row.ts';
import { FacetQuery, isPlainSearch, ProductQuery, toFilter, toShopFilter } from './query.ts';
import { createCatalogRepository } from './repository.ts';
import { HighestPrice, Product, ProductDetail, ProductPage } from './schemas.ts';

const TOP_RATED = 8;
const CUSTOMER = 3;
const access = 'public';
const cache = true;
const reads = 'replica';
const IdOrSlug = z.strictObject({ id: z.string().min(1).max(200).describe('Id (all digits) or slug of the product') });

/** Public catalogue in the reader's language and currency. */
export const catalogRoutes: FastifyPluginAsyncZod = async (app) => {
  const catalog = createCatalogRepository(app.database);
  const browse = createBrowser(app.database);
  const countFacets = createFacetReader(app.database);
  const misses = createMissRepository(app.database);
  const readDetail = createDetailReader(app.database, app.config.payments !== null);

  /** Counts searches without results, except those of staff, who only try things out. Never fails the search. */
  const countMiss = async (request: FastifyRequest, search = ''): Promise<void> => {
    const user = await userBehind(app.database, request);
    if (user && user.role !== CUSTOMER) return;
    await misses
      .record(search)
      .catch((error: unknown) => request.log.error({ err: error }, 'a search could not be counted'));
  };

  /** Featured products, or all if none is featured, so that a new shop has something to show. */
  const browseWindow = async (...args: Parameters<typeof browse>) => {
    const featured = await browse(...args);
    const [, ...rest] = args;
    return featured.total > 0 ? featured : browse({}, ...rest);
  };

  app.get(
    '/products',
    {
      config: { access, cache, reads },
      schema: {
        summary: 'A page of products on sale, or with `max_price=true` the highest price',
        description:
          'Two responses: `ProductPage`, and with `max_price=true`, regardless of other parameters, `HighestPrice`. Request the highest price once, for the end of a slider, and pages without that parameter.',
        querystring: ProductQuery,
        response: { 200: z.union([ProductPage, HighestPrice]) },
      },
    },
    async (request, reply) => {
      const { query, currency } = request;
      if (query.max_price) {
        return ok(request, 'catalog.shown', { max_price: toWire(await catalog.maxPrice(currency), currency) });
      }
      const page = { limit: pageSize.shop, offset: offsetOf(query.page, pageSize.shop) };
      const filter = toFilter(query, currency);
      const read = query.featured && !query.filter ? browseWindow : browse;
      const { rows, total, isMore, ...shown } = await read(filter, query.sort ?? 'default', request, page);
      if (total === 0 && query.page === 1 && isPlainSearch(filter)) {
        reply.noStore();
        await app.database.onPrimary(() => countMiss(request, filter.search));
      }
      reply.dependsOn(rows);
      return ok(request, 'catalog.shown', {
        products: rows.map((row) => toProduct(row, request)),
        meta: { ...pageMeta(query.page, pageSize.shop, total), total_is_more: isMore },
        ...shown,
      });
    },
  );

  app.get(
    '/products/facets',
    {
      config: { access, cache, reads },
      schema: {
        summary: 'Numbers of products by category and vendor, within a search and the other filters',
        querystring: FacetQuery,
        response: { 200: ProductFacets },
      },
    },
    async (request) => {
      const filter = toShopFilter(request.query, request.currency);
      return ok(request, 'catalog.shown', await countFacets(filter, request));
    },
  );

  app.get(
    '/products/top-rated',
    {
      config: { access, cache, reads },
      schema: {
        summary: 'The best-rated products',
        response: { 200: success({ products: z.array(Product) }) },
      },
    },
    async (request, reply) => {
      const rows = await catalog.topRated(TOP_RATED);
      reply.dependsOn(rows);
      return ok(request, 'catalog.shown', { products: rows.map((row) => toProduct(row, request)) });
    },
  );

  app.get(
    '/products/:id',
    {
      config: { access, cache: 'destination', reads },
      schema: {
        summary: 'A product by id or slug',
        params: IdOrSlug,
        response: { 200: success({ product: ProductDetail }) },
      },
    },
    async (request, reply) => {
      const product = await readDetail(request.params.id, request, request.destination);
      reply.dependsOn([product]);
      return ok(request, 'catalog.shown', { product });
    },
  );

  app.get(
    '/products/:id/related',
    {
      config: { access, cache, reads },
      schema: {
        summary: 'Related products',
        params: IdOrSlug,
        response: { 200: success({ data: z.array(Product) }) },
      },
    },
    async (request, reply) => {
      const rows = await catalog.related(request.params.id);
      if (!rows) throw notFound();
      reply.dependsOn(rows);
      return ok(request, 'catalog.shown', { data: rows.map((row) => toProduct(row, request)) });
    },
  );
};
