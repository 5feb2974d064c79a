import { cardSchemes } from '../../../facts/card-schemes.ts';
import { eachCurrency } from '../../../facts/currencies.ts';
import { z } from 'zod';
import { FileField } from '../../../files/uploaded-file.ts';
import { ICON_NAMES } from '../../../files/shop-icon.ts';
import { CurrencyAmounts } from '../../../money/amounts.ts';
import { optionalCode } from '../../../wire/fields.ts';
import { Currency, Lang, Moment, Money } from '../../../wire/schemas.ts';

export const IconParams = z.strictObject({
  name: z.enum(ICON_NAMES).describe('Width in pixels; 180 and maskable have a coloured ground'),
});

export const IconVersion = z.strictObject({
  v: optionalCode(20).describe('Distinguishes an icon from an earlier one in caches; any text'),
});

export const IconFile = {
  description: 'The icon',
  content: { 'image/png': { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) } },
};

export const SocialNetwork = z
  .enum(['instagram', 'x', 'facebook', 'linkedin', 'youtube', 'tiktok', 'snapchat', 'whatsapp'])
  .meta({ id: 'SocialNetwork', description: 'A social network with a page of the shop' });

const SiteBrand = z
  .object({
    name: z.string().describe('Name of the shop in English'),
    name_arabic: z.string(),
    accent: z.string().describe('Accent colour, #rrggbb; empty: the standard one'),
  })
  .meta({ id: 'SiteBrand', description: 'Name and look of the shop' });

const SiteCompany = z
  .object({
    legal_name: z.string(),
    legal_name_arabic: z.string(),
    cr_number: z.string(),
    vat_number: z.string(),
  })
  .meta({
    id: 'SiteCompany',
    description: 'Legal entity of the shop, as registered; empty strings if not provided',
  });

const SiteContact = z
  .object({
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    address: z.string().describe('Office address in English'),
    address_arabic: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  })
  .meta({
    id: 'SiteContact',
    description:
      "Contact details of the shop. The first email and phone are the primary ones; the coordinates are the office's. Missing details are an empty list, an empty string or null.",
  });

const SocialLink = z
  .object({ network: SocialNetwork, url: z.string().describe('URL of the shop’s page there') })
  .meta({ id: 'SocialLink', description: 'The shop’s page on a social network' });

/** One amount per currency; null for none. */
const SomeAmounts = z.object(eachCurrency(() => Money.nullable()));

const SitePromises = z
  .object({
    return_days: z.number().int().nullable(),
    gift_from: SomeAmounts.describe(
      'Minimum sum of goods in an order, before discounts, for a small gift, by currency; null: no gift',
    ),
    newsletter_percent: z.number().int().nullable(),
  })
  .meta({ id: 'SitePromises', description: 'Store policies for all shoppers; null for those not offered' });

const publicSettings = {
  brand: SiteBrand.describe('Name and look of the shop; in the settings, the name is empty until it is chosen'),
  default_currency: Currency,
  default_lang: Lang,
  company: SiteCompany.describe('Legal entity'),
  contact: SiteContact.describe('Contact details of the shop'),
  social: z.array(SocialLink).describe('Pages on social networks'),
  promises: SitePromises.describe('Store policies for all shoppers'),
};

const CardScheme = z.enum(cardSchemes).meta({ id: 'CardScheme', description: 'A card scheme or wallet' });

export const ShopLogo = z
  .object({ logo: z.string().nullable().describe('URL of the logo, square; null: the standard mark') })
  .meta({ id: 'ShopLogo', description: 'The logo of the shop' });

export const LogoForm = z.strictObject({
  logo: FileField.describe('Logo: JPEG, PNG or WebP of at most 5 MB; shown as a square on white'),
});

export const Site = z
  .object({
    ...publicSettings,
    ...ShopLogo.shape,
    is_open: z.boolean().describe('True if anything is on sale'),
    guest_checkout: z.boolean().describe('Visitors may buy without an account'),
    free_shipping_from: SomeAmounts.describe(
      'Lowest sum of goods for which any vendor ships free, by currency; null: none does',
    ),
    card_schemes: z
      .array(CardScheme)
      .describe('Card schemes and wallets that can pay in the request’s currency, in display order; empty without any'),
  })
  .meta({
    id: 'Site',
    description: 'Public information about the shop. `default_currency` and `default_lang` apply to new visitors.',
  });
export type Site = z.infer<typeof Site>;

const ShippingDefaults = z
  .object({
    flat_fee: CurrencyAmounts.describe('Price per parcel, by currency'),
    free_from: SomeAmounts.describe('Sum of goods from which shipping is free, by currency'),
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
  })
  .meta({
    id: 'ShippingDefaults',
    description: 'Default shipping rule of new vendors. `free_from` null: never free. Days are working days.',
  });

export const PlatformSettings = z
  .object({
    ...publicSettings,
    checkout: z
      .object({ guest_checkout: z.boolean().describe('Visitors may buy without an account') })
      .describe('Who may buy'),
    shipping_defaults: ShippingDefaults.nullable().describe('Default shipping rule of new vendors; null: not set'),
    updated_at: Moment.nullable().describe('Time of the last change; null if never saved'),
  })
  .meta({ id: 'PlatformSettings', description: 'The platform settings; null or empty if not set' });
