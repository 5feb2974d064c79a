import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { attachment } from '../../../csv/response.ts';
import { requireBuyer } from '../../../plugins/buyer.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { parsePath } from '../../../wire/validation.ts';
import { multipart, requestKeyOf } from './sending.ts';
import { createThreadReader } from './reader.ts';
import {
  DisputeForm,
  FileParams,
  MessageForm,
  OlderThan,
  OrderId,
  ReadForm,
  Thread,
  ThreadFileContent,
  ThreadMessage,
  ThreadPage,
  UnreadThreads,
} from './schemas.ts';
import type { ThreadScope } from './scope.ts';
import { createThreads } from './service.ts';

const access = 'buyer';
const thread = { 200: success({ data: Thread }) };

const scopeOf = (request: FastifyRequest): ThreadScope => ({ side: 'buyer', userId: requireBuyer(request).id });

/** Messages of a buyer, with or without an account, to the store of a sub-order. */
export const buyerMessageRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createThreadReader(app.database);
  const threads = createThreads(app);

  app.get(
    '/orders/:id/thread',
    {
      config: { access },
      schema: {
        summary: 'Messages about one of the buyer’s sub-orders',
        params: OrderId,
        querystring: OlderThan,
        response: { 200: success({ data: ThreadPage }) },
      },
    },
    async (request) => {
      const { params, query, lang } = request;
      return ok(request, 'threads.shown', { data: await read.page(scopeOf(request), params.id, query.before, lang) });
    },
  );

  app.get(
    '/orders/messages/unread',
    {
      config: { access },
      schema: {
        summary: 'Unread messages by sub-order of the buyer',
        response: { 200: success({ data: UnreadThreads }) },
      },
    },
    async (request) => ok(request, 'threads.shown', { data: { orders: await read.unread(requireBuyer(request).id) } }),
  );

  app.post(
    '/orders/:id/messages',
    {
      config: {
        access,
        multipart,
        idempotency: 'own',
        beforeFiles: (request) => threads.assertOpen(scopeOf(request), parsePath(OrderId, request).id),
        errors: ['thread_closed', 'not_found'],
      },
      schema: {
        summary: 'Sends a message to the store of a sub-order',
        consumes: ['multipart/form-data', 'application/json'],
        params: OrderId,
        body: MessageForm,
        response: { 200: success({ data: ThreadMessage }) },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      const id = await threads.send(scope, request.params.id, request.body, requestKeyOf(request));
      return ok(request, 'threads.sent', { data: await read.message(scope, id, request.lang) });
    },
  );

  app.post(
    '/orders/:id/messages/read',
    {
      config: { access },
      schema: { summary: 'Marks messages as read', params: OrderId, body: ReadForm, response: thread },
    },
    async (request) => {
      const scope = scopeOf(request);
      await threads.read(scope, request.params.id, request.body.up_to);
      return ok(request, 'threads.shown', { data: await read.thread(scope, request.params.id) });
    },
  );

  app.post(
    '/orders/:id/dispute',
    {
      config: { access, errors: ['thread_closed', 'changed_meanwhile'] },
      schema: {
        summary: 'Asks the marketplace to decide between buyer and store',
        params: OrderId,
        body: DisputeForm,
        response: thread,
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      await threads.dispute(scope, request.params.id, request.body.reason);
      return ok(request, 'threads.disputed', { data: await read.thread(scope, request.params.id) });
    },
  );

  app.get(
    '/orders/:id/messages/files/:file',
    {
      config: { access },
      schema: { summary: 'A file of a message', params: FileParams, response: { 200: ThreadFileContent } },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const { name, mime, content } = await app.files.readPrivate(await read.file(scopeOf(request), id, file));
      reply.header('Content-Disposition', attachment(name)).type(mime);
      return content;
    },
  );
};
