import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { BulkResponse, toBulkResponse } from '../../../wire/bulk.ts';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { PathId } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createMessageReader } from './admin-reader.ts';
import { createMessageHandler } from './message-handler.ts';
import { ContactMessage, Handled, MessageBulk, MessageFilter } from './schemas.ts';

const access = 'admin';

/** Admin routes for contact messages. Replies are sent by mail, outside the system. */
export const adminMessageRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createMessageReader(app.database);
  const handle = createMessageHandler(app.database);

  addListRoutes(app, {
    path: '/admin/messages',
    permission: 'customers.read',
    summary: 'A page of messages, newest first',
    filter: MessageFilter,
    key: 'messages',
    entry: ContactMessage,
    read,
    message: 'contact.shown',
  });

  app.post(
    '/admin/messages/:id/handled',
    {
      config: { access, permission: 'customers.write' },
      schema: {
        summary: 'Marks a message as handled, or reopens it',
        params: z.strictObject({ id: PathId }),
        body: Handled,
        response: { 200: success({ data: ContactMessage }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { handled } = request.body;
      await handle(requireUser(request), [id], handled);
      return ok(request, handled ? 'contact.handled' : 'contact.reopened', { data: await read.one(id) });
    },
  );

  app.post(
    '/admin/messages/bulk',
    {
      config: { access, permission: 'customers.write', errors: ['not_found'] },
      schema: {
        summary: 'Marks messages as handled, or reopens them',
        body: MessageBulk,
        response: { 200: BulkResponse },
      },
    },
    async (request) => {
      const { ids, action } = request.body;
      const outcome = await handle(requireUser(request), ids, action === 'handled');
      return ok(request, 'contact.changed', toBulkResponse(outcome, request));
    },
  );
};
