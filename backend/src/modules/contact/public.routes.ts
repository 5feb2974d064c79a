import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../wire/ok.ts';
import { Email, Phone, requiredLines, requiredText } from '../../wire/fields.ts';
import { perHour, perMinute } from '../../plugins/rate-limit.ts';
import { success } from '../../wire/schemas.ts';
import { createPlatformService } from '../platform/service.ts';
import { createContactRepository } from './repository.ts';

const ContactForm = z.strictObject({
  name: requiredText('validation.contact.name_required', 100).describe('Who is writing'),
  email: Email.describe('Where the answer goes'),
  phone_number: Phone('validation.contact.phone_number_required'),
  subject: requiredText('validation.contact.subject_required'),
  message: requiredLines('validation.contact.message_required', 5000).describe('What is to be said'),
});

/** Messages to the shop. The writer gets no mail: an answer by itself could run in circles. */
export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  const messages = createContactRepository(app.database);
  const platform = createPlatformService(app);

  app.post(
    '/contactUs',
    {
      schema: {
        summary:
          'Leaves a message for the shop, which reads it in the console, and by mail where it has said an address',
        body: ContactForm,
        response: { 200: success({}) },
      },
      // Another e-mail address must not buy another five mails, nor another network address.
      config: {
        access: 'public',
        attempts: [perMinute(5, 'address'), perHour(20, 'address'), perMinute(5), perHour(20, 'account')],
      },
    },
    async (request) => {
      await app.database.transaction(async () => {
        const id = await messages.insert(request.body);
        const { contact } = await platform.read();
        const recipient = contact.emails[0] ?? app.config.contactEmail;
        // Where nobody is named yet, it waits in the console.
        if (recipient === null) return;
        await app.outbox.enqueue({
          eventId: `contact:${id}`,
          template: 'contact-message',
          recipient,
          lang: request.lang,
          payload: request.body,
        });
      });
      return ok(request, 'messages.contact_received');
    },
  );
};
