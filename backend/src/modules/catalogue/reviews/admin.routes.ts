import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { BulkResponse, toBulkResponse } from '../../../wire/bulk.ts';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { PathId } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createReviewReader } from './admin-reader.ts';
import { AdminReview, ReviewBulk, ReviewFilter, Visibility } from './admin-schemas.ts';
import { createModeration } from './moderation.ts';

const access = 'admin';

/** Admin routes for moderating reviews. */
export const adminReviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createReviewReader(app.database);
  const moderation = createModeration(app.database);

  addListRoutes(app, {
    path: '/admin/reviews',
    permission: 'marketing.write',
    summary: 'A page of reviews, newest first',
    filter: ReviewFilter,
    key: 'reviews',
    entry: AdminReview,
    read,
    message: 'reviews.shown',
  });

  app.post(
    '/admin/reviews/:id/visibility',
    {
      config: { access, permission: 'marketing.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Hides or shows a review; either marks it as moderated',
        params: z.strictObject({ id: PathId }),
        body: Visibility,
        response: { 200: success({ data: AdminReview }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await moderation.one(requireUser(request), id, request.body);
      const { visible } = request.body;
      return ok(request, visible ? 'reviews.made_visible' : 'reviews.hidden', { data: await read.one(id) });
    },
  );

  app.post(
    '/admin/reviews/bulk',
    {
      config: { access, permission: 'marketing.write', errors: ['not_found'] },
      schema: { summary: 'Hides or shows many reviews', body: ReviewBulk, response: { 200: BulkResponse } },
    },
    async (request) => {
      const outcome = await moderation.many(requireUser(request), request.body, request.lang);
      return ok(request, 'reviews.changed', toBulkResponse(outcome, request));
    },
  );
};
