import { translate } from './translate.ts';
import { CURRENCY_DIGITS } from '../facts/currencies.ts';
import { toWire } from '../money/money.ts';
import type { Currency, Lang } from '../wire/schemas.ts';

// Digits and calendar as on every screen: Latin and Gregorian in every language.
const localeOf = (lang: Lang) => `${lang}-u-nu-latn-ca-gregory`;
const TIME_ZONE = 'Asia/Riyadh';

/** A day in a sentence: "November 21, 2026". @param moment ISO 8601 */
export const dayInWords = (moment: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: TIME_ZONE }).format(new Date(moment));

/** An amount in a sentence: "12.50 SAR". @param amount major units, as on the wire */
export const moneyInWords = (amount: number, currency: Currency, lang: Lang): string =>
  // The currency never stands alone on the next line.
  `${amount.toFixed(CURRENCY_DIGITS[currency])}\u00a0${translate(lang, `currencies.${currency}`)}`;

/** The same of an amount as it is stored. @param minor minor units */
export const amountInWords = (minor: number, currency: Currency, lang: Lang): string =>
  moneyInWords(toWire(minor, currency), currency, lang);
