import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { localized } from '../../../i18n/localized.ts';
import { offsetOf, pageMeta, SearchText } from '../../../wire/paging.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { Category } from './category-schemas.ts';
import { createDirectoryRepository } from './directory-repository.ts';
import { ProductSuggestion, SitemapEntry, Tag, VendorSuggestion } from './schemas.ts';
import { createSuggester } from './suggestions.ts';

const access = 'public';
const cache = true;
const reads = 'replica';
const POPULAR_TAGS = 20;
const SITEMAP_PAGE = 10_000;
// Limit of files in a sitemap index.
const SitemapPage = z.coerce.number().int().min(1).max(50_000).default(1);

/** Search suggestions, popular tags, and the URLs of all products. */
export const directoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const directory = createDirectoryRepository(app.database);
  const suggest = createSuggester(app.database);

  app.get(
    '/products/suggest',
    {
      config: { access, cache, reads, priority: 'background' },
      schema: {
        summary:
          'Suggestions while typing: products, categories, vendors and words; empty for less than two characters',
        querystring: z.strictObject({ search: SearchText }),
        response: {
          200: success({
            products: z.array(ProductSuggestion).describe('A few products'),
            categories: z.array(Category).describe('A few categories'),
            vendors: z.array(VendorSuggestion).describe('A few vendors'),
            words: z.array(z.string()).describe('Suggested search terms'),
          }),
        },
      },
    },
    async (request) => ok(request, 'catalog.shown', await suggest(request.query.search ?? '', request)),
  );

  app.get(
    '/tags',
    {
      config: { access, cache, reads },
      schema: {
        summary: 'The tags with the most products on sale',
        response: { 200: success({ data: z.array(Tag) }) },
      },
    },
    async (request) => {
      const tags = await directory.popularTags(POPULAR_TAGS);
      return ok(request, 'catalog.shown', {
        data: tags.map(({ slug, name, name_ar, product_count }) => ({
          slug,
          name: localized(request.lang, name, name_ar),
          product_count,
        })),
      });
    },
  );

  app.get(
    '/products/sitemap',
    {
      config: { access, cache, reads },
      schema: {
        summary: 'The URLs of all products on sale, for search engines',
        querystring: z.strictObject({ page: SitemapPage }),
        response: { 200: success({ data: z.array(SitemapEntry), meta: PageMeta }) },
      },
    },
    async (request) => {
      const { page } = request.query;
      const [data, total] = await Promise.all([
        directory.addresses(SITEMAP_PAGE, offsetOf(page, SITEMAP_PAGE)),
        directory.countOnSale(),
      ]);
      return ok(request, 'catalog.shown', { data, meta: pageMeta(page, SITEMAP_PAGE, total) });
    },
  );
};
