import { LIMITS } from '../facts/limits.ts';
import { z } from 'zod';
import { eachCurrency, type Currency } from '../facts/currencies.ts';
import { fromWire, toWire } from './money.ts';
import { Money } from '../wire/schemas.ts';

export type Amounts = Record<Currency, number>;

/** An amount in each currency, or null. */
export type OptionalAmounts = Record<Currency, number | null>;

export const CurrencyAmounts = z
  .object(eachCurrency(() => Money))
  .meta({ id: 'CurrencyAmounts', description: 'An amount in each currency on the wire' });

const AmountField = (currency: Currency) =>
  z
    .number('validation.amount_required')
    .min(0, 'validation.amount_negative')
    .max(LIMITS.amount)
    .transform((value, context) => {
      const minor = fromWire(value, currency);
      if (minor !== null) return minor;
      context.addIssue({ code: 'custom', message: 'catalog.too_many_digits' });
      return z.NEVER;
    });

/** Amounts of a form in major units, converted to minor units. */
export const AmountsForm = z.strictObject(eachCurrency(AmountField));

/** Amounts that may be null. */
export const OptionalAmountsForm = z.strictObject(eachCurrency((currency) => AmountField(currency).nullable()));

export const amountsToWire = (amounts: Amounts): Amounts =>
  eachCurrency((currency) => toWire(amounts[currency], currency));

export const optionalAmountsToWire = (amounts: OptionalAmounts): OptionalAmounts =>
  eachCurrency((currency) => {
    const minor = amounts[currency];
    return minor === null ? null : toWire(minor, currency);
  });
