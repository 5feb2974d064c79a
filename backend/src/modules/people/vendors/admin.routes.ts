import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Lines } from '../../../wire/fields.ts';
import { ok } from '../../../wire/ok.ts';
import { BulkResponse, toBulkResponse } from '../../../wire/bulk.ts';
import { attachment } from '../../../csv/response.ts';
import { notFound } from '../../../wire/errors.ts';
import { PathId } from '../../../wire/paging.ts';
import { parsePath } from '../../../wire/validation.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';
import { createTaxSettings } from '../../money/vat/tax-settings.ts';
import { createVendorAccounts } from './account.ts';
import { NewVendor, VendorBulk, VendorEdit } from './form.ts';
import { vendorListRoutes } from './list.routes.ts';
import { createVendorRepository } from './repository.ts';
import { AdminVendor, CertificateFile, VendorActive } from './schemas.ts';
import { createVendorService } from './service.ts';
import { toVendor } from './view.ts';

const access = 'admin';
const consumes = ['multipart/form-data', 'application/json'];
const VendorId = z.strictObject({ id: PathId });
const OneVendor = success({ data: AdminVendor });
const StatusUpdate = z.strictObject({
  active: VendorActive,
  remarks: Lines(1000).optional(),
  updated_at_seen: UpdatedAtSeen,
});

const Trust = z.strictObject({
  trusted: z.boolean().describe('True to trust the vendor from now on'),
  updated_at_seen: UpdatedAtSeen,
});

/** @throws AppError 404 */
const findOne = async ({ database }: Pick<FastifyInstance, 'database'>, id: number) => {
  const row = await createVendorRepository(database).find(id);
  if (!row) throw notFound();
  return row;
};

const createResponse = (app: FastifyInstance) => async (request: FastifyRequest, message: string, id: number) => {
  const vendors = createVendorRepository(app.database);
  const row = await findOne(app, id);
  const underway = { orders: await vendors.ordersUnderway(id), returns: await vendors.openReturns(id) };
  return ok(request, message, { data: toVendor(row, await createTaxSettings(app).read(id), underway) });
};

/** Creating and editing vendor accounts. `{id}` is the vendor id. */
const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const accounts = createVendorAccounts(app);
  const respond = createResponse(app);

  app.post(
    '/admin/vendor',
    {
      config: { access, permission: 'vendors.write', multipart: true, idempotency: 'own' },
      schema: {
        summary: 'Creates a vendor with the platform’s default shipping',
        consumes,
        body: NewVendor,
        response: { 200: OneVendor },
      },
    },
    async (request) => {
      const id = await accounts.create(requireUser(request), request.body, request.lang);
      return respond(request, 'vendors.created', id);
    },
  );

  app.get(
    '/admin/vendor/:id',
    {
      config: { access, permission: 'vendors.read' },
      schema: { summary: 'One vendor', params: VendorId, response: { 200: OneVendor } },
    },
    async (request) => respond(request, 'vendors.shown', request.params.id),
  );

  app.post(
    '/admin/vendor/:id',
    {
      config: {
        access,
        permission: 'vendors.write',
        // The form sets the email and password of another person.
        stepUp: true,
        multipart: true,
        idempotency: 'own',
        beforeFiles: (request) => findOne(app, parsePath(VendorId, request).id),
        errors: ['changed_meanwhile'],
      },
      schema: {
        summary: 'Changes the given fields; all others are unchanged',
        consumes,
        params: VendorId,
        body: VendorEdit,
        response: { 200: OneVendor },
      },
    },
    async (request) => {
      await accounts.edit(requireUser(request), request.params.id, request.body);
      return respond(request, 'vendors.updated', request.params.id);
    },
  );

  app.get(
    '/admin/vendors/:id/download-cr-certificate',
    {
      config: { access, permission: 'vendors.read' },
      schema: {
        summary: 'The vendor’s commercial registration certificate',
        params: VendorId,
        response: { 200: CertificateFile },
      },
    },
    async (request, reply) => {
      const row = await createVendorRepository(app.database).find(request.params.id);
      if (!row?.cr_file_id) throw notFound();
      const { name, mime, content } = await app.files.readPrivate(row.cr_file_id);
      reply.header('Content-Disposition', attachment(name)).type(mime);
      return content;
    },
  );
};

/** Admin decisions about vendors: status, trust and deletion. */
const decisionRoutes: FastifyPluginAsyncZod = async (app) => {
  const service = createVendorService(app);
  const respond = createResponse(app);

  app.post(
    '/admin/vendor/:id/status',
    {
      config: { access, permission: 'vendors.write', errors: ['changed_meanwhile', 'vendor_without_place'] },
      schema: {
        summary: 'Activates (1), deactivates (0) or rejects (2) a vendor',
        params: VendorId,
        body: StatusUpdate,
        response: { 200: OneVendor },
      },
    },
    async (request) => {
      const { active, remarks = '', updated_at_seen: seen } = request.body;
      await service.setActive(requireUser(request), request.params.id, active, remarks, seen);
      return respond(request, 'vendors.status_updated', request.params.id);
    },
  );

  app.post(
    '/admin/vendor/:id/trust',
    {
      config: { access, permission: 'vendors.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Sets whether a vendor’s edits of approved products go live immediately; pending edits remain pending',
        params: VendorId,
        body: Trust,
        response: { 200: OneVendor },
      },
    },
    async (request) => {
      const { trusted, updated_at_seen: seen } = request.body;
      await service.setTrusted(requireUser(request), request.params.id, trusted, seen);
      return respond(request, trusted ? 'vendors.trusted' : 'vendors.not_trusted', request.params.id);
    },
  );

  app.delete(
    '/admin/vendor/:id',
    {
      config: {
        access,
        permission: 'vendors.write',
        errors: ['vendor_has_orders', 'vendor_has_returns', 'vendor_is_owed'],
      },
      schema: {
        summary: 'Deletes a vendor without open orders; past orders are kept',
        params: VendorId,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await service.remove(requireUser(request), request.params.id);
      return ok(request, 'vendors.deleted');
    },
  );

  app.post(
    '/admin/vendor/bulk',
    {
      config: { access, permission: 'vendors.write', errors: ['not_found'] },
      schema: {
        summary: 'Activates, deactivates or deletes several vendors; reports those that failed',
        body: VendorBulk,
        response: { 200: BulkResponse },
      },
    },
    async (request) => {
      const outcome = await service.change(requireUser(request), request.body, request.lang);
      return ok(request, 'vendors.changed', toBulkResponse(outcome, request));
    },
  );
};

/** Vendor administration. */
export const adminVendorRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(vendorListRoutes);
  await app.register(accountRoutes);
  await app.register(decisionRoutes);
};
