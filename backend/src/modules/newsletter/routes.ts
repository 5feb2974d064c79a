import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../answer.ts';
import { notFound } from '../../errors.ts';
import { Email } from '../../fields.ts';
import { perMinute } from '../../plugins/rate-limit.ts';
import { hashToken } from '../../plugins/session.ts';
import { success } from '../../schemas.ts';
import { createNewsletterRepository } from './repository.ts';

const Subscription = z.strictObject({ email: Email });
const Token = z.strictObject({ token: z.string().min(1).max(200) });
const Done = success({});

const newToken = () => randomBytes(32).toString('base64url');

export const newsletterRoutes: FastifyPluginAsyncZod = async (app) => {
  const subscribers = createNewsletterRepository(app.database);

  app.post(
    '/news-letter',
    {
      schema: {
        summary: 'Asks for the newsletter; a mail with a link confirms it',
        body: Subscription,
        response: { 200: Done },
      },
      config: { access: 'public', rateLimit: perMinute(5) },
    },
    async (request) => {
      const { email } = request.body;
      const { lang } = request;
      const [token, unsubscribe_token] = [newToken(), newToken()];
      await app.database.transaction(async () => {
        const due = await subscribers.subscribe(email, lang, hashToken(token), hashToken(unsubscribe_token));
        if (!due) return;
        const payload = { token, unsubscribe_token };
        await app.outbox.enqueue({
          eventId: `newsletter:${randomUUID()}`,
          template: 'newsletter-confirm',
          recipient: email,
          lang,
          payload,
        });
      });
      return ok(request, 'messages.newsletter_requested');
    },
  );

  app.post(
    '/news-letter/confirm',
    {
      schema: { summary: 'Confirms a subscription by the link of the mail', body: Token, response: { 200: Done } },
      config: { access: 'public', rateLimit: perMinute(20) },
    },
    async (request) => {
      if (!(await subscribers.confirm(hashToken(request.body.token)))) throw notFound();
      return ok(request, 'messages.newsletter_confirmed');
    },
  );

  app.post(
    '/news-letter/unsubscribe',
    {
      schema: { summary: 'Ends a subscription by the link of any mail', body: Token, response: { 200: Done } },
      config: { access: 'public', rateLimit: perMinute(20) },
    },
    async (request) => {
      if (!(await subscribers.unsubscribe(hashToken(request.body.token)))) throw notFound();
      return ok(request, 'messages.newsletter_ended');
    },
  );
};
