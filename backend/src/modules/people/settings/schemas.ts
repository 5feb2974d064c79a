import { eachPaymentSetting } from '../../../facts/payment-methods.ts';
import { z } from 'zod';
import { Code, Flag, Id, PhoneText, requiredText } from '../../../wire/fields.ts';
import { Currency, Moment, Money } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';
import { Country } from '../../operations/locations/schemas.ts';

const SAVED = 'Time of the last change of any store setting';

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
    description: "The store's name and address. Country, state and city are ids; null if not set.",
  });

const PostalCode = Code(20);

/**
 * Changes of the general settings; omitted fields are unchanged. The API documents send `postalCode`; `postal_code`, as
 * in responses, is accepted too.
 */
export const GeneralSettingsForm = z.strictObject({
  company_name: requiredText('settings.company_name_required')
    .optional()
    .describe('English name; a new one is submitted for review, as by `POST /api/vendor/identity`'),
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
  .meta({ id: 'ProductSettings', description: 'Review settings of the vendor’s products' });
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

const CodGuests = z
  .enum(['never', 'proven', 'always'])
  .describe('Cash from guests: never; proven: after confirming their email address; always');
export type CodGuests = z.infer<typeof CodGuests>;

const Refused = z
  .object({
    refused: z.number().int().describe('Parcels that came back'),
    parts: z.number().int().describe('Parcels that were shipped'),
  })
  .describe('Cash parcels of the last 90 days that were shipped, and how many of them came back');

export const PaymentSettings = z
  .object({
    ...eachPaymentSetting(() => z.boolean()),
    cod_guests: CodGuests,
    guest_checkout: z.boolean().describe('The marketplace lets people buy without an account'),
    refused_at_door: z
      .object({ guests: Refused, customers: Refused })
      .describe('Cash parcels refused at the door, by kind of buyer'),
    updated_at: Moment.describe(SAVED),
    card: z
      .enum(['off', 'ready', 'silent'])
      .describe('Card payment for the vendor; off: no provider is configured, silent: the provider is not responding'),
    provider: z
      .enum(['test', 'tap'])
      .nullable()
      .describe('Card provider; test: the demo bank; null: none is connected'),
  })
  .meta({ id: 'PaymentSettings', description: 'Payment methods that the vendor accepts' });

export const PaymentSettingsForm = z.strictObject({
  ...eachPaymentSetting(() => Flag),
  cod_guests: CodGuests.optional().describe('Cash from guests; omit to keep'),
  updated_at_seen: UpdatedAtSeen,
});
export type PaymentSettingsForm = z.infer<typeof PaymentSettingsForm>;

const ShippingRate = z
  .object({
    currency: Currency,
    flat_fee: Money,
    free_from: Money.nullable(),
    cold_fee: Money.describe('Added once to a parcel with goods of a cold chain; 0 in a zone without one'),
  })
  .meta({ id: 'ShippingRate', description: 'Shipping cost in one currency. `free_from` null: never free.' });

export const ShippingZone = z
  .object({
    id: z.number().int(),
    country: Country.nullable(),
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
    cold: z.boolean().describe('Parcels there keep a cold chain'),
    rates: z.array(ShippingRate),
    updated_at: Moment.describe('Time of the last change'),
  })
  .meta({
    id: 'ShippingZone',
    description:
      'Shipping rule of a vendor for one destination. `country` null: all countries without a zone of their own. Days are working days.',
  });
