import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { SeenOnly } from '../../../wire/seen.ts';
import { AdminPage, Page, PageForm, PageKey, PageSummary } from './schemas.ts';
import { createPageService } from './service.ts';

const access = 'admin';
const Keyed = z.strictObject({ key: PageKey });
const one = { 200: success({ data: AdminPage }) };

/** The shop's own pages: the about page and the legal ones. */
export const pageRoutes: FastifyPluginAsyncZod = async (app) => {
  const pages = createPageService(app.database);

  app.get(
    '/pages/:key',
    {
      config: { access: 'public', cache: true },
      schema: {
        summary: 'A page of the shop; its texts are empty while it is not published',
        params: Keyed,
        response: { 200: success({ data: Page }) },
      },
    },
    async (request) => ok(request, 'messages.ok', { data: await pages.read(request.params.key) }),
  );

  app.get(
    '/admin/pages',
    {
      config: { access, permission: 'content.write' },
      schema: {
        summary: 'The pages of the shop with their publication state',
        response: { 200: success({ data: z.object({ pages: z.array(PageSummary).describe('All pages') }) }) },
      },
    },
    async (request) => ok(request, 'messages.ok', { data: { pages: await pages.list() } }),
  );

  app.get(
    '/admin/pages/:key',
    {
      config: { access, permission: 'content.write' },
      schema: { summary: 'The draft of a page', params: Keyed, response: one },
    },
    async (request) => ok(request, 'messages.ok', { data: await pages.edited(request.params.key) }),
  );

  app.post(
    '/admin/pages/:key',
    {
      config: { access, permission: 'content.write', errors: ['changed_meanwhile'] },
      schema: { summary: 'Saves a page as a draft, or publishes it', params: Keyed, body: PageForm, response: one },
    },
    async (request) => {
      const { key } = request.params;
      await pages.save(requireUser(request), key, request.body);
      const message = request.body.publish ? 'pages.published' : 'pages.saved';
      return ok(request, message, { data: await pages.edited(key) });
    },
  );

  app.post(
    '/admin/pages/:key/unpublish',
    {
      config: { access, permission: 'content.write', errors: ['changed_meanwhile'] },
      schema: { summary: 'Unpublishes a page; its draft is retained', params: Keyed, body: SeenOnly, response: one },
    },
    async (request) => {
      const { key } = request.params;
      await pages.unpublish(requireUser(request), key, request.body?.updated_at_seen);
      return ok(request, 'pages.unpublished', { data: await pages.edited(key) });
    },
  );
};
