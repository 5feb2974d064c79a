import { ARABIC_CURRENCY_SIGNS, CURRENCY_DIGITS, LANGUAGES, type CURRENCIES } from '../facts/facts.ts';

/**
 * The single place that formats amounts, numbers and times. Digits (Latin) and calendar (Gregorian) are explicit,
 * because engines have different defaults for Arabic.
 */
export type Lang = keyof typeof LANGUAGES;
export type Currency = (typeof CURRENCIES)[number];

const localeOf = (lang: Lang) => `${lang}-u-nu-latn-ca-gregory`;
const TIME_ZONE = 'Asia/Riyadh';

/** Currency after an amount: "SAR", "ر.س". */
export const currencySign = (currency: Currency, lang: Lang): string =>
  lang === 'ar' ? ARABIC_CURRENCY_SIGNS[currency] : currency;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a formatter is slow, and a list contains many prices. */
function numberFormat(lang: Lang, digits?: number): Intl.NumberFormat {
  const key = `${lang} ${digits}`;
  const known = numberFormats.get(key);
  const format =
    known ?? new Intl.NumberFormat(localeOf(lang), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (!known) numberFormats.set(key, format);
  return format;
}

/** An amount in major units with its currency's decimals, followed by the currency: "12.50 SAR", "12.50 ر.س". */
export function formatMoney(amount: number, currency: Currency, lang: Lang): string {
  const figures = numberFormat(lang, CURRENCY_DIGITS[currency]).format(amount);
  // No line break before the currency.
  return `${figures}\u00a0${currencySign(currency, lang)}`;
}

export function formatNumber(value: number, lang: Lang): string {
  return numberFormat(lang).format(value);
}

/** A measure with its unit and up to four decimals: "0.08 mm", "240 مم". */
export function formatMeasure(value: number, unit: string, lang: Lang): string {
  const figures = new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: 4 }).format(value);
  // No line break before the unit.
  return unit ? `${figures}\u00a0${unit}` : figures;
}

/** A compact number for a chart axis: "12K", "12 ألف". */
export function formatCompact(value: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang), { notation: 'compact' }).format(value);
}

/** A fraction as a percentage: 0.2 is "20%". */
export function formatPercent(share: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang), { style: 'percent' }).format(share);
}

/** A tax rate: 15 is "15%", 7.5 is "7.5%". */
export function formatRate(percent: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang), { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
}

/** An exchange rate with its six decimals: "0.100267". */
export function formatExchangeRate(rate: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: 6 }).format(rate);
}

/** Joins words: "a, b, and c", "أ وب وج". */
export function formatList(words: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(localeOf(lang)).format(words);
}

/** Separator between the parts of an address or a plain list. */
export const commaOf = (lang: Lang): string => LANGUAGES[lang].comma;

/** Parts of a moment in the marketplace's time zone; null for an invalid date. */
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
    // No line break before AM or PM.
    time: `${part.get('hour')}:${part.get('minute')}\u00a0${part.get('dayPeriod')}`,
  };
}

/** `MMM D, YYYY hh:mm A` of an ISO 8601 moment: "Nov 21, 2026 02:58 AM". An invalid date is returned unchanged. */
export function formatDate(iso: string, lang: Lang): string {
  const parts = momentParts(iso, lang);
  return parts ? `${parts.date}${lang === 'ar' ? '،' : ''} ${parts.time}` : iso;
}

/**
 * A moment in a numeric pattern of `DD`, `MM`, `YYYY`, `HH` and `mm`: "21-11-2026 02:58". An invalid date is returned
 * unchanged.
 */
export function formatMoment(iso: string, pattern = 'DD-MM-YYYY HH:mm'): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const figures = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });
  const part = new Map(figures.formatToParts(moment).map(({ type, value }) => [type, value]));
  const parts = { DD: 'day', MM: 'month', YYYY: 'year', HH: 'hour', mm: 'minute' } as const;
  return pattern.replace(/DD|MM|YYYY|HH|mm/g, (token) => part.get(parts[token as keyof typeof parts]) ?? token);
}

/** Time of day: "02:58 AM". */
export function formatTime(iso: string, lang: Lang): string {
  return momentParts(iso, lang)?.time ?? iso;
}

/** Day: "Nov 21, 2026". */
export function formatDay(iso: string, lang: Lang): string {
  return momentParts(iso, lang)?.date ?? iso;
}

/**
 * Range of two days, `YYYY-MM-DD`, with weekdays: "Sun, Nov 22 – Tue, Nov 24". A range of one day shows that day;
 * invalid dates are returned unchanged. Arabic has no comma after a weekday.
 */
export function formatDayRange(from: string, to: string, lang: Lang): string {
  // A day without a time is midnight in UTC.
  const [first, last] = [new Date(from), new Date(to)];
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return `${from} – ${to}`;
  const words = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const;
  const range = new Intl.DateTimeFormat(localeOf(lang), words).formatRange(first, last);
  // Servers and browsers use different spaces around the dash, which React would report as a mismatch.
  return range.replaceAll('،', '').replaceAll(/\s*–\s*/g, ' – ');
}

/** The day, `YYYY-MM-DD`, of a moment in the marketplace's time zone. */
export function dayOf(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(moment);
}

const DAY_PARTS = {
  weekday: { weekday: 'short' },
  day: { month: 'short', day: 'numeric' },
  month: { month: 'short' },
  monthOfYear: { month: 'long', year: 'numeric' },
} as const;

/** A day, `YYYY-MM-DD`, in a short format. An invalid date is returned unchanged. */
export function formatDayPart(day: string, part: keyof typeof DAY_PARTS, lang: Lang): string {
  const midnight = new Date(day);
  if (Number.isNaN(midnight.getTime())) return day;
  return new Intl.DateTimeFormat(localeOf(lang), { timeZone: 'UTC', ...DAY_PARTS[part] }).format(midnight);
}

/** Converts Arabic-Indic and Persian digits and separators to ASCII, so that ١٢٫٥ is read as 12.5. */
export function normalizeDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', '');
}

const GROUPED = /^\d{1,3}([,،]\d{3})+(\.\d+)?$/;

/**
 * A typed number in ASCII, without thousands separators and invisible characters: "1,200" is 1200. Other text is
 * returned unchanged.
 */
export function plainNumber(text: string): string {
  const typed = normalizeDigits(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).trim();
  return GROUPED.test(typed) ? typed.replaceAll(/[,،]/g, '') : typed;
}
