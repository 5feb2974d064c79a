import { z } from 'zod';
import { localized } from '../../i18n/localized.ts';
import type { Lang } from '../../wire/schemas.ts';
import type { Template } from './template.ts';

const ReportMail = z.object({ name: z.string(), name_ar: z.string() });
const DecisionMail = ReportMail.extend({ state: z.enum(['kept', 'acted']) });

const nameIn = (lang: Lang, { name, name_ar }: z.infer<typeof ReportMail>) => ({
  name: localized(lang, name, name_ar),
});

const reportReceived: Template = (payload, t, lang) => {
  const params = nameIn(lang, ReportMail.parse(payload));
  return { subject: t('subject', params), paragraphs: [t('text', params), t('more')] };
};

const reportDecided: Template = (payload, t, lang) => {
  const mail = DecisionMail.parse(payload);
  const params = nameIn(lang, mail);
  return { subject: t('subject', params), paragraphs: [t('text', params), t(mail.state)] };
};

const reportUrgent: Template = (payload, t, lang) => {
  const params = nameIn(lang, ReportMail.parse(payload));
  return {
    subject: t('subject', params),
    paragraphs: [t('text', params), t('more')],
    link: { label: t('link'), path: '/admin/reports?state=open' },
    isForStaff: true,
  };
};

/** Mails about reports of products and sellers. */
export const reportTemplates: Record<string, Template> = {
  'report-received': reportReceived,
  'report-decided': reportDecided,
  'report-urgent': reportUrgent,
};
