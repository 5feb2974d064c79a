import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../answer.ts';
import { localized } from '../../localized.ts';
import { success } from '../../schemas.ts';
import { imageUrl } from '../catalog/picture.ts';
import { createCategoryRepository } from './repository.ts';
import { Category } from './schemas.ts';

/** The shop's categories. */
export const categoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const categories = createCategoryRepository(app.database);

  app.get(
    '/categories',
    {
      config: { access: 'public' },
      schema: {
        summary: 'The categories, each with the number of its products on sale',
        response: { 200: success({ categories: z.array(Category) }) },
      },
    },
    async (request) => {
      const rows = await categories.listActive();
      return ok(request, 'catalog.shown', {
        categories: rows.map((row) => ({
          id: row.id,
          slug: row.slug,
          name: localized(request.lang, row.name, row.name_ar),
          name_arabic: row.name_ar,
          image: imageUrl(row.image_key),
          product_count: row.product_count,
        })),
      });
    },
  );
};
