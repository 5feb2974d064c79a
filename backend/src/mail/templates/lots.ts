import { z } from 'zod';
import { localized } from '../../i18n/localized.ts';
import type { Template } from './template.ts';

const ExpiringMail = z.object({
  firstname: z.string(),
  total: z.number(),
  lots: z.array(
    z.object({
      ...{ name: z.string(), name_ar: z.string(), lot_no: z.string(), expires_on: z.string(), on_hand: z.number() },
    }),
  ),
});

const expiring: Template = (payload, t, lang) => {
  const { firstname, total, lots } = ExpiringMail.parse(payload);
  return {
    subject: t('subject', { count: total }),
    paragraphs: [t('text', { firstname }), t('more')],
    rows: lots.map(({ name, name_ar, lot_no, expires_on, on_hand }) => [
      `${localized(lang, name, name_ar)} · ${lot_no}`,
      t('line', { day: expires_on, count: on_hand }),
    ]),
    link: { label: t('link'), path: '/vendor/batches?state=near_expiry' },
  };
};

/** Mails about batches. */
export const lotTemplates: Record<string, Template> = { 'lots-expiring': expiring };
