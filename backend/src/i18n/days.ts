import type { Lang } from '../facts/languages.ts';

// Latin digits and the Gregorian calendar in every language, as on all screens.
const localeOf = (lang: Lang) => `${lang}-u-nu-latn-ca-gregory`;
const TIME_ZONE = 'Asia/Riyadh';

/**
 * Date in a sentence: "November 21, 2026".
 * @param moment ISO 8601, or a day as YYYY-MM-DD
 */
export const formatDay = (moment: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: TIME_ZONE }).format(new Date(moment));

/**
 * Days in a sentence: "November 21 – 24, 2026".
 * @param from YYYY-MM-DD, as is `to`
 */
export const formatDayRange = (from: string, to: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: TIME_ZONE }).formatRange(
    new Date(from),
    new Date(to),
  );

/**
 * Month in a sentence: "November 2026".
 * @param month YYYY-MM
 */
export const formatMonth = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { month: 'long', year: 'numeric', timeZone: TIME_ZONE }).format(
    new Date(month),
  );
