import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../wire/ok.ts';
import { perMinute } from '../../../plugins/rate-limit.ts';
import { success } from '../../../wire/schemas.ts';
import { LoginResponse } from '../auth/schemas.ts';
import { createUserRepository } from '../auth/profile-repository.ts';
import { createAcceptance } from './acceptance.ts';
import { Acceptance, InvitationToken, Invitee } from './schemas.ts';

/** Endpoints behind an invitation link. The token travels in the body, so that it does not reach URL logs. */
export const acceptanceRoutes: FastifyPluginAsyncZod = async (app) => {
  const acceptance = createAcceptance(app.database);
  const users = createUserRepository(app.database);

  app.post(
    '/admin-invitation',
    {
      config: {
        access: 'public',
        idempotency: 'natural',
        attempts: [perMinute(30, 'address')],
        errors: ['invitation_dead'],
      },
      schema: {
        summary: 'Recipient of an invitation',
        body: InvitationToken,
        response: { 200: success({ data: Invitee }) },
      },
    },
    async (request) => {
      const { firstname, lastname, email } = await acceptance.find(request.body.token);
      return ok(request, 'messages.ok', { data: { firstname, lastname, email } });
    },
  );

  app.post(
    '/admin-invitation/accept',
    {
      config: {
        access: 'public',
        // Hashing the password is work outside the transaction.
        idempotency: 'own',
        attempts: [perMinute(10, 'address')],
        errors: ['invitation_dead', 'invitation_taken'],
      },
      schema: {
        summary: 'Creates the invited admin’s account with a password and signs in',
        body: Acceptance,
        response: { 200: LoginResponse },
      },
    },
    async (request) => {
      const { token, holder } = await acceptance.accept(request.body.token, request.body.password);
      return ok(request, 'messages.logged_in', { token, user: await users.find(holder, request.lang) });
    },
  );
};
