import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from '../../../sql/sql.ts';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { localMoment, localMomentOrNone } from '../../../csv/moment.ts';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { createListReader } from '../../../csv/list-reader.ts';
import { PathId } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createInvitations } from './invitations.ts';
import { createAdminRemoval } from './removal.ts';
import { adminCondition, createAdminRepository, type AdminRow } from './repository.ts';
import { Admin, AdminFilter, Invitees, NewInvitation } from './schemas.ts';

const access = 'admin';
const RowId = z.strictObject({ id: PathId });
const Done = success({});

const columns = [
  ['id', (row: AdminRow) => row.id],
  ['name', (row: AdminRow) => row.name],
  ['email', (row: AdminRow) => row.email],
  ['created_at', (row: AdminRow) => localMoment(row.created_at)],
  ['last_seen_at', (row: AdminRow) => localMomentOrNone(row.last_seen_at)],
] as const;

/** Admins and admin invitations. */
export const adminRoutes: FastifyPluginAsyncZod = async (app) => {
  const admins = createAdminRepository(app.database);
  const read = createListReader({
    ...admins,
    id: sql`u.id`,
    condition: adminCondition,
    toEntry: (row) => row,
    columns,
  });
  const remove = createAdminRemoval(app.database);
  const invitations = createInvitations(app);

  addListRoutes(app, {
    path: '/admin/admins',
    permission: 'team.manage',
    summary: 'A page of admins, newest first',
    filter: AdminFilter,
    key: 'admins',
    entry: Admin,
    read,
    message: 'admins.shown',
  });

  app.delete(
    '/admin/admins/:id',
    {
      config: { access, permission: 'team.manage', errors: ['admin_self'] },
      schema: {
        summary: 'Deletes an admin’s account and ends its sessions; admins cannot remove themselves',
        params: RowId,
        response: { 200: Done },
      },
    },
    async (request) => {
      await remove(requireUser(request), request.params.id);
      return ok(request, 'admins.removed');
    },
  );

  app.get(
    '/admin/invitations',
    {
      config: { access, permission: 'team.manage' },
      schema: {
        summary: 'Invitations that have not been accepted yet',
        response: { 200: success({ data: Invitees }) },
      },
    },
    async (request) => ok(request, 'admins.shown', { data: { invitations: await invitations.list() } }),
  );

  app.post(
    '/admin/invitations',
    {
      config: { access, permission: 'team.manage' },
      schema: { summary: 'Invites an admin by email', body: NewInvitation, response: { 200: Done } },
    },
    async (request) => {
      await invitations.invite(requireUser(request), request.body, request.lang);
      return ok(request, 'admins.invited');
    },
  );

  app.post(
    '/admin/invitations/:id/resend',
    {
      config: { access, permission: 'team.manage' },
      schema: { summary: 'Sends a new link; the previous one stops working', params: RowId, response: { 200: Done } },
    },
    async (request) => {
      await invitations.resend(requireUser(request), request.params.id);
      return ok(request, 'admins.invited');
    },
  );

  app.delete(
    '/admin/invitations/:id',
    {
      config: { access, permission: 'team.manage' },
      schema: { summary: 'Withdraws an invitation; its link stops working', params: RowId, response: { 200: Done } },
    },
    async (request) => {
      await invitations.withdraw(requireUser(request), request.params.id);
      return ok(request, 'admins.withdrawn');
    },
  );
};
