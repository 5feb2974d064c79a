import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../wire/ok.ts';
import { perMinute } from '../../../plugins/rate-limit.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { MailTest, Opening } from './schemas.ts';
import { createOpeningService } from './service.ts';

const access = 'admin';

/** Launch checklist: the steps from an empty shop to an open one. */
export const openingRoutes: FastifyPluginAsyncZod = async (app) => {
  const opening = createOpeningService(app);

  app.get(
    '/admin/opening',
    {
      config: { access, permission: 'settings.write' },
      schema: {
        summary: 'Launch checklist: what is done and what is missing',
        response: { 200: success({ data: Opening }) },
      },
    },
    async (request) => ok(request, 'messages.ok', { data: await opening.read() }),
  );

  app.post(
    '/admin/opening/test-mail',
    {
      // The request waits for the mail server.
      config: {
        access,
        permission: 'settings.write',
        idempotency: 'own',
        attempts: [perMinute(5)],
        errors: ['mail_refused'],
      },
      schema: {
        summary: 'Sends the admin a test mail immediately, and returns the mail server’s response',
        response: { 200: success({ data: MailTest }) },
      },
    },
    async (request) => {
      const data = await opening.testMail(requireUser(request), request.lang);
      return ok(request, data.delivered ? 'opening.mail_sent' : 'opening.mail_kept', { data });
    },
  );
};
