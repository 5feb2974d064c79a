import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { Email } from '../../../wire/fields.ts';
import { perHour, perMinute } from '../../../plugins/rate-limit.ts';
import { success } from '../../../wire/schemas.ts';
import { constantTime } from '../../people/auth/constant-time.ts';
import { createNewsletterService } from './service.ts';

const Subscription = z.strictObject({ email: Email });
const Token = z.strictObject({ token: z.string().min(1).max(200).describe('`token` of the link in the mail') });
const Done = success({});

export const newsletterRoutes: FastifyPluginAsyncZod = async (app) => {
  const newsletter = createNewsletterService(app);

  app.post(
    '/news-letter',
    {
      schema: {
        summary: 'Subscribes to the newsletter; a link in a mail confirms it',
        body: Subscription,
        response: { 200: Done },
      },
      config: { access: 'public', attempts: [perMinute(5), perMinute(10, 'address'), perHour(30, 'address')] },
      onSend: constantTime,
    },
    async (request) => {
      await newsletter.subscribe(request.body.email, request.lang);
      return ok(request, 'messages.newsletter_requested');
    },
  );

  app.post(
    '/news-letter/confirm',
    {
      schema: {
        summary: 'Confirms a subscription by the link in the mail; the first time, the welcome coupon is mailed',
        body: Token,
        response: { 200: Done },
      },
      config: { access: 'public', attempts: [perMinute(20, 'address')], errors: ['not_found'] },
    },
    async (request) => {
      await newsletter.confirm(request.body.token);
      return ok(request, 'messages.newsletter_confirmed');
    },
  );

  app.post(
    '/news-letter/unsubscribe',
    {
      schema: { summary: 'Ends a subscription by the link in any mail', body: Token, response: { 200: Done } },
      config: { access: 'public', attempts: [perMinute(20, 'address')], errors: ['not_found'] },
    },
    async (request) => {
      await newsletter.unsubscribe(request.body.token);
      return ok(request, 'messages.newsletter_ended');
    },
  );
};
