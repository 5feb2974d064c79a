import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../../wire/ok.ts';
import { Email, requiredCode } from '../../../../wire/fields.ts';
import { perHour, perMinute } from '../../../../plugins/rate-limit.ts';
import { success } from '../../../../wire/schemas.ts';
import { constantTime } from '../../../people/auth/constant-time.ts';
import { CODE_LIMITS, EmailCode } from '../../../people/guests/code-fields.ts';
import { createOrderAccess } from './access.ts';
import { createTracking } from './tracking.ts';
import { OrderAccess, TrackedOrder } from './schemas.ts';

const TrackingForm = z.strictObject({
  order_no: requiredCode('orders.number_required', 60)
    .toUpperCase()
    .describe('Number of the order or of a sub-order; case-insensitive'),
  email: Email.describe('Billing email address, or that of the account'),
});

const AccessForm = TrackingForm.extend({ code: EmailCode });

/** Public order tracking, with or without an account. */
export const trackingRoutes: FastifyPluginAsyncZod = async (app) => {
  const track = createTracking(app.database);
  const access = createOrderAccess(app);

  app.post(
    '/orders/track',
    {
      config: {
        access: 'public',
        // Also limited by client address alone, since an attacker varies the email address.
        attempts: [perMinute(10, 'address'), perHour(100, 'address'), perMinute(10), perHour(60, 'account')],
        errors: ['order_not_found'],
      },
      onSend: constantTime,
      schema: {
        summary: 'Tracks an order by its number and its billing or account email address',
        body: TrackingForm,
        response: { 200: success({ data: TrackedOrder }) },
      },
    },
    async (request) => {
      const { order_no: number, email } = request.body;
      return ok(request, 'orders.shown', { data: await track(number, email, request.lang) });
    },
  );

  app.post(
    '/orders/track/code',
    {
      // Hashes the code, and only the newest one is valid.
      config: { access: 'public', idempotency: 'own', attempts: CODE_LIMITS },
      onSend: constantTime,
      schema: {
        summary: 'Sends a code to manage a guest’s order; the response is the same for any number and address',
        body: TrackingForm,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      const { order_no: number, email } = request.body;
      await access.requestCode(number, email);
      return ok(request, 'guests.code_sent');
    },
  );

  app.post(
    '/orders/track/access',
    {
      config: {
        access: 'public',
        // A code is used once.
        idempotency: 'own',
        attempts: [perMinute(10), perHour(60, 'address')],
        errors: ['code_wrong', 'code_over'],
      },
      onSend: constantTime,
      schema: {
        summary: 'Exchanges the code for a Guest-Token of this order',
        body: AccessForm,
        response: { 200: success({ data: OrderAccess }) },
      },
    },
    async (request) => {
      const { order_no: number, email, code } = request.body;
      return ok(request, 'orders.shown', { data: await access.open(number, email, code) });
    },
  );
};
