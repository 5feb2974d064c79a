import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { attachment } from '../../../csv/response.ts';
import { PathId } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createVendorIdentity } from './identity.ts';
import { IdentityDecision, IdentityForm, LogoForm, VendorIdentity } from './identity-schemas.ts';
import { vendorActorOf } from '../auth/vendor-actor.ts';
import { requireVendor } from '../auth/require-vendor.ts';
import { CertificateFile } from './schemas.ts';
import { toIdentity } from './view.ts';

const consumes = ['multipart/form-data', 'application/json'];
const RequestId = z.strictObject({ id: PathId });

/** Name and registration of vendors: the vendor requests a change, an admin decides. */
export const vendorIdentityRoutes: FastifyPluginAsyncZod = async (app) => {
  const identity = createVendorIdentity(app);
  const response = { 200: success({ identity: VendorIdentity.describe('The current identity') }) };

  app.get(
    '/vendor/identity',
    {
      config: { access: 'vendor', permission: 'settings.write' },
      schema: {
        summary: 'The vendor’s company name, registration and logo, and any request under review',
        response,
      },
    },
    async (request) => {
      const row = await identity.read(requireVendor(request).vendorId);
      return ok(request, 'vendors.shown', { identity: toIdentity(row) });
    },
  );

  app.post(
    '/vendor/identity',
    {
      config: { access: 'vendor', permission: 'settings.write', multipart: true, idempotency: 'own' },
      schema: {
        summary: 'Requests another company name or registration, which takes effect after review',
        consumes,
        body: IdentityForm,
        response,
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      await identity.ask(owner, request.body);
      const row = await identity.read(owner.vendorId);
      const outcome = row.requested ? 'identity_asked' : 'identity_stays';
      return ok(request, `vendors.${outcome}`, { identity: toIdentity(row) });
    },
  );

  app.post(
    '/vendor/logo',
    {
      config: { access: 'vendor', permission: 'settings.write', multipart: true, idempotency: 'own' },
      schema: { summary: 'Replaces the vendor’s logo', consumes, body: LogoForm, response },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      await identity.setLogo(owner, request.body.logo);
      return ok(request, 'vendors.logo_saved', { identity: toIdentity(await identity.read(owner.vendorId)) });
    },
  );

  app.post(
    '/admin/vendor-identity/:id',
    {
      config: { access: 'admin', permission: 'vendors.write' },
      schema: {
        summary: 'Accepts or declines a request for a name or registration; `id` is the request id',
        params: RequestId,
        body: IdentityDecision,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await identity.decide(requireUser(request), request.params.id, request.body);
      return ok(request, `vendors.identity_${request.body.decision}`);
    },
  );

  app.get(
    '/admin/vendor-identity/:id/cr-certificate',
    {
      config: { access: 'admin', permission: 'vendors.read' },
      schema: {
        summary: 'The certificate attached to a request',
        params: RequestId,
        response: { 200: CertificateFile },
      },
    },
    async (request, reply) => {
      const { name, mime, content } = await identity.certificate(request.params.id);
      reply.header('Content-Disposition', attachment(name)).type(mime);
      return content;
    },
  );
};
