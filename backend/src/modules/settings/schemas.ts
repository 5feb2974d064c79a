import { eachPaymentSetting } from '../../facts/payment-methods.ts';
import { z } from 'zod';
import { Code, Flag, Id, PhoneText, requiredText } from '../../wire/fields.ts';
import { Currency, Moment, Money } from '../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../wire/seen.ts';
import { Country } from '../locations/schemas.ts';

const SAVED = 'When any of the store’s settings was saved last';

const PlaceId = z.number().int().nullable();

export const GeneralSettings = z
  .object({
    company_name: z.string(),
    company_address: z.string(),
    company_phone_no: z.string(),
    country: PlaceId,
    state: PlaceId,
    city: PlaceId,
    postal_code: z.string(),
    updated_at: Moment.describe(SAVED),
  })
  .meta({
    id: 'GeneralSettings',
    description: "The store's name and address. Country, state and city are ids; null while none is chosen.",
  });

const PostalCode = Code(20);

/**
 * What is to change of the general settings: what is left out stays as it is. The documents send `postalCode`;
 * `postal_code`, as it is answered, does as well.
 */
export const GeneralSettingsForm = z.strictObject({
  company_name: requiredText('settings.company_name_required')
    .optional()
    .describe('The English name; another one than now is only asked for, as by `POST /api/vendor/identity`'),
  company_address: requiredText('settings.company_address_required', 300).optional(),
  company_phone_no: PhoneText('settings.company_phone_required', 20)
    .regex(/^\+?\d{6,15}$/, 'settings.company_phone_invalid')
    .optional(),
  country: Id('settings.country_required').optional(),
  state: Id('settings.state_required').optional(),
  city: Id('settings.city_required').optional(),
  postalCode: PostalCode.optional(),
  postal_code: PostalCode.optional(),
  updated_at_seen: UpdatedAtSeen,
});
export type GeneralSettingsForm = z.infer<typeof GeneralSettingsForm>;

export const ProductSettings = z
  .object({
    enable_reviews: z.boolean(),
    show_verified_label: z.boolean(),
    verified_only: z.boolean(),
    enable_ratings: z.boolean(),
    ratings_required: z.boolean(),
    updated_at: Moment.describe(SAVED),
  })
  .meta({ id: 'ProductSettings', description: 'What the vendor lets customers say about his products' });
export type ProductSettings = z.infer<typeof ProductSettings>;

export const ProductSettingsForm = z.strictObject({
  enable_reviews: Flag,
  show_verified_label: Flag,
  verified_only: Flag,
  enable_ratings: Flag,
  ratings_required: Flag,
  updated_at_seen: UpdatedAtSeen,
});
export type ProductSettingsForm = z.infer<typeof ProductSettingsForm>;

export const PaymentSettings = z
  .object({
    ...eachPaymentSetting(() => z.boolean()),
    updated_at: Moment.describe(SAVED),
    card: z
      .enum(['off', 'ready', 'silent'])
      .describe(
        'Payment by card for the vendor; off: no provider is configured, silent: it has not answered yet, or no longer does',
      ),
    provider: z
      .enum(['test', 'tap'])
      .nullable()
      .describe('Who takes the cards; test: the bank of the demo; null: nobody is connected'),
  })
  .meta({ id: 'PaymentSettings', description: 'How customers may pay the vendor' });

export const PaymentSettingsForm = z.strictObject({
  ...eachPaymentSetting(() => Flag),
  updated_at_seen: UpdatedAtSeen,
});
export type PaymentSettingsForm = z.infer<typeof PaymentSettingsForm>;

const ShippingRate = z
  .object({ currency: Currency, flat_fee: Money, free_from: Money.nullable() })
  .meta({ id: 'ShippingRate', description: 'What shipping costs in one currency. `free_from` null: never free.' });

export const ShippingZone = z
  .object({
    id: z.number().int(),
    country: Country.nullable(),
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
    rates: z.array(ShippingRate),
    updated_at: Moment.describe('When it was saved last'),
  })
  .meta({
    id: 'ShippingZone',
    description:
      'Where a vendor ships to, and how. `country` null: all countries without a zone of their own. Days are working days.',
  });
