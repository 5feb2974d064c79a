import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { PathId, offsetOf, pageKeys, pageMeta, SearchText } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { AttributeEdit, NewAttribute } from './form.ts';
import { createAttributeRepository, type AttributeRow } from './repository.ts';
import { AdminAttribute } from './schemas.ts';
import { createAttributeService } from './service.ts';
import { toOption } from './view.ts';

const access = 'admin';
const AttributeId = z.strictObject({ id: PathId });
const one = { 200: success({ data: AdminAttribute }) };

const toAdminAttribute = (row: AttributeRow): z.infer<typeof AdminAttribute> => {
  const { name_ar, help_ar, unit_ar, options, ...rest } = row;
  return {
    ...rest,
    name_arabic: name_ar,
    help_arabic: help_ar,
    unit_arabic: unit_ar,
    options: options.map((option) => ({ ...toOption(option), product_count: option.product_count })),
  };
};

/** Attributes of products: management for admins. */
export const adminAttributeRoutes: FastifyPluginAsyncZod = async (app) => {
  const attributes = createAttributeRepository(app.database);
  const service = createAttributeService(app.database);

  app.get(
    '/admin/attributes',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'A page of attributes by name',
        querystring: z.strictObject({ search: SearchText, ...pageKeys }),
        response: {
          200: success({
            data: z.object({
              attributes: z.array(AdminAttribute).describe('The attributes of this page'),
              meta: PageMeta,
            }),
          }),
        },
      },
    },
    async (request) => {
      const { search, page, per_page: size } = request.query;
      const [rows, total] = await Promise.all([
        attributes.list(search, size, offsetOf(page, size)),
        attributes.count(search),
      ]);
      const data = { attributes: rows.map(toAdminAttribute), meta: pageMeta(page, size, total) };
      return ok(request, 'attributes.shown', { data });
    },
  );

  app.get(
    '/admin/attributes/:id',
    {
      config: { access, permission: 'catalogue.read' },
      schema: { summary: 'An attribute', params: AttributeId, response: one },
    },
    async (request) =>
      ok(request, 'attributes.shown', { data: toAdminAttribute(await service.find(request.params.id)) }),
  );

  app.post(
    '/admin/attributes',
    {
      config: { access, permission: 'catalogue.write' },
      schema: { summary: 'Creates an attribute', body: NewAttribute, response: one },
    },
    async (request) => {
      const id = await service.create(requireUser(request), request.body);
      return ok(request, 'attributes.created', { data: toAdminAttribute(await service.find(id)) });
    },
  );

  app.post(
    '/admin/attributes/:id',
    {
      config: { access, permission: 'catalogue.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Saves an attribute with its options in order; an option that products have cannot be removed',
        params: AttributeId,
        body: AttributeEdit,
        response: one,
      },
    },
    async (request) => {
      const { id } = request.params;
      await service.edit(requireUser(request), id, request.body);
      return ok(request, 'attributes.saved', { data: toAdminAttribute(await service.find(id)) });
    },
  );

  app.delete(
    '/admin/attributes/:id',
    {
      config: { access, permission: 'catalogue.write', errors: ['attribute_in_use'] },
      schema: {
        summary: 'Deletes an attribute that no product has',
        params: AttributeId,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await service.remove(requireUser(request), request.params.id);
      return ok(request, 'attributes.deleted');
    },
  );
};
