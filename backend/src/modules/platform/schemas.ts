import { z } from 'zod';
import { CurrencyAmounts } from '../../amounts.ts';
import { Currency, Moment, Money } from '../../schemas.ts';

export const SocialNetwork = z
  .enum(['instagram', 'x', 'facebook', 'linkedin', 'youtube', 'tiktok', 'snapchat', 'whatsapp'])
  .meta({ id: 'SocialNetwork' });

/** How to reach the shop. The first e-mail and phone are those for everything; the place is the office's. */
export const SiteContact = z
  .object({
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    address: z.string(),
    address_arabic: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'SiteContact' });

/** Where the shop is on a social network. */
export const SocialLink = z.object({ network: SocialNetwork, url: z.string() }).meta({ id: 'SocialLink' });

/** What everybody may know of the platform's settings. `default_currency` is a new visitor's. */
export const Site = z
  .object({ default_currency: Currency, contact: SiteContact, social: z.array(SocialLink) })
  .meta({ id: 'Site' });
export type Site = z.infer<typeof Site>;

/** What a new vendor's shipping begins with. `free_from` null: never free. Days are working days. */
export const ShippingDefaults = z
  .object({
    flat_fee: CurrencyAmounts,
    free_from: z.object({ SAR: Money.nullable(), BHD: Money.nullable(), USD: Money.nullable() }),
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
  })
  .meta({ id: 'ShippingDefaults' });

/** The platform's settings. `updated_at` null: nobody has saved any yet, and these are what the shop came with. */
export const PlatformSettings = z
  .object({ ...Site.shape, shipping_defaults: ShippingDefaults, updated_at: Moment.nullable() })
  .meta({ id: 'PlatformSettings' });
