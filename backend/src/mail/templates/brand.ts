import { z } from 'zod';
import { isolateIn } from '../../text/isolates.ts';
import type { Template } from './template.ts';

const ContactMail = z.object({
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  subject: z.string(),
  message: z.string(),
});

const mailTest: Template = (_payload, say) => ({
  subject: say('subject'),
  paragraphs: [say('text')],
  isForStaff: true,
});

const contactMessage: Template = (payload, say, lang) => {
  const { name, email, phone_number: phone, subject, message } = ContactMail.parse(payload);
  return {
    subject: say('subject', { subject }),
    paragraphs: [say('text', { name, email }), ...message.split(/\n+/).map((line) => isolateIn(lang, line))],
    rows: [
      [say('name'), name],
      [say('email'), email],
      [say('phone'), phone],
    ],
    isForStaff: true,
  };
};

/** Mails to the shop's staff. */
export const brandTemplates: Record<string, Template> = {
  'contact-message': contactMessage,
  'mail-test': mailTest,
};
