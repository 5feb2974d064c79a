import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { notFound } from '../../../wire/errors.ts';
import { PathId, offsetOf, pageMeta } from '../../../wire/paging.ts';
import { parsePath } from '../../../wire/validation.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createPostRepository } from './repository.ts';
import { AdminPost, AdminPostPage, NewPost, PostEdit, PostQuery } from './schemas.ts';
import { createPostService } from './service.ts';
import { toAdminPost } from './view.ts';

const access = 'admin';
const consumes = ['multipart/form-data', 'application/json'];
const PostId = z.strictObject({ id: PathId });
const one = { 200: success({ data: AdminPost }) };

/** Admin routes for the blog. */
export const adminPostRoutes: FastifyPluginAsyncZod = async (app) => {
  const posts = createPostRepository(app.database);
  const service = createPostService(app);

  /** @throws AppError 404 */
  const findOne = async (id: number) => {
    const post = await posts.find(id);
    if (!post) throw notFound();
    return post;
  };

  const respond = async (request: FastifyRequest, message: string, id: number) =>
    ok(request, message, { data: toAdminPost(await findOne(id)) });

  app.get(
    '/admin/posts',
    {
      config: { access, permission: 'content.write' },
      schema: {
        summary: 'A page of posts, newest first',
        querystring: PostQuery,
        response: { 200: success({ data: AdminPostPage }) },
      },
    },
    async (request) => {
      const { search, page, per_page: size } = request.query;
      const [rows, total] = await Promise.all([posts.list(search, size, offsetOf(page, size)), posts.count(search)]);
      const data = { posts: rows.map(toAdminPost), meta: pageMeta(page, size, total) };
      return ok(request, 'messages.ok', { data });
    },
  );

  app.get(
    '/admin/posts/:id',
    { config: { access, permission: 'content.write' }, schema: { summary: 'One post', params: PostId, response: one } },
    async (request) => respond(request, 'messages.ok', request.params.id),
  );

  app.post(
    '/admin/posts',
    {
      config: { access, permission: 'content.write', multipart: true, idempotency: 'own' },
      schema: { summary: 'Creates a post', consumes, body: NewPost, response: one },
    },
    async (request) => respond(request, 'posts.created', await service.create(requireUser(request), request.body)),
  );

  app.post(
    '/admin/posts/:id',
    {
      config: {
        access,
        permission: 'content.write',
        multipart: true,
        idempotency: 'own',
        beforeFiles: (request) => findOne(parsePath(PostId, request).id),
        errors: ['changed_meanwhile'],
      },
      schema: {
        summary: 'Saves a post; its URL does not change',
        consumes,
        params: PostId,
        body: PostEdit,
        response: one,
      },
    },
    async (request) => {
      const { id } = request.params;
      await service.edit(requireUser(request), id, request.body);
      return respond(request, 'posts.saved', id);
    },
  );

  app.delete(
    '/admin/posts/:id',
    {
      config: { access, permission: 'content.write' },
      schema: { summary: 'Deletes a post', params: PostId, response: { 200: success({}) } },
    },
    async (request) => {
      await service.remove(requireUser(request), request.params.id);
      return ok(request, 'posts.deleted');
    },
  );
};
