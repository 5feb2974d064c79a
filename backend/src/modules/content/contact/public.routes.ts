import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { Email, Phone, requiredLines, requiredText } from '../../../wire/fields.ts';
import { perHour, perMinute } from '../../../plugins/rate-limit.ts';
import { success } from '../../../wire/schemas.ts';
import { createPlatformService } from '../../operations/platform/service.ts';
import { createContactRepository } from './repository.ts';

const ContactForm = z.strictObject({
  name: requiredText('validation.contact.name_required', 100).describe('Name of the sender'),
  email: Email.describe('Address for the reply'),
  phone_number: Phone('validation.contact.phone_number_required'),
  subject: requiredText('validation.contact.subject_required'),
  message: requiredLines('validation.contact.message_required', 5000).describe('Text of the message'),
});

/** Contact form. The sender gets no automatic reply, because two autoresponders could loop. */
export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  const messages = createContactRepository(app.database);
  const platform = createPlatformService(app);

  app.post(
    '/contactUs',
    {
      schema: {
        summary:
          'Sends a message to the shop; it is listed in the console and mailed to the contact address, if there is one',
        body: ContactForm,
        response: { 200: success({}) },
      },
      // Limited by network address and by account, so that another e-mail address does not buy another five mails.
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
        // Without a contact address, the message is only listed in the console.
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
