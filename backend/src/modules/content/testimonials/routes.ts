import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { PathId, offsetOf, pageMeta } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createTestimonialRepository } from './repository.ts';
import {
  AdminTestimonial,
  NewTestimonial,
  Testimonial,
  TestimonialEdit,
  TestimonialPage,
  TestimonialQuery,
} from './schemas.ts';
import { createTestimonialService } from './service.ts';

const MOST_SHOWN = 12;

const access = 'admin';
const TestimonialId = z.strictObject({ id: PathId });
const one = { 200: success({ data: AdminTestimonial }) };

/** Testimonials: public list and management for admins. */
export const testimonialRoutes: FastifyPluginAsyncZod = async (app) => {
  const testimonials = createTestimonialRepository(app.database);
  const service = createTestimonialService(app.database);

  app.get(
    '/testimonials',
    {
      config: { access: 'public', cache: true },
      schema: {
        summary: 'The first twelve published testimonials',
        response: {
          200: success({ data: z.object({ testimonials: z.array(Testimonial).describe('At most twelve') }) }),
        },
      },
    },
    async (request) => {
      const shown = await testimonials.published(MOST_SHOWN);
      return ok(request, 'messages.ok', { data: { testimonials: shown } });
    },
  );

  app.get(
    '/admin/testimonials',
    {
      config: { access, permission: 'marketing.write' },
      schema: {
        summary: 'A page of testimonials, in display order',
        querystring: TestimonialQuery,
        response: { 200: success({ data: TestimonialPage }) },
      },
    },
    async (request) => {
      const { search, page, per_page: size } = request.query;
      const [rows, total] = await Promise.all([
        testimonials.list(search, size, offsetOf(page, size)),
        testimonials.count(search),
      ]);
      const data = { testimonials: rows, meta: pageMeta(page, size, total) };
      return ok(request, 'messages.ok', { data });
    },
  );

  app.post(
    '/admin/testimonials',
    {
      config: { access, permission: 'marketing.write' },
      schema: { summary: 'Creates a testimonial', body: NewTestimonial, response: one },
    },
    async (request) => {
      const id = await service.create(requireUser(request), request.body);
      return ok(request, 'testimonials.created', { data: await service.find(id) });
    },
  );

  app.post(
    '/admin/testimonials/:id',
    {
      config: { access, permission: 'marketing.write', errors: ['changed_meanwhile'] },
      schema: { summary: 'Saves a testimonial', params: TestimonialId, body: TestimonialEdit, response: one },
    },
    async (request) => {
      const { _method, ...form } = request.body;
      const { id } = request.params;
      await service.edit(requireUser(request), id, form);
      return ok(request, 'testimonials.saved', { data: await service.find(id) });
    },
  );

  app.delete(
    '/admin/testimonials/:id',
    {
      config: { access, permission: 'marketing.write' },
      schema: { summary: 'Deletes a testimonial', params: TestimonialId, response: { 200: success({}) } },
    },
    async (request) => {
      await service.remove(requireUser(request), request.params.id);
      return ok(request, 'testimonials.deleted');
    },
  );
};
