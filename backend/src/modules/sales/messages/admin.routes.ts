import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { attachment } from '../../../csv/response.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createAdminThreadList } from './admin-list.ts';
import { createThreadModeration } from './moderation.ts';
import { createThreadReader } from './reader.ts';
import {
  AdminFileParams,
  AdminMessageForm,
  AdminThread,
  AdminThreadFilter,
  ResolveForm,
  ThreadFileContent,
  ThreadId,
  ThreadPage,
  ViewForm,
} from './schemas.ts';
import type { ThreadScope } from './scope.ts';

const access = 'admin';
const permission = 'messages.read';
const response = { 200: success({ data: ThreadPage }) };

const scopeOf = (request: FastifyRequest): ThreadScope => {
  const actor = requireUser(request);
  return { side: 'platform', userId: actor.id, actor };
};

/** Conversations about orders: disputes, and those read for another reason. */
export const adminMessageThreadRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createThreadReader(app.database);
  const moderation = createThreadModeration(app.database);

  const pageOf = (request: FastifyRequest, id: number, before?: number) =>
    read.pageOfThread(scopeOf(request), id, before, request.lang);

  addListRoutes(app, {
    path: '/admin/threads',
    permission,
    summary: 'A page of conversations without their messages: open disputes first, then the newest',
    filter: AdminThreadFilter,
    key: 'threads',
    entry: AdminThread,
    read: createAdminThreadList(app.database),
    message: 'threads.shown',
  });

  app.post(
    '/admin/threads/:id/view',
    {
      config: { access, permission },
      schema: {
        summary: 'Opens a conversation: it is logged, and both sides see that the marketplace reads along',
        params: ThreadId,
        body: ViewForm,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      await moderation.open(requireUser(request), id, request.body);
      return ok(request, 'threads.shown', { data: await pageOf(request, id, request.body.before) });
    },
  );

  app.post(
    '/admin/threads/:id/messages',
    {
      config: { access, permission, errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Writes to both sides of a conversation that was opened before',
        params: ThreadId,
        body: AdminMessageForm,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      await moderation.write(requireUser(request), id, request.body.body);
      return ok(request, 'threads.sent', { data: await pageOf(request, id) });
    },
  );

  app.post(
    '/admin/threads/:id/resolve',
    {
      config: { access, permission, errors: ['changed_meanwhile'] },
      schema: { summary: 'Decides a dispute', params: ThreadId, body: ResolveForm, response },
    },
    async (request) => {
      const { id } = request.params;
      await moderation.resolve(requireUser(request), id, request.body);
      return ok(request, 'threads.resolved', { data: await pageOf(request, id) });
    },
  );

  app.get(
    '/admin/threads/:id/files/:file',
    {
      config: { access, permission },
      schema: {
        summary: 'A file of a conversation that was opened before',
        params: AdminFileParams,
        response: { 200: ThreadFileContent },
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const { name, mime, content } = await app.files.readPrivate(await read.file(scopeOf(request), id, file));
      reply.header('Content-Disposition', attachment(name)).type(mime);
      return content;
    },
  );
};
