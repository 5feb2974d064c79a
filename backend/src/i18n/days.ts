import type { Lang } from '../facts/languages.ts';

// Digits and calendar as on every screen: Latin and Gregorian in every language.
const localeOf = (lang: Lang) => `${lang}-u-nu-latn-ca-gregory`;
const TIME_ZONE = 'Asia/Riyadh';

/** A day in a sentence: "November 21, 2026". @param moment ISO 8601, or a day as YYYY-MM-DD */
export const dayInWords = (moment: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: TIME_ZONE }).format(new Date(moment));

/** A month in a sentence: "November 2026". @param month YYYY-MM */
export const monthInWords = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { month: 'long', year: 'numeric', timeZone: TIME_ZONE }).format(
    new Date(month),
  );
