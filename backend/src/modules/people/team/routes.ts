import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser, type SessionUser } from '../../../plugins/session.ts';
import { perDay } from '../../../plugins/rate-limit.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { createInvitations } from './invitations.ts';
import { createMembers } from './members.ts';
import { createRoles } from './roles.ts';
import { Invitation, MemberForm, NewInvitation, Role, RoleForm } from './schemas.ts';

const RowId = z.strictObject({ id: PathId });
const Done = success({});
const permission = 'team.manage';

function addInvitationRoutes(instance: FastifyInstance, access: 'admin' | 'vendor') {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const invitations = createInvitations(app);

  app.get(
    `/${access}/invitations`,
    {
      config: { access, permission: 'member' },
      schema: {
        summary: 'Invitations to the team that have not been accepted yet, newest first',
        response: { 200: success({ invitations: z.array(Invitation).describe('All open invitations') }) },
      },
    },
    async (request) =>
      ok(request, 'team.shown', {
        invitations: await invitations.list(requireUser(request).vendorId, request.lang),
      }),
  );

  app.post(
    `/${access}/invitations`,
    {
      config: { access, permission, attempts: [perDay(20)] },
      schema: { summary: 'Invites a person to the team by email', body: NewInvitation, response: { 200: Done } },
    },
    async (request) => {
      await invitations.invite(requireUser(request), request.body, request.lang);
      return ok(request, 'team.invited');
    },
  );

  app.post(
    `/${access}/invitations/:id/resend`,
    {
      config: { access, permission, attempts: [perDay(50)] },
      schema: { summary: 'Sends a new link; the previous one stops working', params: RowId, response: { 200: Done } },
    },
    async (request) => {
      await invitations.resend(requireUser(request), request.params.id);
      return ok(request, 'team.invited');
    },
  );

  app.delete(
    `/${access}/invitations/:id`,
    {
      config: { access, permission },
      schema: { summary: 'Withdraws an invitation; its link stops working', params: RowId, response: { 200: Done } },
    },
    async (request) => {
      await invitations.withdraw(requireUser(request), request.params.id);
      return ok(request, 'team.withdrawn');
    },
  );
}

function addRoleRoutes(instance: FastifyInstance, access: 'admin' | 'vendor') {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const roles = createRoles(app.database);
  const Roles = success({ roles: z.array(Role).describe('Preset roles, then the team’s own by name') });
  const shown = async (user: SessionUser, lang: 'en' | 'ar') => ({ roles: await roles.list(user.vendorId, lang) });

  app.get(
    `/${access}/roles`,
    {
      config: { access, permission: 'member' },
      schema: { summary: 'Roles that members of the team can have', response: { 200: Roles } },
    },
    async (request) => ok(request, 'team.shown', await shown(requireUser(request), request.lang)),
  );

  app.post(
    `/${access}/roles`,
    {
      config: { access, permission, errors: ['too_many_roles'] },
      schema: { summary: 'Adds a role of the team’s own', body: RoleForm, response: { 200: Roles } },
    },
    async (request) => {
      await roles.create(requireUser(request), request.body);
      return ok(request, 'team.role_saved', await shown(requireUser(request), request.lang));
    },
  );

  app.post(
    `/${access}/roles/:id`,
    {
      config: { access, permission, errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Changes a role of the team’s own, at once for all its members',
        params: RowId,
        body: RoleForm,
        response: { 200: Roles },
      },
    },
    async (request) => {
      await roles.edit(requireUser(request), request.params.id, request.body);
      return ok(request, 'team.role_saved', await shown(requireUser(request), request.lang));
    },
  );

  app.delete(
    `/${access}/roles/:id`,
    {
      config: { access, permission, errors: ['role_in_use'] },
      schema: { summary: 'Deletes a role that nobody has', params: RowId, response: { 200: Done } },
    },
    async (request) => {
      await roles.remove(requireUser(request), request.params.id);
      return ok(request, 'team.role_deleted');
    },
  );
}

function addChangeRoutes(instance: FastifyInstance, access: 'admin' | 'vendor') {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const members = createMembers(app);

  app.post(
    `/${access}/team/:id`,
    {
      config: { access, permission, errors: ['last_owner', 'changed_meanwhile'] },
      schema: {
        summary: 'Gives a member another role; fewer permissions end the member’s sessions',
        params: RowId,
        body: MemberForm,
        response: { 200: Done },
      },
    },
    async (request) => {
      const { role, updated_at_seen: seen } = request.body;
      await members.setRole(requireUser(request), request.params.id, role, seen);
      return ok(request, 'team.role_given');
    },
  );

  app.delete(
    `/${access}/team/:id`,
    {
      config: { access, permission: 'member', stepUp: true, errors: ['last_owner'] },
      schema: {
        summary: 'Removes a member (with `team.manage`), or oneself, and ends the sessions for the team',
        params: RowId,
        response: { 200: Done },
      },
    },
    async (request) => {
      await members.remove(requireUser(request), request.params.id);
      return ok(request, 'team.removed');
    },
  );
}

/** Teams of the stores and of the platform: members, roles, invitations. The lists of members are in their own files. */
export const teamRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const access of ['admin', 'vendor'] as const) {
    addChangeRoutes(app, access);
    addRoleRoutes(app, access);
    addInvitationRoutes(app, access);
  }
};
