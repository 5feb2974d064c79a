import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { perHour, perMinute } from '../../../../plugins/rate-limit.ts';
import { requireUser } from '../../../../plugins/session.ts';
import { Code } from '../../../../wire/fields.ts';
import { ok } from '../../../../wire/ok.ts';
import { Currency, Moment, Money, success } from '../../../../wire/schemas.ts';
import { CODE_LIMITS, EmailCode } from '../../../people/guests/code-fields.ts';
import { createClaims } from './service.ts';

const access = 'user';
const MOST_ORDERS = 50;

const GuestOrders = z
  .object({
    email_proven: z.boolean().describe('The customer has entered a code sent to the address of the account'),
    orders: z
      .array(
        z.object({
          order_no: z.string(),
          placed_at: Moment,
          total: Money.describe('Total of the whole order'),
          currency: Currency,
        }),
      )
      .describe('Orders that can be taken over, newest first; empty until the address is proven'),
  })
  .meta({ id: 'GuestOrders', description: 'Orders bought without an account, with the address of this one' });
const list = { 200: success({ data: GuestOrders }) };

const ClaimForm = z.strictObject({
  order_nos: z.array(Code(40).min(1)).min(1).max(MOST_ORDERS).describe('Numbers of the orders to take over'),
});

/** Orders that customers bought before they had an account. */
export const claimRoutes: FastifyPluginAsyncZod = async (app) => {
  const claims = createClaims(app);

  app.get(
    '/user/guest-orders',
    { config: { access }, schema: { summary: 'Orders bought without the account, with its address', response: list } },
    async (request) => ok(request, 'orders.shown', { data: await claims.list(requireUser(request).id) }),
  );

  app.post(
    '/user/guest-orders/claim',
    {
      config: { access, errors: ['email_unproven', 'not_found'] },
      schema: { summary: 'Moves such orders to the account', body: ClaimForm, response: list },
    },
    async (request) => {
      const { id } = requireUser(request);
      await claims.claim(id, request.body.order_nos);
      return ok(request, 'guests.claimed', { data: await claims.list(id) });
    },
  );

  app.post(
    '/user/email/prove',
    {
      // Hashes the code, and only the newest one is valid.
      config: { access, idempotency: 'own', attempts: CODE_LIMITS },
      schema: { summary: 'Sends a code to the email address of the account', response: { 200: success({}) } },
    },
    async (request) => {
      await claims.requestCode(requireUser(request).id, request.lang);
      return ok(request, 'guests.code_sent');
    },
  );

  app.post(
    '/user/email/prove/code',
    {
      // A code is used once.
      config: {
        access,
        idempotency: 'own',
        attempts: [perMinute(10), perHour(60, 'address')],
        errors: ['code_wrong', 'code_over'],
      },
      schema: {
        summary: 'Proves the email address of the account by the code',
        body: z.strictObject({ code: EmailCode }),
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await claims.prove(requireUser(request).id, request.body.code);
      return ok(request, 'guests.proven');
    },
  );
};
