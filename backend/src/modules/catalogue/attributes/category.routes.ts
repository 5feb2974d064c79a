import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { Moment, success } from '../../../wire/schemas.ts';
import { createCategoryAttributeService } from './category-service.ts';
import { createDefinitionRepository } from './definition-repository.ts';
import { CategoryAttributesEdit } from './form.ts';
import { AdminCategoryAttribute, CategoryAttribute } from './schemas.ts';
import { toCategoryAttribute } from './view.ts';

const CategoryId = z.strictObject({ id: PathId });

const AssignedAttributes = z
  .object({
    attributes: z.array(AdminCategoryAttribute).describe('The attributes of the category in order'),
    approved_count: z.number().int().describe('Its approved products, which all lack an attribute that is added'),
    updated_at: Moment.describe('Time of the last change of the category'),
  })
  .meta({ id: 'AssignedAttributes', description: 'The attributes of a category as admins edit them' });

/** Attributes of categories: for the product form of vendors, and management for admins. */
export const categoryAttributeRoutes: FastifyPluginAsyncZod = async (app) => {
  const definitions = createDefinitionRepository(app.database);
  const service = createCategoryAttributeService(app.database);

  const read = async (id: number): Promise<z.infer<typeof AssignedAttributes>> => {
    const { category, attributes } = await service.read(id);
    const { approved_count, updated_at } = category;
    const rows = attributes.map((row) => ({ ...toCategoryAttribute(row), missing: row.missing }));
    return { attributes: rows, approved_count, updated_at };
  };

  app.get(
    '/vendor/categories/:id/attributes',
    {
      config: { access: 'vendor', permission: 'catalogue.read' },
      schema: {
        summary: 'The attributes of a category for the product form',
        params: CategoryId,
        response: { 200: success({ attributes: z.array(CategoryAttribute).describe('The attributes in order') }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!(await definitions.exists(id))) throw notFound();
      const rows = await definitions.ofCategory(id);
      return ok(request, 'attributes.shown', { attributes: rows.map(toCategoryAttribute) });
    },
  );

  app.get(
    '/admin/category/:id/attributes',
    {
      config: { access: 'admin', permission: 'catalogue.read' },
      schema: {
        summary: 'The attributes of a category, each with its number of approved products without a value',
        params: CategoryId,
        response: { 200: success({ data: AssignedAttributes }) },
      },
    },
    async (request) => ok(request, 'attributes.shown', { data: await read(request.params.id) }),
  );

  app.post(
    '/admin/category/:id/attributes',
    {
      config: { access: 'admin', permission: 'catalogue.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Saves which attributes a category has, in order',
        params: CategoryId,
        body: CategoryAttributesEdit,
        response: { 200: success({ data: AssignedAttributes }) },
      },
    },
    async (request) => {
      await service.edit(requireUser(request), request.params.id, request.body);
      return ok(request, 'attributes.assigned', { data: await read(request.params.id) });
    },
  );
};
