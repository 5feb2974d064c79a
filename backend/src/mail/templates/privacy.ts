import { z } from 'zod';
import type { Template } from './template.ts';

const FileMail = z.object({
  firstname: z.string(),
  is_guest: z.boolean().default(false),
  /** Console of someone who does not shop. */
  console: z.enum(['vendor', 'admin']).nullable().default(null),
  day: z.string(),
});
const ErasureMail = FileMail.extend({ token: z.string() });

/** Suffix of the texts for a guest, whose data is that of one order. */
const suffixOf = ({ is_guest }: { is_guest: boolean }) => (is_guest ? '_guest' : '');

/** Page with the requests of the person. */
const pageOf = ({ is_guest, console }: Pick<z.infer<typeof FileMail>, 'is_guest' | 'console'>): string => {
  if (is_guest) return '/track-order';
  return console === null ? '/dashboard/privacy' : `/${console}/my-data`;
};

const exportReady: Template = (payload, t) => {
  const mail = FileMail.parse(payload);
  return {
    subject: t('subject'),
    paragraphs: [t(`text${suffixOf(mail)}`, { firstname: mail.firstname }), t('more', { day: mail.day })],
    link: { label: t('link'), path: pageOf(mail) },
  };
};

const erasureAnnounced: Template = (payload, t) => {
  const { token, firstname, day, ...mail } = ErasureMail.parse(payload);
  const suffix = suffixOf(mail);
  return {
    subject: t(`subject${suffix}`, { day }),
    paragraphs: [t(`text${suffix}`, { firstname, day }), t(`more${suffix}`)],
    link: { label: t(`link${suffix}`), path: `/keep-account?token=${encodeURIComponent(token)}` },
  };
};

const WaitMail = FileMail.omit({ day: true }).extend({ waits_for: z.array(z.string()).default([]) });

const erasureWaits: Template = (payload, t) => {
  const { firstname, waits_for: obstacles, ...mail } = WaitMail.parse(payload);
  return {
    subject: t('subject'),
    paragraphs: [
      t(`text${suffixOf(mail)}`, { firstname }),
      ...obstacles.map((obstacle) => t(`obstacles.${obstacle}`)),
      t(`more${suffixOf(mail)}`),
    ],
    link: { label: t('link'), path: pageOf(mail) },
  };
};

const erasureDone: Template = (payload, t) => {
  const mail = z.object({ is_guest: z.boolean().default(false) }).parse(payload);
  return { subject: t(`subject${suffixOf(mail)}`), paragraphs: [t(`text${suffixOf(mail)}`), t('stays'), t('more')] };
};

const inactiveAccount: Template = (payload, t) => {
  const { token, firstname, day } = ErasureMail.parse(payload);
  return {
    subject: t('subject', { day }),
    paragraphs: [t('text', { firstname, day }), t('more')],
    link: { label: t('link'), path: `/keep-account?token=${encodeURIComponent(token)}` },
  };
};

const AnswerMail = z.object({ outcome: z.enum(['done', 'refused']), reason: z.string() });

const privacyAnswered: Template = (payload, t) => {
  const { outcome, reason } = AnswerMail.parse(payload);
  return {
    subject: t('subject'),
    paragraphs: [t(`text_${outcome}`), t('reason', { reason }), t('more')],
    link: { label: t('link'), path: '/contact-us' },
  };
};

/** Mails about the data of people. */
export const privacyTemplates: Record<string, Template> = {
  'export-ready': exportReady,
  'erasure-announced': erasureAnnounced,
  'erasure-waits': erasureWaits,
  'erasure-done': erasureDone,
  'inactive-account': inactiveAccount,
  'privacy-answered': privacyAnswered,
};
