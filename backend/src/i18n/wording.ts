import { translate } from './translate.ts';
import { CURRENCY_DIGITS } from '../facts/currencies.ts';
import { LANGUAGES } from '../facts/languages.ts';
import { toWire } from '../money/money.ts';
import type { Currency, Lang } from '../wire/schemas.ts';

// Without the mark, a minus before Latin digits appears behind them in right-to-left text.
const isolate = (number: string) => `\u2066${number}\u2069`;

const amountText = (amount: number, currency: Currency, lang: Lang): string => {
  const number = amount.toFixed(CURRENCY_DIGITS[currency]);
  return amount < 0 && LANGUAGES[lang].dir === 'rtl' ? isolate(number) : number;
};

/**
 * Amount in a sentence: "12.50 SAR".
 * @param amount major units
 */
export const formatMoney = (amount: number, currency: Currency, lang: Lang): string =>
  // Non-breaking, so that the currency stays on the same line.
  `${amountText(amount, currency, lang)}\u00a0${translate(lang, `currencies.${currency}`)}`;

/**
 * Stored amount in a sentence.
 * @param minor minor units
 */
export const formatAmount = (minor: number, currency: Currency, lang: Lang): string =>
  formatMoney(toWire(minor, currency), currency, lang);
