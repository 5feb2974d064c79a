import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { notFound } from '../../../wire/errors.ts';
import { offsetOf, pageMeta, PageNumber, pageSize } from '../../../wire/paging.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { createAccountLog } from '../auth/account-log.ts';
import { vendorActorOf } from '../auth/vendor-actor.ts';
import { requireVendor } from '../auth/require-vendor.ts';
import { createNotificationRepository } from './repository.ts';
import { VendorNotification } from './schemas.ts';
import { toNotification } from './view.ts';

const access = 'vendor';

const Unread = { unread: z.number().int().describe('Number of unread notifications') };
const ReadForm = z
  .strictObject({
    ids: z.array(z.number().int().min(1)).min(1).max(100).optional().describe('Ids to mark; all if omitted'),
  })
  .optional();

/** A vendor's notifications about orders, products, reviews and money. */
export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const notifications = createNotificationRepository(app.database);
  const accountLog = createAccountLog(app.database);

  app.get(
    '/vendor/notifications',
    {
      config: { access },
      schema: {
        summary: 'A page of the vendor’s notifications, newest first',
        querystring: z.strictObject({ page: PageNumber }),
        response: {
          200: success({
            notifications: z.array(VendorNotification).describe('The notifications of this page'),
            ...Unread,
            meta: PageMeta,
          }),
        },
      },
    },
    async (request) => {
      const { userId } = requireVendor(request);
      const { page } = request.query;
      const size = pageSize.backOffice;
      const [rows, total, { unread }] = await Promise.all([
        notifications.list(userId, size, offsetOf(page, size)),
        notifications.count(userId),
        notifications.state(userId),
      ]);
      const keys = { notifications: rows.map(toNotification), unread, meta: pageMeta(page, size, total) };
      return ok(request, 'notifications.shown', keys);
    },
  );

  app.get(
    '/vendor/notifications/unread',
    {
      config: { access },
      schema: {
        summary: 'Number of the vendor’s unread notifications, and the id of the newest',
        response: {
          200: success({
            ...Unread,
            newest_id: z.number().int().nullable().describe('Id of the newest notification; null if there is none'),
          }),
        },
      },
    },
    async (request) => ok(request, 'notifications.shown', await notifications.state(requireVendor(request).userId)),
  );

  app.post(
    '/vendor/notifications/read',
    {
      config: { access, errors: ['not_found'] },
      schema: {
        summary: 'Marks notifications as read: those in `ids`, or all if omitted',
        body: ReadForm,
        response: { 200: success(Unread) },
      },
    },
    async (request) => {
      const { actor } = vendorActorOf(request);
      const userId = actor.id;
      const ids = request.body?.ids;
      const unread = await app.database.transaction(async () => {
        if (ids && (await notifications.lock(userId, ids)).length < new Set(ids).size) throw notFound();
        const read = await notifications.markRead(userId, ids);
        if (read > 0) await accountLog.record(actor, 'account.notifications_read', null, { read });
        return (await notifications.state(userId)).unread;
      });
      return ok(request, 'notifications.read', { unread });
    },
  );
};
