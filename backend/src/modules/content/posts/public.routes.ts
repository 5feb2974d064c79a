import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { notFound } from '../../../wire/errors.ts';
import { success } from '../../../wire/schemas.ts';
import { createPostRepository } from './repository.ts';
import { Post, PostSummary } from './schemas.ts';
import { toPost, toPostSummary } from './view.ts';

const MOST = 100;

/** Public routes of the blog. */
export const postRoutes: FastifyPluginAsyncZod = async (app) => {
  const posts = createPostRepository(app.database);

  app.get(
    '/posts',
    {
      config: { access: 'public', cache: true },
      schema: {
        summary: 'The newest published posts, at most a hundred, newest first',
        response: { 200: success({ data: z.object({ posts: z.array(PostSummary).describe('At most a hundred') }) }) },
      },
    },
    async (request) => {
      const rows = await posts.published(MOST);
      return ok(request, 'messages.ok', { data: { posts: rows.map(toPostSummary) } });
    },
  );

  app.get(
    '/posts/:slug',
    {
      config: { access: 'public', cache: true },
      schema: {
        summary: 'A published post',
        params: z.strictObject({
          slug: z
            .string()
            .min(1)
            .max(200)
            .meta({ description: 'Slug of the post', examples: ['choosing-a-thermometer'] }),
        }),
        response: { 200: success({ data: Post }) },
      },
    },
    async (request) => {
      const post = await posts.findPublished(request.params.slug);
      if (!post) throw notFound();
      return ok(request, 'messages.ok', { data: toPost(post) });
    },
  );
};
