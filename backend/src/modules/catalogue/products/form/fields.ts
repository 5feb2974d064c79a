import { LIMITS } from '../../../../facts/limits.ts';
import { z } from 'zod';
import { Code } from '../../../../wire/fields.ts';
import { fromWire } from '../../../../money/money.ts';
import type { Currency } from '../../../../wire/schemas.ts';

/** Number from JSON or from form text; null if it is neither. */
const numberOf = (value: number | string): number | null => {
  if (typeof value === 'number') return value;
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : null;
};

const NumberOrText = (required: string) => z.union([z.number(), Code(undefined, required).min(1, required)], required);

type Refuse = (issue: { code: 'custom'; message: string } | { code: 'too_big'; maximum: number }) => void;

const refuser =
  (context: z.core.$RefinementCtx): Refuse =>
  (issue) =>
    context.addIssue(
      issue.code === 'custom' ? issue : { ...issue, origin: 'number', inclusive: true, input: context.value },
    );

/**
 * Price in major units of its currency, transformed to minor units.
 * @param required translation key of the message for a missing price
 */
export const PriceField = (currency: Currency, required: string) =>
  NumberOrText(required).transform((value, context) => {
    const refuse = refuser(context);
    const price = numberOf(value);
    if (price === null) refuse({ code: 'custom', message: 'products.price_no_number' });
    else if (!(price > 0)) refuse({ code: 'custom', message: 'products.price_invalid' });
    else if (price > LIMITS.price) refuse({ code: 'too_big', maximum: LIMITS.price });
    else {
      const minor = fromWire(price, currency);
      if (minor !== null) return minor;
      refuse({ code: 'custom', message: 'catalog.too_many_digits' });
    }
    return z.NEVER;
  });

const WholeNumber = (messages: { required: string; invalid: string }, maximum: number) =>
  NumberOrText(messages.required).transform((value, context) => {
    const number = numberOf(value);
    if (number !== null && Number.isInteger(number) && number >= 0 && number <= maximum) return number;
    refuser(context)(
      number !== null && number > maximum
        ? { code: 'too_big', maximum }
        : { code: 'custom', message: messages.invalid },
    );
    return z.NEVER;
  });

/** Units in stock. @param required translation key of the message for a missing stock */
export const StockField = (required: string) =>
  WholeNumber({ required, invalid: 'products.stock_invalid' }, LIMITS.stock);

/** Stock shown to the vendor when the edit began. */
export const StockSeenField = StockField('products.stock_invalid').optional();

/** Highest discount, percent. Limits the damage of an extra zero. */
const MAX_DISCOUNT = 90;

export const DiscountField = WholeNumber(
  { required: 'products.discount_invalid', invalid: 'products.discount_invalid' },
  MAX_DISCOUNT,
);
