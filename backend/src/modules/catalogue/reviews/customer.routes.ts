import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { filterOf, PathId, PageNumber } from '../../../wire/paging.ts';
import { perMinute } from '../../../plugins/rate-limit.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ProductReviewsResponse, ReviewEdit, ReviewForm } from './schemas.ts';
import { createReviewService } from './service.ts';

const access = 'user';
const response = { 200: ProductReviewsResponse };
const ReviewId = z.strictObject({ id: PathId });
const IdOrSlug = z.strictObject({ id: z.string().min(1).max(200).describe('Id (all digits) or slug of the product') });
const ReviewQuery = z.strictObject({
  page: PageNumber,
  rating: filterOf(z.coerce.number().int().min(1).max(5)).describe('Only reviews with this number of stars'),
});

/** A product's reviews. Every response is a page of them as the caller sees them. */
export const reviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const reviews = createReviewService(app.database);

  app.get(
    '/products/:id/reviews',
    {
      config: { access: 'public', cache: 'visitors' },
      schema: {
        summary: 'A page of a product’s reviews, with their summary and the caller’s permissions',
        params: IdOrSlug,
        querystring: ReviewQuery,
        response,
      },
    },
    async (request) => ok(request, 'reviews.shown', await reviews.page(request.params.id, request.user, request.query)),
  );

  app.post(
    '/products/:id/reviews',
    {
      config: {
        access,
        attempts: [perMinute(20), perMinute(60, 'address')],
        errors: ['review_closed', 'review_not_owned', 'review_exists'],
      },
      schema: {
        summary: 'Posts the customer’s review of a product, one per product',
        params: IdOrSlug,
        body: ReviewForm,
        response,
      },
    },
    async (request) => {
      const pageOfReviews = await reviews.write(request.params.id, requireUser(request), request.body);
      return ok(request, 'reviews.written', pageOfReviews);
    },
  );

  app.post(
    '/reviews/:id',
    {
      config: {
        access,
        attempts: [perMinute(20), perMinute(60, 'address')],
        errors: ['changed_meanwhile', 'review_closed', 'review_hidden'],
      },
      schema: { summary: 'Changes the customer’s own review', params: ReviewId, body: ReviewEdit, response },
    },
    async (request) => {
      const pageOfReviews = await reviews.edit(request.params.id, requireUser(request), request.body);
      return ok(request, 'reviews.edited', pageOfReviews);
    },
  );

  app.delete(
    '/reviews/:id',
    {
      config: { access, errors: ['review_hidden'] },
      schema: { summary: 'Deletes the customer’s own review', params: ReviewId, response },
    },
    async (request) => ok(request, 'reviews.removed', await reviews.remove(request.params.id, requireUser(request))),
  );
};
