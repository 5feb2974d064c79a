import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { attachment, csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { parsePath } from '../../../wire/validation.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { multipart, requestKeyOf } from './sending.ts';
import { createThreadReader } from './reader.ts';
import {
  FileParams,
  MessageForm,
  OlderThan,
  OrderId,
  ReadForm,
  Thread,
  ThreadFileContent,
  ThreadMessage,
  ThreadPage,
  VendorThreadFilter,
  VendorThreadPage,
  VendorThreadQuery,
} from './schemas.ts';
import type { ThreadScope } from './scope.ts';
import { createThreads } from './service.ts';
import { createVendorThreadList } from './vendor-list.ts';

const access = 'vendor';
const permission = 'messages.write';

const scopeOf = (request: FastifyRequest): ThreadScope => {
  const { vendorId, actor } = vendorActorOf(request);
  return { side: 'vendor', userId: actor.id, vendorId, actor };
};

/** Messages of the members of a store to the buyer of a sub-order. */
export const vendorMessageRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createThreadReader(app.database);
  const threads = createThreads(app);
  const list = createVendorThreadList(app.database);

  app.get(
    '/vendor/threads',
    {
      config: { access, permission },
      schema: {
        summary: 'A page of the store’s conversations, the longest waiting for it first',
        querystring: VendorThreadQuery,
        response: { 200: success({ data: VendorThreadPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      return ok(request, 'threads.shown', { data: await list.page(vendorActorOf(request), filter, page, size) });
    },
  );

  app.get(
    '/vendor/threads.csv',
    {
      config: { access, permission },
      schema: { summary: 'The same as CSV', querystring: VendorThreadFilter, response: { 200: CsvFile } },
    },
    async (request, reply) =>
      csvResponse(reply, 'messages.csv', list.table(vendorActorOf(request), request.query, request.lang)),
  );

  app.get(
    '/vendor/orders/:id/thread',
    {
      config: { access, permission },
      schema: {
        summary: 'Messages about one of the vendor’s sub-orders',
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

  app.post(
    '/vendor/orders/:id/messages',
    {
      config: {
        access,
        permission,
        multipart,
        idempotency: 'own',
        beforeFiles: (request) => threads.assertOpen(scopeOf(request), parsePath(OrderId, request).id),
        errors: ['thread_closed', 'not_found'],
      },
      schema: {
        summary: 'Sends a message to the buyer of a sub-order',
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
    '/vendor/orders/:id/messages/read',
    {
      config: { access, permission },
      schema: {
        summary: 'Marks messages as read',
        params: OrderId,
        body: ReadForm,
        response: { 200: success({ data: Thread }) },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      await threads.read(scope, request.params.id, request.body.up_to);
      return ok(request, 'threads.shown', { data: await read.thread(scope, request.params.id) });
    },
  );

  app.get(
    '/vendor/orders/:id/messages/files/:file',
    {
      config: { access, permission },
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
