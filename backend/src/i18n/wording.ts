import { translate } from './translate.ts';
import { CURRENCY_DIGITS } from '../facts/currencies.ts';
import { LANGUAGES } from '../facts/languages.ts';
import { toWire } from '../money/money.ts';
import type { Currency, Lang } from '../wire/schemas.ts';

// Left to itself, a minus before Latin digits stands behind them where text runs from right to left.
const isolate = (number: string) => `\u2066${number}\u2069`;

const numberInWords = (amount: number, currency: Currency, lang: Lang): string => {
  const number = amount.toFixed(CURRENCY_DIGITS[currency]);
  return amount < 0 && LANGUAGES[lang].dir === 'rtl' ? isolate(number) : number;
};

/** An amount in a sentence: "12.50 SAR". @param amount major units, as on the wire */
export const moneyInWords = (amount: number, currency: Currency, lang: Lang): string =>
  // The currency never stands alone on the next line.
  `${numberInWords(amount, currency, lang)}\u00a0${translate(lang, `currencies.${currency}`)}`;

/** The same of an amount as it is stored. @param minor minor units */
export const amountInWords = (minor: number, currency: Currency, lang: Lang): string =>
  moneyInWords(toWire(minor, currency), currency, lang);
