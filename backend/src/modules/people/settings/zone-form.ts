import { LIMITS } from '../../../facts/limits.ts';
import { z } from 'zod';
import { fromWire } from '../../../money/money.ts';
import { Currency } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';

const Amount = z
  .number('settings.amount_required')
  .min(0, 'settings.amount_negative')
  .max(LIMITS.amount, 'settings.amount_large');
const Days = z
  .int('settings.days_required')
  .min(0, 'settings.days_range')
  .max(LIMITS.handlingDays, 'settings.days_range');

const Rate = z
  .strictObject({
    currency: Currency.describe('Currency of this rate'),
    flat_fee: Amount,
    free_from: Amount.nullable(),
    cold_fee: Amount.default(0).describe('Added once to a parcel with goods of a cold chain; ignored unless `cold`'),
  })
  .superRefine(({ currency, flat_fee: fee, free_from: freeFrom, cold_fee: coldFee }, context) => {
    const refuse = (field: string) =>
      context.addIssue({ code: 'custom', path: [field], message: 'settings.too_many_digits' });
    if (fromWire(fee, currency) === null) refuse('flat_fee');
    if (fromWire(coldFee, currency) === null) refuse('cold_fee');
    if (freeFrom !== null && fromWire(freeFrom, currency) === null) refuse('free_from');
  });

/** Shipping zone with one rate per currency; `country_id` null stands for all other countries. */
export const ShippingZoneForm = z
  .strictObject({
    country_id: z
      .int('settings.country_required')
      .min(1, 'settings.country_required')
      .nullable()
      .describe('Id of the country; null: all countries without a zone of their own'),
    handling_days_min: Days,
    handling_days_max: Days,
    cold: z.boolean().default(false).describe('Parcels there keep a cold chain'),
    rates: z.array(Rate).max(Currency.options.length),
    updated_at_seen: UpdatedAtSeen,
  })
  .superRefine(({ handling_days_min: min, handling_days_max: max, rates }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (min > max) refuse('handling_days_max', 'settings.days_order');
    const currencies = new Set(rates.map(({ currency }) => currency));
    if (currencies.size !== Currency.options.length || currencies.size !== rates.length)
      refuse('rates', 'settings.rates_each');
  });
export type ShippingZoneForm = z.infer<typeof ShippingZoneForm>;
