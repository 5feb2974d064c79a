import { LIMITS, type PlatformSettings, type SitePromises } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { object, string } from 'yup';
import { amountRule } from '../../entities/forms/amount-rule.ts';
import { eachCurrency } from '../../entities/forms/each-currency.ts';

const error = (name: TextKey<'admin-console', 'settings.promises.error'>) => `settings.promises.error.${name}`;

const wholeUpTo = (most: number, message: string) =>
  string()
    .trim()
    .test(
      'range',
      message,
      (text = '') => text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most),
    );

/** Validation of the form; an empty field makes no promise. */
export const promisesSchema = object({
  promises: object({
    return_days: wholeUpTo(LIMITS.returnDays, error('days')),
    newsletter_percent: wholeUpTo(LIMITS.newsletterPercent, error('percent')),
    gift_from: object(eachCurrency((currency) => amountRule(currency, error('amount')))),
  }),
});

const textOf = (amount: number | null) => (amount === null ? '' : String(amount));
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** Form values of the promises; the paths match the server's errors. */
export const toPromisesValues = ({ promises }: PlatformSettings) => ({
  promises: {
    return_days: textOf(promises.return_days),
    newsletter_percent: textOf(promises.newsletter_percent),
    gift_from: eachCurrency((currency) => textOf(promises.gift_from[currency])),
  },
});

export const toPromises = ({ promises }: ReturnType<typeof toPromisesValues>): { promises: SitePromises } => ({
  promises: {
    return_days: numberOf(promises.return_days),
    newsletter_percent: numberOf(promises.newsletter_percent),
    gift_from: eachCurrency((currency) => numberOf(promises.gift_from[currency])),
  },
});
