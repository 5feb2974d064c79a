import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireBuyer } from '../../../plugins/buyer.ts';
import { AppError } from '../../../wire/errors.ts';
import { Email } from '../../../wire/fields.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { CODE_LIMITS } from './code-fields.ts';
import { createEmailCodes } from './codes.ts';
import { createGuestRepository } from './repository.ts';

/** Codes for guests at the checkout. */
export const guestRoutes: FastifyPluginAsyncZod = async (app) => {
  const codes = createEmailCodes(app);
  const guests = createGuestRepository(app.database);

  app.post(
    '/guest/email-code',
    {
      config: {
        access: 'buyer',
        priority: 'checkout',
        // Only the newest code is valid.
        idempotency: 'own',
        attempts: CODE_LIMITS,
        errors: ['guest_checkout_off'],
      },
      schema: {
        summary: 'Sends a code that some vendors require of guests who pay cash on delivery; customers need none',
        body: z.strictObject({ email: Email }),
        response: { 200: success({}) },
      },
    },
    async (request) => {
      const { id, isGuest } = requireBuyer(request);
      if (isGuest) {
        if (!(await guests.mayBuy())) throw new AppError(403, 'guest_checkout_off');
        const use = { purpose: 'guest_cash', email: request.body.email, userId: id } as const;
        await codes.send(use, { template: 'guest-code', lang: request.lang, payload: { purpose: 'cash' } });
      }
      return ok(request, 'guests.code_sent');
    },
  );
};
