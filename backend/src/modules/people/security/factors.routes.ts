import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { perHour, perMinute } from '../../../plugins/rate-limit.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createEnrolment } from './enrolment.ts';
import {
  NewCodes,
  NewPasskey,
  NewTotp,
  PasskeyEnrolment,
  SecurityResponse,
  TotpConfirmation,
  TotpEnrolment,
} from './schemas.ts';

const access = 'any';
const params = z.strictObject({ id: z.coerce.number().int().min(1) });
const attempts = [perMinute(10), perHour(60, 'account')];

/** Second factors of the signed-in person. */
export const factorRoutes: FastifyPluginAsyncZod = async (app) => {
  const enrolment = createEnrolment(app);

  app.get(
    '/user/factors',
    {
      config: { access },
      schema: { summary: 'Second factors of the signed-in person', response: { 200: SecurityResponse } },
    },
    async (request) => ok(request, 'messages.ok', { data: await enrolment.security(requireUser(request)) }),
  );

  app.post(
    '/user/factors/totp',
    {
      config: { access, stepUp: true, attempts, errors: ['totp_exists'] },
      schema: {
        summary: 'Begins to set up an authenticator app; one that was not confirmed is replaced',
        body: NewTotp,
        response: { 200: success({ data: TotpEnrolment }) },
      },
    },
    async (request) => {
      const data = await enrolment.beginTotp(requireUser(request), request.body.name, request.lang);
      return ok(request, 'messages.ok', { data });
    },
  );

  app.post(
    '/user/factors/totp/:id/confirm',
    {
      // Hashing recovery codes is work outside the transaction.
      config: { access, stepUp: true, attempts, idempotency: 'own', errors: ['not_found', 'totp_exists'] },
      schema: {
        summary: 'Confirms an authenticator app with a code; the first factor ends all other sessions',
        params,
        body: TotpConfirmation,
        response: { 200: success({ data: NewCodes }) },
      },
    },
    async (request) => {
      const owner = { user: requireUser(request), sessionHash: request.sessionHash };
      const codes = await enrolment.confirmTotp(owner, request.params.id, request.body.code);
      return ok(request, 'factors.added', { data: { recovery_codes: codes } });
    },
  );

  app.post(
    '/user/factors/passkey/options',
    {
      config: { access, stepUp: true, attempts, errors: ['too_many_passkeys'] },
      schema: { summary: 'Begins to make a passkey', response: { 200: success({ data: PasskeyEnrolment }) } },
    },
    async (request) => {
      const data = await enrolment.beginPasskey(requireUser(request), request.lang);
      return ok(request, 'messages.ok', { data });
    },
  );

  app.post(
    '/user/factors/passkey',
    {
      config: { access, stepUp: true, attempts, idempotency: 'own', errors: ['passkey_refused'] },
      schema: {
        summary: 'Stores a passkey; the first factor ends all other sessions',
        body: NewPasskey,
        response: { 200: success({ data: NewCodes }) },
      },
    },
    async (request) => {
      const owner = { user: requireUser(request), sessionHash: request.sessionHash };
      const codes = await enrolment.addPasskey(owner, request.body);
      return ok(request, 'factors.added', { data: { recovery_codes: codes } });
    },
  );

  app.delete(
    '/user/factors/:id',
    {
      config: { access, stepUp: true, errors: ['not_found', 'factor_needed'] },
      schema: { summary: 'Removes a second factor', params, response: { 200: success({}) } },
    },
    async (request) => {
      await enrolment.remove(requireUser(request), request.params.id);
      return ok(request, 'factors.removed');
    },
  );

  app.post(
    '/user/recovery-codes',
    {
      config: { access, stepUp: true, attempts, idempotency: 'own', errors: ['factor_missing'] },
      schema: {
        summary: 'Issues new recovery codes; those before are no longer valid',
        response: { 200: success({ data: NewCodes }) },
      },
    },
    async (request) =>
      ok(request, 'factors.codes_renewed', {
        data: { recovery_codes: await enrolment.renewCodes(requireUser(request)) },
      }),
  );
};
