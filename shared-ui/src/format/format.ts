import { ARABIC_CURRENCY_SIGNS, CURRENCY_DIGITS, LANGUAGES, type CURRENCIES } from '../facts/facts.ts';

/**
 * The one place that turns amounts, numbers and times into text.
 * Digits (Latin) and calendar (Gregorian) are spelled out, because engines disagree about what Arabic defaults to.
 */
export type Lang = keyof typeof LANGUAGES;
export type Currency = (typeof CURRENCIES)[number];

const localeOf = (lang: Lang) => `${lang}-u-nu-latn-ca-gregory`;
const TIME_ZONE = 'Asia/Riyadh';

/** What stands behind an amount: "SAR", "ر.س". */
export const currencySign = (currency: Currency, lang: Lang): string =>
  lang === 'ar' ? ARABIC_CURRENCY_SIGNS[currency] : currency;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Made once: making a format takes longer than using it many times, and a list is full of prices. */
function numberFormat(lang: Lang, digits?: number): Intl.NumberFormat {
  const key = `${lang} ${digits}`;
  const known = numberFormats.get(key);
  const format =
    known ?? new Intl.NumberFormat(localeOf(lang), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (!known) numberFormats.set(key, format);
  return format;
}

/** An amount in major units with exactly its currency's digits, the currency behind it: "12.50 SAR", "12.50 ر.س". */
export function formatMoney(amount: number, currency: Currency, lang: Lang): string {
  const figures = numberFormat(lang, CURRENCY_DIGITS[currency]).format(amount);
  // The currency never stands alone on the next line.
  return `${figures}\u00a0${currencySign(currency, lang)}`;
}

export function formatNumber(value: number, lang: Lang): string {
  return numberFormat(lang).format(value);
}

/** A number in few letters, for the axis of a chart: "12K", "12 ألف". */
export function formatCompact(value: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang), { notation: 'compact' }).format(value);
}

/** A share of one as a percentage: 0.2 is "20%". */
export function formatPercent(share: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang), { style: 'percent' }).format(share);
}

/** A rate of tax as it is written: 15 is "15%", 7.5 is "7.5%". */
export function formatRate(percent: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang), { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
}

/** What one of a currency costs in another, to the millionth in which it is kept: "0.100267". */
export function formatExchangeRate(rate: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: 6 }).format(rate);
}

/** Words one after the other, the last one after "and": "a, b, and c", "أ وب وج". */
export function formatList(words: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(localeOf(lang)).format(words);
}

/** Between the parts of an address or of a plain enumeration. */
export const commaOf = (lang: Lang): string => LANGUAGES[lang].comma;

/** The words of a moment in the marketplace's time zone; null for text that is no date. */
function momentParts(iso: string, lang: Lang) {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  const format = new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: lang === 'ar' ? 'long' : 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
  });
  const part = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const [day, month, year] = [part.get('day'), part.get('month'), part.get('year')];
  return {
    date: lang === 'ar' ? `${day} ${month} ${year}` : `${month} ${day}, ${year}`,
    // The half of the day never stands alone on the next line.
    time: `${part.get('hour')}:${part.get('minute')}\u00a0${part.get('dayPeriod')}`,
  };
}

/** `MMM D, YYYY hh:mm A` of an ISO 8601 moment: "Nov 21, 2026 02:58 AM". Text that is no date comes back as it is. */
export function formatDate(iso: string, lang: Lang): string {
  const parts = momentParts(iso, lang);
  return parts ? `${parts.date}${lang === 'ar' ? '،' : ''} ${parts.time}` : iso;
}

/**
 * A moment in figures, by a pattern of `DD`, `MM`, `YYYY`, `HH` and `mm`: "21-11-2026 02:58".
 * Text that is no date comes back as it is.
 */
export function formatMoment(iso: string, pattern = 'DD-MM-YYYY HH:mm'): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const figures = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });
  const part = new Map(figures.formatToParts(moment).map(({ type, value }) => [type, value]));
  const parts = { DD: 'day', MM: 'month', YYYY: 'year', HH: 'hour', mm: 'minute' } as const;
  return pattern.replace(/DD|MM|YYYY|HH|mm/g, (token) => part.get(parts[token as keyof typeof parts]) ?? token);
}

/** The time of day alone: "02:58 AM". */
export function formatTime(iso: string, lang: Lang): string {
  return momentParts(iso, lang)?.time ?? iso;
}

/** The day alone: "Nov 21, 2026". */
export function formatDay(iso: string, lang: Lang): string {
  return momentParts(iso, lang)?.date ?? iso;
}

/**
 * The span between two days, `YYYY-MM-DD`, with their weekdays: "Sun, Nov 22 – Tue, Nov 24".
 * One day stands alone; text that is no date comes back as it is. Arabic writes no comma after a weekday.
 */
export function formatDayRange(from: string, to: string, lang: Lang): string {
  // A day without a time of day is midnight in UTC.
  const [first, last] = [new Date(from), new Date(to)];
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return `${from} – ${to}`;
  const words = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const;
  const range = new Intl.DateTimeFormat(localeOf(lang), words).formatRange(first, last);
  // Servers and browsers differ in the spaces around the dash, and React compares letter by letter.
  return range.replaceAll('،', '').replaceAll(/\s*–\s*/g, ' – ');
}

/** The day, `YYYY-MM-DD`, that a moment falls on in the marketplace's time zone. */
export function dayOf(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(moment);
}

const DAY_PARTS = {
  weekday: { weekday: 'short' },
  day: { month: 'short', day: 'numeric' },
  month: { month: 'short' },
  monthOfYear: { month: 'long', year: 'numeric' },
} as const;

/** As much of a day, `YYYY-MM-DD`, as there is room for. Text that is no date comes back as it is. */
export function formatDayPart(day: string, part: keyof typeof DAY_PARTS, lang: Lang): string {
  const midnight = new Date(day);
  if (Number.isNaN(midnight.getTime())) return day;
  return new Intl.DateTimeFormat(localeOf(lang), { timeZone: 'UTC', ...DAY_PARTS[part] }).format(midnight);
}

/** Arabic-Indic and Persian digits and separators as ASCII, so that ١٢٫٥ is the number that its writer meant. */
export function normalizeDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', '');
}

const GROUPED = /^\d{1,3}([,،]\d{3})+(\.\d+)?$/;

/** A number as it was typed, in ASCII and without the marks between groups of three and invisible ones: "1,200" is 1200. Any other text stays. */
export function plainNumber(text: string): string {
  const typed = normalizeDigits(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).trim();
  return GROUPED.test(typed) ? typed.replaceAll(/[,،]/g, '') : typed;
}
