import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { filterOf, PathId, offsetOf, PageNumber, pageMeta, PerPage } from '../../../wire/paging.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { imageUrl } from '../../../files/picture-urls.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { createReplies } from './replies.ts';
import { createVendorReviewRepository, type VendorReviewRow } from './vendor-repository.ts';
import { ReplyForm, VendorReview } from './vendor-schemas.ts';

const access = 'vendor';

const Query = z.strictObject({
  page: PageNumber,
  per_page: PerPage,
  answered: filterOf(z.enum(['0', '1'])).describe('1: with a reply; 0: without'),
  rating: filterOf(z.coerce.number().int().min(1).max(5)).describe('Only reviews with this number of stars'),
});

const toVendorReview = (row: VendorReviewRow): z.infer<typeof VendorReview> => ({
  id: row.id,
  product: {
    id: row.product_id,
    slug: row.slug,
    name: row.product_name,
    name_arabic: row.product_name_ar,
    image: imageUrl(row.image_key),
  },
  rating: row.rating,
  review: row.body,
  author: row.name,
  verified: row.verified,
  created_at: row.created_at,
  answer: row.answer,
  answered_at: row.answered_at,
  updated_at: row.updated_at,
});

/** Reviews of a vendor's products, with the vendor's replies. */
export const vendorReviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const reviews = createVendorReviewRepository(app.database);
  const answers = createReplies(app.database);

  app.get(
    '/vendor/reviews',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'A page of the reviews of the vendor’s products, newest first',
        querystring: Query,
        response: {
          200: success({ reviews: z.array(VendorReview).describe('The reviews of this page'), meta: PageMeta }),
        },
      },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      const { page, per_page: size, answered, rating } = request.query;
      const filter = { rating, answered: answered === undefined ? undefined : answered === '1' };
      const [rows, total] = await Promise.all([
        reviews.list(vendorId, filter, size, offsetOf(page, size)),
        reviews.count(vendorId, filter),
      ]);
      return ok(request, 'reviews.shown', {
        reviews: rows.map(toVendorReview),
        meta: pageMeta(page, size, total),
      });
    },
  );

  app.post(
    '/vendor/reviews/:id/answer',
    {
      config: { access, permission: 'reviews.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Saves or removes the reply to a review',
        params: z.strictObject({ id: PathId }),
        body: ReplyForm,
        response: { 200: success({ review: VendorReview }) },
      },
    },
    async (request) => {
      const { answer, updated_at_seen: seen } = request.body;
      const review = toVendorReview(await answers.save(vendorActorOf(request), request.params.id, answer, seen));
      return ok(request, answer === '' ? 'reviews.answer_removed' : 'reviews.answered', { review });
    },
  );
};
