import { LIMITS } from '../../../facts/limits.ts';
import { ACCENT_CONTRAST } from '../../../facts/shop.ts';
import { VAT_COUNTRIES, vatCountries } from '../../../facts/vat.ts';
import { z } from 'zod';
import { AmountsForm, OptionalAmountsForm } from '../../../money/amounts.ts';
import { Email, legalName, optionalCode, optionalLines, optionalText, PhoneText } from '../../../wire/fields.ts';
import { Currency, Lang } from '../../../wire/schemas.ts';
import { contrastToWhite, isColor } from './accent.ts';
import { SocialNetwork } from './schemas.ts';

const MOST_CONTACTS = 3;

const OfficePhone = PhoneText('platform.phone_required', 30).regex(/^\+?[\d ()-]{6,29}$/, 'platform.phone_invalid');
const SHORT_NAME = 60;
const shopName = () => optionalText(SHORT_NAME);

const BrandForm = z
  .strictObject({
    name: shopName().describe('Name of the shop in English; both languages or neither'),
    name_arabic: shopName(),
    accent: optionalCode(7)
      .refine((accent) => accent === '' || isColor(accent), 'platform.accent_invalid')
      .refine((accent) => !isColor(accent) || contrastToWhite(accent) >= ACCENT_CONTRAST, 'platform.accent_contrast')
      .meta({
        description: 'Accent colour on which white text is readable; empty: the standard one',
        examples: ['#0b6e75'],
      }),
  })
  .refine((form) => isWhole(form.name, form.name_arabic), {
    path: ['name'],
    message: 'platform.legal_name_required',
  })
  .refine((form) => isWhole(form.name_arabic, form.name), {
    path: ['name_arabic'],
    message: 'platform.legal_name_arabic_required',
  });

const Days = z
  .int('settings.days_required')
  .min(0, 'settings.days_range')
  .max(LIMITS.handlingDays, 'settings.days_range');
const degrees = (most: number) =>
  z.number('platform.place_invalid').min(-most, 'platform.place_invalid').max(most, 'platform.place_invalid');

/** True unless only the second of a pair is filled in. */
const isWhole = (one: unknown, other: unknown) => !isNothing(one) || isNothing(other);
const isNothing = (value: unknown) => value === '' || value === null;

const VAT_NUMBERS = vatCountries.map((iso2) => new RegExp(VAT_COUNTRIES[iso2].number));

/** Any other format would count as unregistered, and commissions would go untaxed. */
const VatNumber = optionalCode(40)
  .overwrite((number) => number.replaceAll(/\s/g, ''))
  .refine((number) => number === '' || VAT_NUMBERS.some((format) => format.test(number)), 'platform.vat_number_invalid')
  .meta({
    description: 'In the Saudi or Bahraini format; spaces are ignored; empty if not registered',
    examples: ['310123456700003'],
  });

const CompanyForm = z
  .strictObject({
    legal_name: legalName(optionalText()),
    legal_name_arabic: legalName(optionalText()),
    cr_number: optionalCode(40),
    vat_number: VatNumber,
  })
  .refine((form) => isWhole(form.legal_name, form.legal_name_arabic), {
    path: ['legal_name'],
    message: 'platform.legal_name_required',
  })
  .refine((form) => isWhole(form.legal_name_arabic, form.legal_name), {
    path: ['legal_name_arabic'],
    message: 'platform.legal_name_arabic_required',
  });

const ContactForm = z
  .strictObject({
    emails: z.array(Email).max(MOST_CONTACTS, 'platform.emails_count'),
    phones: z.array(OfficePhone).max(MOST_CONTACTS, 'platform.phones_count'),
    address: optionalLines(300).meta({
      description: 'Office address in English; both languages or neither',
      examples: ['12 Palm Street, Manama'],
    }),
    address_arabic: optionalLines(300),
    latitude: degrees(90).nullable(),
    longitude: degrees(180).nullable(),
  })
  .refine((form) => isWhole(form.address, form.address_arabic), {
    path: ['address'],
    message: 'platform.address_required',
  })
  .refine((form) => isWhole(form.address_arabic, form.address), {
    path: ['address_arabic'],
    message: 'platform.address_arabic_required',
  })
  .refine((form) => isNothing(form.latitude) === isNothing(form.longitude), {
    path: ['longitude'],
    message: 'platform.place_invalid',
  });

const PromisesForm = z.strictObject({
  return_days: z
    .int('platform.return_days_range')
    .min(1, 'platform.return_days_range')
    .max(LIMITS.returnDays, 'platform.return_days_range')
    .nullable(),
  gift_from: OptionalAmountsForm.describe(
    'Minimum sum of goods in an order, before discounts, for a small gift, by currency; null: no gift',
  ),
  newsletter_percent: z
    .int('platform.percent_range')
    .min(1, 'platform.percent_range')
    .max(LIMITS.newsletterPercent, 'platform.percent_range')
    .nullable(),
});

const CheckoutForm = z.strictObject({
  guest_checkout: z
    .boolean()
    .describe('Visitors may buy without an account; requires a published privacy policy (409 otherwise)'),
});

const SocialForm = z.strictObject({
  network: SocialNetwork,
  url: z
    .url({ protocol: /^https$/, error: 'platform.link_invalid' })
    .max(300)
    .describe('URL of the shop’s page there, https'),
});

const ShippingForm = z
  .strictObject({
    flat_fee: AmountsForm.describe('Price per parcel, by currency'),
    free_from: OptionalAmountsForm.describe('Sum of goods from which shipping is free, by currency; null: never'),
    handling_days_min: Days,
    handling_days_max: Days,
  })
  .refine(({ handling_days_min: min, handling_days_max: max }) => min <= max, {
    path: ['handling_days_max'],
    message: 'settings.days_order',
  });

const isOncePerNetwork = (links: readonly { network: string }[]) =>
  new Set(links.map(({ network }) => network)).size === links.length;

/**
 * All platform settings. Empty and null values are not shown anywhere. With `updated_at_seen` (null: never saved), a
 * save by another admin in the meantime is not overwritten.
 */
export const PlatformForm = z.strictObject({
  brand: BrandForm.describe('Name and look of the shop'),
  default_currency: Currency,
  default_lang: Lang,
  company: CompanyForm.describe('Legal entity, as registered'),
  contact: ContactForm.describe('Contact details of the shop'),
  social: z
    .array(SocialForm)
    .max(SocialNetwork.options.length)
    .refine(isOncePerNetwork, 'platform.network_twice')
    .describe('Pages on social networks, one per network'),
  checkout: CheckoutForm.optional().describe('Who may buy; omit to keep'),
  promises: PromisesForm.describe('Store policies for all shoppers'),
  shipping_defaults: ShippingForm.nullable().describe('Default shipping rule of new vendors; null: none'),
  updated_at_seen: z.iso
    .datetime()
    .nullable()
    .optional()
    .describe(
      'The `updated_at` that the form showed (null: never saved); a save by someone else in the meantime fails with 409',
    ),
});
export type PlatformForm = z.infer<typeof PlatformForm>;
