import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { BulkResponse, toBulkResponse } from '../../../wire/bulk.ts';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { PathId } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createSubscriberReader } from './admin-reader.ts';
import { Subscriber, SubscriberBulk, SubscriberFilter } from './admin-schemas.ts';
import { createUnsubscriber } from './unsubscriber.ts';

const access = 'admin';

/** Admin routes for newsletter subscribers. Admins cannot subscribe anyone: only the link in a mail can. */
export const adminNewsletterRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createSubscriberReader(app.database);
  const unsubscribe = createUnsubscriber(app.database);

  addListRoutes(app, {
    path: '/admin/newsletter',
    permission: 'marketing.write',
    summary: 'A page of subscribers, newest first',
    filter: SubscriberFilter,
    key: 'subscribers',
    entry: Subscriber,
    read,
    message: 'newsletter.shown',
  });

  app.post(
    '/admin/newsletter/:id/unsubscribe',
    {
      config: { access, permission: 'marketing.write' },
      schema: {
        summary: 'Ends a subscription; the address can subscribe again',
        params: z.strictObject({ id: PathId }),
        response: { 200: success({ data: Subscriber }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await unsubscribe(requireUser(request), [id]);
      return ok(request, 'newsletter.unsubscribed', { data: await read.one(id) });
    },
  );

  app.post(
    '/admin/newsletter/bulk',
    {
      config: { access, permission: 'marketing.write', errors: ['not_found'] },
      schema: { summary: 'Ends many subscriptions', body: SubscriberBulk, response: { 200: BulkResponse } },
    },
    async (request) => {
      const outcome = await unsubscribe(requireUser(request), request.body.ids);
      return ok(request, 'newsletter.changed', toBulkResponse(outcome, request));
    },
  );
};
