import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { attachment } from '../../../csv/response.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { CertificateFile } from '../vendors/schemas.ts';
import { createGates } from './gates.ts';
import { createHoldReader } from './holds.ts';
import { createLicenceReader, toAdminLicence } from './reader.ts';
import {
  AdminLicence,
  CategoryGates,
  CategoryHold,
  CategoryHoldFilter,
  CategoryName,
  GatesForm,
  LicenceAcceptance,
  LicenceFilter,
  LicenceRefusal,
} from './schemas.ts';
import { createLicences } from './service.ts';

const access = 'admin';
const Named = z.strictObject({ id: PathId });
const NamedCategory = z.strictObject({ idOrSlug: z.string().min(1).max(200) });
const response = { 200: success({ data: AdminLicence }) };
const config = {
  access,
  permission: 'vendors.write',
  errors: ['licence_decided', 'licence_withdrawn', 'not_found'],
} as const;

/** Decisions about licences. */
const decisionRoutes: FastifyPluginAsyncZod = async (app) => {
  const licences = createLicences(app);

  const respond = async (request: FastifyRequest, message: string, id: number) =>
    ok(request, message, { data: toAdminLicence(await licences.one(id)) });

  app.post(
    '/admin/licences/:id/accept',
    {
      config,
      schema: {
        summary: 'Accepts a licence with the facts read from the paper; what it covers is sold at once',
        params: Named,
        body: LicenceAcceptance,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      await licences.accept(requireUser(request), id, request.body);
      return respond(request, 'licence.accepted', id);
    },
  );

  app.post(
    '/admin/licences/:id/refuse',
    { config, schema: { summary: 'Refuses a licence', params: Named, body: LicenceRefusal, response } },
    async (request) => {
      const { id } = request.params;
      await licences.refuse(requireUser(request), id, request.body.reason);
      return respond(request, 'licence.refused', id);
    },
  );

  app.post(
    '/admin/licences/:id/revoke',
    {
      config,
      schema: {
        summary: 'Revokes an accepted licence; what only it covers is paused at once',
        params: Named,
        body: LicenceRefusal,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      await licences.revoke(requireUser(request), id, request.body.reason);
      return respond(request, 'licence.revoked', id);
    },
  );

  app.get(
    '/admin/licences/:id/file',
    {
      config: { access, permission: 'vendors.read' },
      schema: { summary: 'The paper of a licence', params: Named, response: { 200: CertificateFile } },
    },
    async (request, reply) => {
      const { name, mime, content } = await licences.file(request.params.id);
      reply.header('Content-Disposition', attachment(name)).type(mime);
      return content;
    },
  );
};

/** Licences of vendors, their review, and the categories that need them. */
export const adminLicenceRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createLicenceReader(app.database);
  const gates = createGates(app);

  addListRoutes(app, {
    path: '/admin/licences',
    permission: 'vendors.read',
    summary: 'A page of licences: those to review first, oldest first, then the newest',
    filter: LicenceFilter,
    key: 'licences',
    entry: AdminLicence,
    read,
    message: 'licence.shown',
  });

  addListRoutes(app, {
    path: '/admin/category-holds',
    permission: 'vendors.read',
    summary: 'A page of categories that vendors may not sell for want of a licence, newest first',
    filter: CategoryHoldFilter,
    key: 'holds',
    entry: CategoryHold,
    read: createHoldReader(app.database),
    message: 'licence.holds_shown',
  });

  app.get(
    '/admin/licences/:id',
    {
      config: { access, permission: 'vendors.read' },
      schema: {
        summary: 'One licence, with the categories that its scope can name',
        params: Named,
        response: {
          200: success({ data: AdminLicence, categories: z.array(CategoryName).describe('All categories') }),
        },
      },
    },
    async (request) => {
      const data = await read.one(request.params.id);
      return ok(request, 'licence.shown', { data, categories: await read.categories() });
    },
  );

  app.get(
    '/admin/category/:idOrSlug/gates',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'Licences that the category may require, with the products that stop selling for want of each',
        params: NamedCategory,
        response: { 200: success({ data: CategoryGates }) },
      },
    },
    async (request) =>
      ok(request, 'licence.gates_shown', { data: await gates.read(request.params.idOrSlug, request.lang) }),
  );

  app.post(
    '/admin/category/:idOrSlug/gates',
    {
      config: { access, permission: 'catalogue.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Sets the licences that the category requires',
        params: NamedCategory,
        body: GatesForm,
        response: { 200: success({ data: CategoryGates }) },
      },
    },
    async (request) => {
      const { idOrSlug } = request.params;
      await gates.save(requireUser(request), idOrSlug, request.body);
      return ok(request, 'licence.gates_saved', { data: await gates.read(idOrSlug, request.lang) });
    },
  );

  await app.register(decisionRoutes);
};
