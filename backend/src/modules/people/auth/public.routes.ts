import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { addressOf, perHour, perMinute } from '../../../plugins/rate-limit.ts';
import { success } from '../../../wire/schemas.ts';
import { createUserRepository } from './profile-repository.ts';
import { SecondStep } from '../factors/schemas.ts';
import { clientOf } from './client.ts';
import { constantTime } from './constant-time.ts';
import { createRegistration } from './registration.ts';
import {
  ForgotPassword,
  Login,
  LoginResponse,
  PasskeyChallenge,
  PasskeyLogin,
  Registration,
  PasswordReset,
  ResetPassword,
} from './schemas.ts';
import { createAuthService } from './service.ts';
import { createSignIn, type OpenedSession } from './sign-in.ts';

const Done = success({});

const isMissing = (error: unknown): boolean => error instanceof AppError && error.status === 404;

export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  const registration = createRegistration(app);
  const auth = createAuthService(app);
  const signIn = createSignIn(app);
  const users = createUserRepository(app.database);

  const signedIn = async (request: FastifyRequest, { token, holder }: OpenedSession) => {
    const user = await users.find(holder, request.lang).catch((error: unknown) => {
      // Erased or removed since the session was opened.
      throw isMissing(error) ? new AppError(401, 'bad_credentials') : error;
    });
    return ok(request, 'messages.logged_in', { token, user });
  };

  app.post(
    '/auth/register',
    {
      schema: {
        summary: 'Creates a customer or vendor account',
        consumes: ['multipart/form-data', 'application/json'],
        body: Registration,
        response: { 200: Done },
      },
      config: {
        access: 'public',
        multipart: true,
        idempotency: 'own',
        attempts: [perMinute(10), perMinute(20, 'address'), perHour(60, 'address')],
        errors: ['postal_code_invalid'],
      },
    },
    async (request) => {
      await registration.register(request.body, request.lang, addressOf(request));
      return ok(request, 'messages.registered');
    },
  );

  app.post(
    '/auth/login',
    {
      schema: { summary: 'Opens a session', body: Login, response: { 200: LoginResponse } },
      config: {
        access: 'public',
        idempotency: 'own',
        attempts: [perMinute(10), perMinute(30, 'address'), perHour(300, 'address')],
        errors: [
          'bad_credentials',
          'not_a_vendor',
          'not_an_admin',
          'account_blocked',
          'vendor_inactive',
          'vendor_stopped',
          'vendor_refused',
          'vendor_rejected',
          'too_many_sign_ins',
          'second_factor_required',
        ],
      },
    },
    async (request) => signedIn(request, await signIn.login(request.body, clientOf(request))),
  );

  app.post(
    '/auth/second-factor',
    {
      schema: {
        summary: 'Completes a sign-in with the second factor',
        body: SecondStep,
        response: { 200: LoginResponse },
      },
      config: {
        access: 'public',
        idempotency: 'own',
        attempts: [perMinute(30, 'address'), perHour(300, 'address')],
        errors: ['challenge_over', 'code_wrong'],
      },
    },
    async (request) => signedIn(request, await signIn.complete(request.body, clientOf(request))),
  );

  app.post(
    '/auth/passkey/options',
    {
      schema: { summary: 'Begins a sign-in with a passkey', response: { 200: PasskeyChallenge } },
      config: { access: 'public', idempotency: 'own', attempts: [perMinute(30, 'address'), perHour(300, 'address')] },
    },
    async (request) => ok(request, 'messages.ok', { data: await signIn.passkeyChallenge() }),
  );

  app.post(
    '/auth/passkey',
    {
      schema: {
        summary: 'Opens a session with a passkey, without a password',
        body: PasskeyLogin,
        response: { 200: LoginResponse },
      },
      config: {
        access: 'public',
        idempotency: 'own',
        attempts: [perMinute(30, 'address'), perHour(300, 'address')],
        errors: [
          'challenge_over',
          'passkey_refused',
          'not_a_vendor',
          'not_an_admin',
          'account_blocked',
          'vendor_inactive',
          'vendor_stopped',
          'vendor_refused',
          'vendor_rejected',
        ],
      },
    },
    async (request) => signedIn(request, await signIn.passkey(request.body, clientOf(request))),
  );

  app.post(
    '/auth/logout',
    { schema: { summary: 'Ends this session', response: { 200: Done } }, config: { access: 'any' } },
    async (request) => {
      if (request.sessionHash) await auth.logout(request.sessionHash);
      return ok(request, 'messages.logged_out');
    },
  );

  app.post(
    '/forgot-password',
    {
      schema: {
        summary: 'Sends a reset link; the response is the same for an unknown address',
        body: ForgotPassword,
        response: { 200: Done },
      },
      config: { access: 'public', attempts: [perMinute(5), perMinute(10, 'address'), perHour(60, 'address')] },
      onSend: constantTime,
    },
    async (request) => {
      await auth.requestReset(request.body.email);
      return ok(request, 'messages.reset_link_sent');
    },
  );

  app.post(
    '/reset-password',
    {
      schema: {
        summary: 'Sets a new password with a reset link',
        body: ResetPassword,
        response: { 200: PasswordReset },
      },
      config: {
        access: 'public',
        idempotency: 'own',
        attempts: [perMinute(10), perMinute(20, 'address')],
        errors: ['reset_link_dead'],
      },
    },
    async (request) => {
      const passkeys = await auth.resetPassword(request.body, addressOf(request));
      return ok(request, 'messages.password_reset', { data: { passkeys } });
    },
  );
};
