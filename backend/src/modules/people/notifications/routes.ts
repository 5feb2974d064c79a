import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser, type SessionUser } from '../../../plugins/session.ts';
import { notFound } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { offsetOf, pageKeys, pageMeta } from '../../../wire/paging.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { createAccountLog } from '../auth/account-log.ts';
import { vendorActorOf } from '../auth/vendor-actor.ts';
import { AdminNotification } from './admin-schemas.ts';
import { toAdminNotification } from './admin-view.ts';
import { createNotificationRepository, type NotificationRow } from './repository.ts';
import { VendorNotification } from './schemas.ts';
import { toNotification } from './view.ts';

const Unread = { unread: z.number().int().describe('Number of unread notifications') };
const ReadForm = z
  .strictObject({
    ids: z.array(z.number().int().min(1)).min(1).max(100).optional().describe('Ids to mark; all if omitted'),
  })
  .optional();

const permission = 'member';

/** Notifications of one role. */
interface Notifications {
  access: 'admin' | 'vendor';
  /** Owner of the notifications, for the summaries. */
  owner: string;
  schema: z.ZodType;
  toEntry: (row: NotificationRow) => unknown;
  userOf: (request: FastifyRequest) => SessionUser;
}

function addNotificationRoutes(instance: FastifyInstance, { access, owner, schema, toEntry, userOf }: Notifications) {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const notifications = createNotificationRepository(app.database);
  const accountLog = createAccountLog(app.database);
  const path = `/${access}/notifications` as const;

  app.get(
    path,
    {
      config: { access, permission },
      schema: {
        summary: `A page of the ${owner} notifications, newest first`,
        querystring: z.strictObject(pageKeys),
        response: {
          200: success({
            notifications: z.array(schema).describe('The notifications of this page'),
            ...Unread,
            meta: PageMeta,
          }),
        },
      },
    },
    async (request) => {
      const reader = userOf(request);
      const { page, per_page: size } = request.query;
      const [rows, total, { unread }] = await Promise.all([
        notifications.list(reader, size, offsetOf(page, size)),
        notifications.count(reader),
        notifications.state(reader),
      ]);
      const keys = { notifications: rows.map(toEntry), unread, meta: pageMeta(page, size, total) };
      return ok(request, 'notifications.shown', keys);
    },
  );

  app.get(
    `${path}/unread`,
    {
      config: { access, permission },
      schema: {
        summary: `Number of the ${owner} unread notifications, and the id of the newest`,
        response: {
          200: success({
            ...Unread,
            newest_id: z.number().int().nullable().describe('Id of the newest notification; null if there is none'),
            messages: z.number().int().describe('Unread messages about orders of the store; 0 for an admin'),
          }),
        },
      },
    },
    async (request) => {
      const user = userOf(request);
      const [state, messages] = await Promise.all([notifications.state(user), notifications.unreadMessages(user)]);
      return ok(request, 'notifications.shown', { ...state, messages });
    },
  );

  app.post(
    `${path}/read`,
    {
      config: { access, permission, errors: ['not_found'] },
      schema: {
        summary: 'Marks notifications as read: those in `ids`, or all if omitted',
        body: ReadForm,
        response: { 200: success(Unread) },
      },
    },
    async (request) => {
      const user = userOf(request);
      const ids = request.body?.ids;
      const unread = await app.database.transaction(async () => {
        if (ids && (await notifications.lock(user, ids)).length < new Set(ids).size) throw notFound();
        const read = await notifications.markRead(user, ids);
        if (read > 0) await accountLog.record(user, 'account.notifications_read', null, { read });
        return (await notifications.state(user)).unread;
      });
      return ok(request, 'notifications.read', { unread });
    },
  );
}

/** A vendor's notifications about orders, products, reviews and money, and an admin's about pending work. */
export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  addNotificationRoutes(app, {
    access: 'vendor',
    owner: 'vendor’s',
    schema: VendorNotification,
    toEntry: toNotification,
    userOf: (request) => vendorActorOf(request).actor,
  });
  addNotificationRoutes(app, {
    access: 'admin',
    owner: 'admin’s',
    schema: AdminNotification,
    toEntry: toAdminNotification,
    userOf: requireUser,
  });
};
