import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createDefinitionRepository } from '../attributes/definition-repository.ts';
import { CategoryFacets } from '../attributes/schemas.ts';
import { createAttributeFacetReader } from './attribute-facets.ts';
import { CategoryFacetQuery, toShopFilter } from './query.ts';

/** Filters of a category by the attributes of its products. */
export const facetRoutes: FastifyPluginAsyncZod = async (app) => {
  const definitions = createDefinitionRepository(app.database);
  const readFacets = createAttributeFacetReader(app.database);

  app.get(
    '/categories/:id/facets',
    {
      config: { access: 'public', cache: true, reads: 'replica' },
      schema: {
        summary: 'The filters of a category, with numbers of products within a search and the other filters',
        params: z.strictObject({ id: z.string().min(1).max(200).describe('Id (all digits) or slug of the category') }),
        querystring: CategoryFacetQuery,
        response: { 200: success({ facets: CategoryFacets }) },
      },
    },
    async (request) => {
      const category = await definitions.category(request.params.id);
      if (!category) throw notFound();
      const filter = { ...toShopFilter(request.query, request.currency), category: String(category.id) };
      return ok(request, 'catalog.shown', { facets: await readFacets(filter, request) });
    },
  );
};
