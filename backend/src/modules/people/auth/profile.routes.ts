import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../wire/ok.ts';
import { addressOf, perHour, perMinute } from '../../../plugins/rate-limit.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { StepUp, StepUpOptions } from './schemas.ts';
import { createStepUp } from './step-up.ts';
import { createAuthService } from './service.ts';
import { createUserRepository } from './profile-repository.ts';
import { AccountDetails, ChangePassword, UserResponse } from './profile-schemas.ts';
import { createAccountService } from './profile-service.ts';

export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  const users = createUserRepository(app.database);
  const account = createAccountService(app.database);
  const auth = createAuthService(app);
  const stepUp = createStepUp(app);

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
    '/auth/step-up/options',
    {
      schema: {
        summary: 'Ways in which the person of this session can confirm who they are',
        response: { 200: StepUpOptions },
      },
      config: { access: 'any', idempotency: 'own', attempts: [perMinute(20), perHour(100, 'account')] },
    },
    async (request) => ok(request, 'messages.ok', { data: await stepUp.options(requireUser(request).id) }),
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
        errors: ['code_wrong', 'code_over'],
      },
    },
    async (request) => {
      await stepUp.confirm(requireUser(request).id, request.sessionHash, request.body, addressOf(request));
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
