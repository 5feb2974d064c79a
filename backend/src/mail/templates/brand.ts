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

const mailTest: Template = (_payload, t) => ({
  subject: t('subject'),
  paragraphs: [t('text')],
  isForStaff: true,
});

const contactMessage: Template = (payload, t, lang) => {
  const { name, email, phone_number: phone, subject, message } = ContactMail.parse(payload);
  return {
    subject: t('subject', { subject }),
    paragraphs: [t('text', { name, email }), ...message.split(/\n+/).map((line) => isolateIn(lang, line))],
    rows: [
      [t('name'), name],
      [t('email'), email],
      [t('phone'), phone],
    ],
    isForStaff: true,
  };
};

/** Mails to the shop's staff. */
export const brandTemplates: Record<string, Template> = {
  'contact-message': contactMessage,
  'mail-test': mailTest,
};
