import { z } from 'zod';
import { holidayModes } from '../../calendar/holidays.ts';
import { formatDay, formatDayRange } from '../../i18n/days.ts';
import type { Template } from './template.ts';

const HolidayMail = z.object({
  firstname: z.string(),
  mode: z.enum(holidayModes),
  from: z.string(),
  to: z.string(),
  unshipped: z.number(),
});

const ORDERS = '/vendor/orders';

const holidayBegins: Template = (payload, t, lang) => {
  const { firstname, mode, from, to, unshipped } = HolidayMail.parse(payload);
  return {
    subject: t('subject', { from: formatDay(from, lang) }),
    paragraphs: [
      t('text', { firstname, days: formatDayRange(from, to, lang) }),
      t(mode),
      t('unshipped', { count: unshipped }),
    ],
    link: { label: t('link'), path: ORDERS },
  };
};

const holidayOver: Template = (payload, t) => {
  const { firstname, unshipped } = HolidayMail.parse(payload);
  return {
    subject: t('subject'),
    paragraphs: [t('text', { firstname }), t('unshipped', { count: unshipped })],
    link: { label: t('link'), path: ORDERS },
  };
};

/** Mails about holidays of stores. */
export const holidayTemplates: Record<string, Template> = {
  'holiday-begins': holidayBegins,
  'holiday-over': holidayOver,
};
