import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../../wire/ok.ts';
import { PathId } from '../../../../wire/paging.ts';
import { requireUser } from '../../../../plugins/session.ts';
import { success } from '../../../../wire/schemas.ts';
import { createChangeReview } from './review.ts';
import { ChangeAcceptance, ChangeId, ChangeRefusal, ProductChange } from '../changes/schemas.ts';

const access = 'admin';
const ProductId = z.strictObject({ id: PathId });
const decision = { access, permission: 'catalogue.write', errors: ['product_changes_outdated'] } as const;

/** Requested changes of approved products, for admins to decide about. */
export const productChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  const review = createChangeReview(app.database);

  app.get(
    '/admin/product/:id/changes',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'Requested changes of a product; none if nothing is pending',
        params: ProductId,
        response: {
          200: success({
            changes: z.array(ProductChange).describe('Each changed field'),
            change_id: ChangeId,
          }),
        },
      },
    },
    async (request) => {
      const { changes, changeId } = await review.read(request.params.id, request.lang);
      return ok(request, 'catalog.shown', { changes, change_id: changeId });
    },
  );

  app.post(
    '/admin/product/:id/accept-changes',
    {
      config: { access, permission: 'catalogue.write', errors: [...decision.errors, 'approval_incomplete'] },
      schema: {
        summary: 'Publishes the requested changes of a product',
        params: ProductId,
        body: ChangeAcceptance,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await review.accept(requireUser(request), request.params.id, request.body.change_id);
      return ok(request, 'products.changes_accepted');
    },
  );

  app.post(
    '/admin/product/:id/decline-changes',
    {
      config: { ...decision },
      schema: {
        summary: 'Declines the requested changes of a product and notifies its vendor of the reason',
        params: ProductId,
        body: ChangeRefusal,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await review.decline(requireUser(request), request.params.id, request.body);
      return ok(request, 'products.changes_declined');
    },
  );
};
