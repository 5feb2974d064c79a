import { z } from 'zod';
import { CurrencyAmounts } from '../../amounts.ts';
import { Currency, Moment, Money } from '../../schemas.ts';

export const SocialNetwork = z
  .enum(['instagram', 'x', 'facebook', 'linkedin', 'youtube', 'tiktok', 'snapchat', 'whatsapp'])
  .meta({ id: 'SocialNetwork' });

/** Who runs the shop, in the words of its registration; '' for what nobody has said. */
export const SiteCompany = z
  .object({
    legal_name: z.string(),
    legal_name_arabic: z.string(),
    cr_number: z.string(),
    vat_number: z.string(),
  })
  .meta({ id: 'SiteCompany' });

/**
 * How to reach the shop. The first e-mail and phone are those for everything; the place is the office's. What nobody has
 * said is an empty list, '' or null.
 */
export const SiteContact = z
  .object({
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    address: z.string(),
    address_arabic: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  })
  .meta({ id: 'SiteContact' });

/** Where the shop is on a social network. */
export const SocialLink = z.object({ network: SocialNetwork, url: z.string() }).meta({ id: 'SocialLink' });

/** An amount of each currency, null for none. */
const SomeAmounts = z.object({ SAR: Money.nullable(), BHD: Money.nullable(), USD: Money.nullable() });

/**
 * What the shop promises all shoppers, null for nothing: within how many days unopened goods come back, from which sum on
 * a little extra comes along, how many percent a reader of the newsletter gets off.
 */
export const SitePromises = z
  .object({
    return_days: z.number().int().nullable(),
    gift_from: SomeAmounts,
    newsletter_percent: z.number().int().nullable(),
  })
  .meta({ id: 'SitePromises' });

const said = {
  default_currency: Currency,
  company: SiteCompany,
  contact: SiteContact,
  social: z.array(SocialLink),
  promises: SitePromises,
};

/**
 * What everybody may know of the shop. `default_currency` is a new visitor's; `is_open`: something is on sale;
 * `free_shipping_from`: the least for which one of the sellers ships free, null where none does.
 */
export const Site = z.object({ ...said, is_open: z.boolean(), free_shipping_from: SomeAmounts }).meta({ id: 'Site' });
export type Site = z.infer<typeof Site>;

/** What a new vendor's shipping begins with. `free_from` null: never free. Days are working days. */
export const ShippingDefaults = z
  .object({
    flat_fee: CurrencyAmounts,
    free_from: SomeAmounts,
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
  })
  .meta({ id: 'ShippingDefaults' });

/** The platform's settings. Null: nobody has said yet how new vendors ship, or has saved anything at all. */
export const PlatformSettings = z
  .object({ ...said, shipping_defaults: ShippingDefaults.nullable(), updated_at: Moment.nullable() })
  .meta({ id: 'PlatformSettings' });
