import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../wire/ok.ts';
import { perHour, perMinute } from '../../../plugins/rate-limit.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { StepUp } from './schemas.ts';
import { createAuthService } from './service.ts';
import { createUserRepository } from './profile-repository.ts';
import { AccountDetails, ChangePassword, UserResponse } from './profile-schemas.ts';
import { createAccountService } from './profile-service.ts';

export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  const users = createUserRepository(app.database);
  const account = createAccountService(app.database);
  const auth = createAuthService(app);

  app.get(
    '/user',
    { schema: { summary: 'The signed-in user', response: { 200: UserResponse } }, config: { access: 'any' } },
    async (request) => ok(request, 'messages.ok', { user: await users.find(requireUser(request), request.lang) }),
  );

  app.post(
    '/user',
    {
      schema: {
        summary: 'Changes the account details, except the email address',
        body: AccountDetails,
        response: { 200: UserResponse },
      },
      config: { access: 'any', errors: ['changed_meanwhile'] },
    },
    async (request) => {
      const actor = requireUser(request);
      await account.edit(actor, request.body);
      return ok(request, 'messages.account_saved', { user: await users.find(actor, request.lang) });
    },
  );

  app.post(
    '/auth/step-up',
    {
      schema: {
        summary: 'Confirms who is using this session, for changes of money and rights in the next ten minutes',
        body: StepUp,
        response: { 200: success({}) },
      },
      config: {
        access: 'any',
        idempotency: 'natural',
        attempts: [perMinute(5), perMinute(30, 'address'), perHour(20, 'account')],
      },
    },
    async (request) => {
      await auth.stepUp(requireUser(request).id, request.sessionHash, request.body.password);
      return ok(request, 'messages.identity_confirmed');
    },
  );

  app.post(
    '/user/change-password',
    {
      schema: {
        summary: 'Changes the password and ends all other sessions',
        body: ChangePassword,
        response: { 200: success({}) },
      },
      config: { access: 'any', idempotency: 'own', attempts: [perMinute(10), perMinute(30, 'address')] },
    },
    async (request) => {
      const { current_password, new_password } = request.body;
      await auth.changePassword(requireUser(request), request.sessionHash, current_password, new_password);
      return ok(request, 'messages.password_changed');
    },
  );
};
