import { LIMITS } from '../../../facts/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { Id } from '../../../wire/fields.ts';
import { PathId } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { toProduct } from '../shop/product-row.ts';
import { createWishlistRepository } from './repository.ts';
import { WishlistItem } from './schemas.ts';

const access = 'user';
const response = { 200: success({ wishlist: z.array(WishlistItem) }) };

/**
 * The customer's wishlist. Every response is the whole list; `{id}` is the id of an entry, and another customer's is a
 * 404.
 */
export const wishlistRoutes: FastifyPluginAsyncZod = async (app) => {
  const wishes = createWishlistRepository(app.database);

  const respond = async (request: FastifyRequest, messageKey: string) => {
    const rows = await wishes.list(requireUser(request).id);
    return ok(request, messageKey, {
      wishlist: rows.map((row) => ({ id: row.item_id, product: toProduct(row, request) })),
    });
  };

  app.get('/wishlist', { config: { access }, schema: { summary: 'The customer’s wishlist', response } }, (request) =>
    respond(request, 'wishlist.shown'),
  );

  app.post(
    '/wishlist',
    {
      config: { access, idempotency: 'natural', errors: ['not_found', 'wishlist_full'] },
      schema: {
        summary: 'Adds a product to the wishlist; idempotent',
        body: z.strictObject({ product_id: Id() }),
        response,
      },
    },
    async (request) => {
      const item = await wishes.add(requireUser(request).id, request.body.product_id);
      if (!item) throw notFound();
      if (!item.is_kept) throw new AppError(422, 'wishlist_full', { params: { limit: LIMITS.wishes } });
      return respond(request, 'wishlist.added');
    },
  );

  app.delete(
    '/wishlist/:id',
    {
      config: { access },
      schema: { summary: 'Removes a product from the wishlist', params: z.strictObject({ id: PathId }), response },
    },
    async (request) => {
      if (!(await wishes.remove(requireUser(request).id, request.params.id))) throw notFound();
      return respond(request, 'wishlist.removed');
    },
  );
};
