import { LIMITS } from '../../../facts/limits.ts';
import { z } from 'zod';
import { Code } from '../../../wire/fields.ts';
import { fromWire } from '../../../money/money.ts';
import type { Currency } from '../../../wire/schemas.ts';

/** A number as JSON brings it, or as a form writes it; null when it is neither. */
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
 * A price in major units of its currency, given out as minor units.
 * @param required translation key of the message for a price that is missing
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

/** Units in stock. @param required translation key of the message for a stock that is missing */
export const StockField = (required: string) =>
  WholeNumber({ required, invalid: 'products.stock_invalid' }, LIMITS.stock);

/** The stock that the vendor had before his eyes, when the form came from an edit. */
export const StockSeenField = StockField('products.stock_invalid').optional();

/** The highest discount, in percent. Who types a zero too many gives nothing away. */
const MAX_DISCOUNT = 90;

/** A discount in percent. */
export const DiscountField = WholeNumber(
  { required: 'products.discount_invalid', invalid: 'products.discount_invalid' },
  MAX_DISCOUNT,
);
