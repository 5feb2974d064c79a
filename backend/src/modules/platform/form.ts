import { z } from 'zod';
import { AmountsForm, OptionalAmountsForm } from '../../amounts.ts';
import { Email, requiredCode, requiredText } from '../../fields.ts';
import { Currency } from '../../schemas.ts';
import { SocialNetwork } from './schemas.ts';

const MOST_CONTACTS = 3;
const MOST_DAYS = 60;

const Phone = requiredCode('platform.phone_required', 30).regex(/^\+?[\d ()-]{6,29}$/, 'platform.phone_invalid');
const Days = z.int('settings.days_required').min(0, 'settings.days_range').max(MOST_DAYS, 'settings.days_range');
const degrees = (most: number) =>
  z.number('platform.place_invalid').min(-most, 'platform.place_invalid').max(most, 'platform.place_invalid');

const ContactForm = z.strictObject({
  emails: z.array(Email).min(1, 'platform.emails_count').max(MOST_CONTACTS, 'platform.emails_count'),
  phones: z.array(Phone).min(1, 'platform.phones_count').max(MOST_CONTACTS, 'platform.phones_count'),
  address: requiredText('platform.address_required', 300),
  address_arabic: requiredText('platform.address_arabic_required', 300),
  latitude: degrees(90),
  longitude: degrees(180),
});

const SocialForm = z.strictObject({
  network: SocialNetwork,
  url: z.url({ protocol: /^https$/, error: 'platform.link_invalid' }).max(300),
});

const ShippingForm = z
  .strictObject({
    flat_fee: AmountsForm,
    free_from: OptionalAmountsForm,
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
 * All settings of the platform. With `updated_at_seen` (null: nobody had saved any) the settings of an admin who saved
 * meanwhile are not overwritten.
 */
export const PlatformForm = z.strictObject({
  default_currency: Currency,
  contact: ContactForm,
  social: z.array(SocialForm).max(SocialNetwork.options.length).refine(isOncePerNetwork, 'platform.network_twice'),
  shipping_defaults: ShippingForm,
  updated_at_seen: z.iso.datetime().nullable().optional(),
});
export type PlatformForm = z.infer<typeof PlatformForm>;
