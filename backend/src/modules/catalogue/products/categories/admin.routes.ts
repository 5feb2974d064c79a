import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../../wire/ok.ts';
import { BulkResponse, toBulkResponse } from '../../../../wire/bulk.ts';
import { csvResponse } from '../../../../csv/response.ts';
import { CsvFile } from '../../../../csv/schemas.ts';
import { notFound } from '../../../../wire/errors.ts';
import { filterOf, offsetOf, pageKeys, pageMeta, SearchText } from '../../../../wire/paging.ts';
import { parsePath } from '../../../../wire/validation.ts';
import { requireUser } from '../../../../plugins/session.ts';
import { PageMeta, success } from '../../../../wire/schemas.ts';
import { createAdminCategoryRepository, type CategoryFilter } from './repository.ts';
import { categoryTable } from './csv.ts';
import { CategoryBulk, CategoryEdit, NewCategory } from './form.ts';
import { AdminCategory, CategoryEffects } from '../../shop/category-schemas.ts';
import { createCategoryService } from './service.ts';
import { toAdminCategory } from './view.ts';

const access = 'admin';
const consumes = ['multipart/form-data', 'application/json'];
const Filter = z.strictObject({
  search: SearchText,
  status: filterOf(z.enum(['0', '1'])).describe('1 active, 0 inactive'),
});
const Query = Filter.extend(pageKeys);
const Named = z.strictObject({ idOrSlug: z.string().min(1).max(200) });
const CategoryPage = z.object({ categories: z.array(AdminCategory), meta: PageMeta });
const OneCategory = success({ data: AdminCategory });

const toFilter = ({ search, status }: z.infer<typeof Filter>): CategoryFilter => ({
  search,
  status: status && (status === '1' ? 1 : 0),
});

/** Admin routes for categories. `{idOrSlug}`: all digits are an id, anything else a slug. */
export const adminCategoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const categories = createAdminCategoryRepository(app.database);
  const service = createCategoryService(app);

  /** @throws AppError 404 */
  const findOne = async (idOrSlug: string) => {
    const row = await categories.find(idOrSlug);
    if (!row) throw notFound();
    return row;
  };

  const respond = async (request: FastifyRequest, message: string, idOrSlug: string) =>
    ok(request, message, { data: toAdminCategory(await findOne(idOrSlug), request.lang) });

  app.get(
    '/admin/category',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'A page of categories',
        querystring: Query,
        response: { 200: success({ ...CategoryPage.shape, data: CategoryPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...query } = request.query;
      const filter = toFilter(query);
      const [rows, total] = await Promise.all([
        categories.list(filter, size, offsetOf(page, size)),
        categories.count(filter),
      ]);
      // The list is in two places because the API documents read it from both.
      const list = {
        categories: rows.map((row) => toAdminCategory(row, request.lang)),
        meta: pageMeta(page, size, total),
      };
      return ok(request, 'categories.shown', { ...list, data: list });
    },
  );

  app.get(
    '/admin/categories.csv',
    {
      config: { access, permission: 'catalogue.read' },
      schema: { summary: 'The categories as CSV', querystring: Filter, response: { 200: CsvFile } },
    },
    async (request, reply) =>
      csvResponse(reply, 'categories.csv', categoryTable(app.database, toFilter(request.query), request.lang)),
  );

  app.get(
    '/admin/category/:idOrSlug',
    {
      config: { access, permission: 'catalogue.read' },
      schema: { summary: 'One category', params: Named, response: { 200: OneCategory } },
    },
    async (request) => respond(request, 'categories.shown', request.params.idOrSlug),
  );

  app.get(
    '/admin/category/:idOrSlug/effects',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'What a rule of a category would change, counted before it is saved',
        params: Named,
        response: { 200: success({ data: CategoryEffects }) },
      },
    },
    async (request) => {
      const { id } = await findOne(request.params.idOrSlug);
      return ok(request, 'categories.shown', { data: await categories.effects(id) });
    },
  );

  app.post(
    '/admin/category',
    {
      config: { access, permission: 'catalogue.write', multipart: true, idempotency: 'own' },
      schema: { summary: 'Creates a category', consumes, body: NewCategory, response: { 200: OneCategory } },
    },
    async (request) => {
      const id = await service.create(requireUser(request), request.body);
      return respond(request, 'categories.created', String(id));
    },
  );

  app.post(
    '/admin/category/:idOrSlug',
    {
      config: {
        access,
        permission: 'catalogue.write',
        multipart: true,
        idempotency: 'own',
        beforeFiles: (request) => findOne(parsePath(Named, request).idOrSlug),
        errors: ['changed_meanwhile'],
      },
      schema: {
        summary: 'Saves a category; its slug does not change',
        consumes,
        params: Named,
        body: CategoryEdit,
        response: { 200: OneCategory },
      },
    },
    async (request) => {
      const id = await service.edit(requireUser(request), request.params.idOrSlug, request.body);
      return respond(request, 'categories.updated', String(id));
    },
  );

  app.delete(
    '/admin/category/:idOrSlug',
    {
      config: { access, permission: 'catalogue.write', errors: ['category_in_use'] },
      schema: { summary: 'Deletes a category without products', params: Named, response: { 200: success({}) } },
    },
    async (request) => {
      await service.remove(requireUser(request), request.params.idOrSlug);
      return ok(request, 'categories.deleted');
    },
  );

  app.post(
    '/admin/category/bulk',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found'] },
      schema: {
        summary: 'Activates, deactivates or deletes many categories; reports those that could not be changed',
        body: CategoryBulk,
        response: { 200: BulkResponse },
      },
    },
    async (request) => {
      const outcome = await service.change(requireUser(request), request.body, request.lang);
      return ok(request, 'categories.changed', toBulkResponse(outcome, request));
    },
  );
};
