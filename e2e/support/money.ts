import { ARABIC_CURRENCY_SIGNS, CURRENCY_DIGITS } from '../../shared-api/src/wire/facts.ts';
import type { Preferences } from './preferences.ts';

/** Currency sign shown next to amounts. */
export const signOf = ({ lang, currency }: Preferences): string =>
  lang === 'ar' ? ARABIC_CURRENCY_SIGNS[currency] : currency;

/** Amount as displayed: "1,234.50 SAR". */
export function moneyOf(amount: number, preferences: Preferences): string {
  const { currency } = preferences;
  const digits = { minimumFractionDigits: CURRENCY_DIGITS[currency], maximumFractionDigits: CURRENCY_DIGITS[currency] };
  return `${amount.toLocaleString('en', digits)} ${signOf(preferences)}`;
}

/** Adds amounts in minor units to avoid rounding errors. */
export function sumOf(amounts: readonly number[], currency: Preferences['currency']): number {
  const scale = 10 ** CURRENCY_DIGITS[currency];
  return amounts.reduce((sum, amount) => sum + Math.round(amount * scale), 0) / scale;
}

/** Percentage of an amount; half a minor unit is rounded up. */
export function percentOf(amount: number, percent: number, currency: Preferences['currency']): number {
  const scale = 10 ** CURRENCY_DIGITS[currency];
  return Math.floor((Math.round(amount * scale) * percent + 50) / 100) / scale;
}

/** Percentage as displayed: "10%". */
export const percentText = (percent: number, lang: Preferences['lang']): string =>
  new Intl.NumberFormat(lang === 'ar' ? 'ar-u-nu-latn' : 'en', { style: 'percent' }).format(percent / 100);

/** First number in a text such as "1,234.50 SAR". */
export const numberIn = (text: string): number =>
  Number((/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0] ?? '').replaceAll(',', ''));
