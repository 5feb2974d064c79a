import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createCategoryRepository } from './category-repository.ts';
import { Category } from './category-schemas.ts';
import { toCategory } from './category-view.ts';

export const categoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const categories = createCategoryRepository(app.database);

  app.get(
    '/categories',
    {
      config: { access: 'public', cache: true, reads: 'replica' },
      schema: {
        summary: 'The categories, each with its number of products on sale',
        response: { 200: success({ categories: z.array(Category) }) },
      },
    },
    async (request) => {
      const rows = await categories.listActive();
      return ok(request, 'catalog.shown', { categories: rows.map((row) => toCategory(row, request.lang)) });
    },
  );
};
