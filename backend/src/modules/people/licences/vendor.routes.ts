import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attachment } from '../../../csv/response.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { requireVendor } from '../auth/require-vendor.ts';
import { vendorActorOf } from '../auth/vendor-actor.ts';
import { CertificateFile } from '../vendors/schemas.ts';
import { createLicenceWarningReader, createVendorLicenceReader } from './reader.ts';
import { LicenceForm, LicenceWarning, VendorLicences } from './schemas.ts';
import { createLicences } from './service.ts';

const access = 'vendor';
const consumes = ['multipart/form-data', 'application/json'];
const Named = z.strictObject({ id: PathId });
const response = { 200: success({ data: VendorLicences }) };

/** Licences of a vendor. */
export const vendorLicenceRoutes: FastifyPluginAsyncZod = async (app) => {
  const licences = createLicences(app);
  const read = createVendorLicenceReader(app.database);
  const warn = createLicenceWarningReader(app.database);

  app.get(
    '/vendor/licences',
    {
      config: { access, permission: 'member' },
      schema: { summary: 'Licences that the vendor needs, has and lacks', response },
    },
    async (request) => ok(request, 'licence.shown', { data: await read(requireVendor(request).vendorId) }),
  );

  app.get(
    '/vendor/licences/warning',
    {
      config: { access, permission: 'member' },
      schema: {
        summary: 'Reasons to upload a licence: paused products, and the licence that expires first',
        response: { 200: success({ data: LicenceWarning }) },
      },
    },
    async (request) => ok(request, 'licence.shown', { data: await warn(requireVendor(request).vendorId) }),
  );

  app.post(
    '/vendor/licences',
    {
      config: {
        access,
        permission: 'settings.write',
        multipart: true,
        idempotency: 'own',
        errors: ['licence_submitted'],
      },
      schema: { summary: 'Submits a licence for review by an admin', consumes, body: LicenceForm, response },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      await licences.submit(owner, request.body);
      return ok(request, 'licence.received', { data: await read(owner.vendorId) });
    },
  );

  app.post(
    '/vendor/licences/:id/withdraw',
    {
      config: { access, permission: 'settings.write', errors: ['licence_decided', 'not_found'] },
      schema: { summary: 'Withdraws a licence before it is reviewed', params: Named, response },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      await licences.withdraw(owner, request.params.id);
      return ok(request, 'licence.withdrawn', { data: await read(owner.vendorId) });
    },
  );

  app.get(
    '/vendor/licences/:id/file',
    {
      config: { access, permission: 'settings.write' },
      schema: { summary: 'The paper of a licence', params: Named, response: { 200: CertificateFile } },
    },
    async (request, reply) => {
      const { id } = await licences.own(requireVendor(request).vendorId, request.params.id);
      const { name, mime, content } = await licences.file(id);
      reply.header('Content-Disposition', attachment(name)).type(mime);
      return content;
    },
  );
};
