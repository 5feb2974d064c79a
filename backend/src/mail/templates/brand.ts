import { z } from 'zod';
import type { Template } from './template.ts';

const ContactMail = z.object({
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  subject: z.string(),
  message: z.string(),
});

const mailTest: Template = (_payload, say) => ({ subject: say('subject'), paragraphs: [say('text')] });

const contactMessage: Template = (payload, say) => {
  const { name, email, phone_number: phone, subject, message } = ContactMail.parse(payload);
  return {
    subject: say('subject', { subject }),
    paragraphs: [say('text', { name, email }), ...message.split(/\n+/)],
    rows: [
      [say('name'), name],
      [say('email'), email],
      [say('phone'), phone],
    ],
  };
};

/** Mails to the shop's staff. */
export const brandTemplates: Record<string, Template> = {
  'contact-message': contactMessage,
  'mail-test': mailTest,
};
