import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../answer.ts';
import { Email, requiredText } from '../../fields.ts';
import { perMinute } from '../../plugins/rate-limit.ts';
import { success } from '../../schemas.ts';
import { createContactRepository } from './repository.ts';

const ContactForm = z.strictObject({
  name: requiredText('validation.contact.name_required', 100),
  email: Email,
  phone_number: requiredText('validation.contact.phone_number_required', 40),
  subject: requiredText('validation.contact.subject_required'),
  message: requiredText('validation.contact.message_required', 5000),
});

export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  const messages = createContactRepository(app.database);

  app.post(
    '/contactUs',
    {
      schema: { summary: 'Leaves a message for the shop', body: ContactForm, response: { 200: success({}) } },
      config: { access: 'public', rateLimit: perMinute(5) },
    },
    async (request) => {
      await messages.insert(request.body);
      return ok(request, 'messages.contact_received');
    },
  );
};
