import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../answer.ts';
import { Id } from '../../paging.ts';
import { requireUser } from '../../plugins/session.ts';
import { success } from '../../schemas.ts';
import { createChangeReview } from './changeReview.ts';
import { ProductChange } from './adminSchemas.ts';

const access = 'admin';
const ProductId = z.strictObject({ id: Id });

/** What vendors changed about products that were approved, for the admin to look at. */
export const productChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  const review = createChangeReview(app.database);

  app.get(
    '/admin/product/:id/changes',
    {
      config: { access },
      schema: {
        summary: 'What is different about a product since its approval; nothing when nothing is',
        params: ProductId,
        response: { 200: success({ changes: z.array(ProductChange) }) },
      },
    },
    async (request) => {
      const changes = await review.changes(request.params.id, request.lang);
      return ok(request, 'catalog.shown', { changes });
    },
  );

  app.post(
    '/admin/product/:id/accept-changes',
    {
      config: { access },
      schema: {
        summary: 'Approves a product as it is now',
        params: ProductId,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await review.accept(requireUser(request), request.params.id);
      return ok(request, 'products.changes_accepted');
    },
  );
};
