import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { perDay } from '../../../plugins/rate-limit.ts';
import { requireUser } from '../../../plugins/session.ts';
import { Email } from '../../../wire/fields.ts';
import { notFound } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { Moment, success } from '../../../wire/schemas.ts';
import { requireVendor } from '../auth/require-vendor.ts';
import { createMemberRepository, memberCondition } from './member-repository.ts';
import { toMember } from './member-view.ts';
import { createOwnerChanges } from './owner-changes.ts';
import { Member } from './schemas.ts';

const VendorId = z.strictObject({ id: PathId.describe('Id of the vendor') });
const Done = success({});
/** Members shown to the platform. */
const MOST_SHOWN = 200;

const OwnerChange = z
  .object({
    name: z.string().describe('First and last name of the new owner'),
    email: z.string(),
    requested_by: z.string().describe('Name of the person of the platform who announced it'),
    requested_at: Moment.describe('When it was announced'),
    effective_at: Moment.describe('When the person becomes an owner, unless somebody stops it'),
  })
  .meta({ id: 'OwnerChange', description: 'An announced new owner of a store whose owners are lost' });

const StoreTeam = z
  .object({
    members: z.array(Member).describe(`Members, owners first; ${MOST_SHOWN} at most`),
    owner_change: OwnerChange.nullable().describe('Announced new owner; null without one'),
  })
  .meta({ id: 'StoreTeam', description: 'The team of a store, as the platform sees it' });

const OwnerForm = z.strictObject({
  email: Email.describe('Address of a member of the store, or of another person with an account'),
});

/** Teams of stores as the platform sees them, and new owners of stores whose owners are lost. */
export const ownerChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  const members = createMemberRepository(app.database);
  const changes = createOwnerChanges(app);

  app.get(
    '/admin/vendors/:id/team',
    {
      config: { access: 'admin', permission: 'vendors.read' },
      schema: {
        summary: 'The team of a store, and its announced new owner',
        params: VendorId,
        response: { 200: success({ data: StoreTeam }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const rows = await members.ownersFirst(memberCondition(id, { search: undefined }), MOST_SHOWN);
      if (rows.length === 0) throw notFound();
      const { id: self } = requireUser(request);
      const shown = toMember({ id: self, vendorId: id }, request.lang);
      return ok(request, 'team.shown', { data: { members: rows.map(shown), owner_change: await changes.open(id) } });
    },
  );

  app.post(
    '/admin/vendors/:id/owner',
    {
      config: {
        ...{ access: 'admin', permission: 'vendors.write', stepUp: true, attempts: [perDay(20)] },
        errors: ['not_found', 'owner_change_inactive', 'owner_change_open'],
      },
      schema: {
        summary: 'Announces a new owner of a store whose owners are lost, in 48 hours',
        params: VendorId,
        body: OwnerForm,
        response: { 200: Done },
      },
    },
    async (request) => {
      await changes.request(requireUser(request), request.params.id, request.body.email);
      return ok(request, 'team.owner_announced');
    },
  );

  app.delete(
    '/admin/vendors/:id/owner',
    {
      config: { access: 'admin', permission: 'vendors.write', errors: ['not_found'] },
      schema: { summary: 'Stops the announced new owner of a store', params: VendorId, response: { 200: Done } },
    },
    async (request) => {
      await changes.stop(requireUser(request), request.params.id);
      return ok(request, 'team.owner_stopped');
    },
  );

  app.delete(
    '/vendor/owner-change',
    {
      // An owner who sees that somebody takes over the store must not be held up.
      config: {
        ...{ access: 'vendor', permission: 'team.manage', stepUp: false, factor: 'optional' },
        errors: ['not_found', 'forbidden'],
      },
      schema: { summary: 'Stops the announced new owner of the own store; for owners', response: { 200: Done } },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      await changes.stopOwn(requireUser(request), vendorId);
      return ok(request, 'team.owner_stopped');
    },
  );
};
