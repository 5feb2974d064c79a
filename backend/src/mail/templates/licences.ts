import { z } from 'zod';
import { localized } from '../../i18n/localized.ts';
import type { Template } from './template.ts';

const LicenceMail = z.object({
  firstname: z.string(),
  name: z.string(),
  name_arabic: z.string(),
  number: z.string(),
  expires_on: z.string(),
});
const DecidedMail = LicenceMail.extend({ outcome: z.enum(['accepted', 'refused', 'revoked']), reason: z.string() });

const link = (t: Parameters<Template>[1]) => ({ label: t('link'), path: '/vendor/licences' });

const expiring: Template = (payload, t, lang) => {
  const { name, name_arabic, firstname, number, expires_on: day } = LicenceMail.parse(payload);
  const licence = localized(lang, name, name_arabic);
  return {
    subject: t('subject', { licence, day }),
    paragraphs: [t('text', { firstname, licence, number, day }), t('more')],
    link: link(t),
  };
};

const decided: Template = (payload, t, lang) => {
  const { name, name_arabic, firstname, number, expires_on: day, outcome, reason } = DecidedMail.parse(payload);
  const licence = localized(lang, name, name_arabic);
  return {
    subject: t(`subject_${outcome}`, { licence }),
    paragraphs: [
      t(`text_${outcome}`, { firstname, licence, number, day }),
      ...(reason === '' ? [] : [t('reason', { reason })]),
    ],
    link: link(t),
  };
};

/** Mails about licences of vendors. */
export const licenceTemplates: Record<string, Template> = { 'licence-expiring': expiring, 'licence-decided': decided };
