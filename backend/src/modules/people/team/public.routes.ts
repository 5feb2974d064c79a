import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from '../../../sql/sql.ts';
import { ok } from '../../../wire/ok.ts';
import { perMinute } from '../../../plugins/rate-limit.ts';
import { success } from '../../../wire/schemas.ts';
import { clientOf } from '../auth/client.ts';
import { LoginResponse } from '../auth/schemas.ts';
import { createUserRepository } from '../auth/profile-repository.ts';
import { createAcceptance } from './acceptance.ts';
import { Acceptance, InvitationToken, Invitee } from './schemas.ts';
import { toRole } from '../auth/team-role.ts';

/** Endpoints behind an invitation link. The token travels in the body, so that it does not reach URL logs. */
export const invitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const acceptance = createAcceptance(app);
  const users = createUserRepository(app.database);

  app.post(
    '/invitation',
    {
      config: {
        access: 'public',
        idempotency: 'natural',
        attempts: [perMinute(30, 'address')],
        errors: ['invitation_dead'],
      },
      schema: {
        summary: 'Recipient of an invitation, and the team that it leads to',
        body: InvitationToken,
        response: { 200: success({ data: Invitee }) },
      },
    },
    async (request) => {
      const invitation = await acceptance.find(request.body.token);
      const { firstname, lastname, email, vendor_id: team } = invitation;
      const store = await app.database.first<{ company_name: string; company_name_arabic: string }>(
        sql`SELECT company_name, company_name_ar AS company_name_arabic FROM vendors WHERE id = ${team}::bigint`,
      );
      const role = toRole(invitation, team, request.lang);
      const hasAccount = await acceptance.hasAccount(invitation);
      return ok(request, 'messages.ok', {
        data: { firstname, lastname, email, store, role, has_account: hasAccount },
      });
    },
  );

  app.post(
    '/invitation/accept',
    {
      config: {
        access: 'public',
        // Hashing the password is work outside the transaction.
        idempotency: 'own',
        attempts: [perMinute(10, 'address')],
        errors: [
          'invitation_dead',
          'bad_credentials',
          'account_blocked',
          'too_many_sign_ins',
          'second_factor_required',
          'challenge_over',
          'code_wrong',
        ],
      },
      schema: {
        summary: 'Accepts an invitation with the password of the account, or of a new one, and signs in',
        body: Acceptance,
        response: { 200: LoginResponse },
      },
    },
    async (request) => {
      const { token: link, password, second_step: step = null } = request.body;
      const { token, holder } = await acceptance.accept({ token: link, password, step }, clientOf(request));
      return ok(request, 'messages.logged_in', { token, user: await users.find(holder, request.lang) });
    },
  );
};
