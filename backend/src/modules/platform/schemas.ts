import { eachCurrency } from '../../facts/currencies.ts';
import { z } from 'zod';
import { CurrencyAmounts } from '../../money/amounts.ts';
import { Currency, Moment, Money } from '../../wire/schemas.ts';

export const SocialNetwork = z
  .enum(['instagram', 'x', 'facebook', 'linkedin', 'youtube', 'tiktok', 'snapchat', 'whatsapp'])
  .meta({ id: 'SocialNetwork', description: 'A social network that the shop may be on' });

const SiteCompany = z
  .object({
    legal_name: z.string(),
    legal_name_arabic: z.string(),
    cr_number: z.string(),
    vat_number: z.string(),
  })
  .meta({
    id: 'SiteCompany',
    description: 'Who runs the shop, in the words of its registration; empty texts for what nobody has said',
  });

const SiteContact = z
  .object({
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    address: z.string().describe('The office’s address in English'),
    address_arabic: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  })
  .meta({
    id: 'SiteContact',
    description:
      "How to reach the shop. The first e-mail and phone are those for everything; the place is the office's. What nobody has said is an empty list, an empty text or null.",
  });

const SocialLink = z
  .object({ network: SocialNetwork, url: z.string().describe('Address of the shop’s page there') })
  .meta({ id: 'SocialLink', description: 'Where the shop is on a social network' });

/** An amount of each currency, null for none. */
const SomeAmounts = z.object(eachCurrency(() => Money.nullable()));

const SitePromises = z
  .object({
    return_days: z.number().int().nullable(),
    gift_from: SomeAmounts.describe(
      'Least sum of goods in an order, before discounts, that earns a small gift, by currency; null: no gift',
    ),
    newsletter_percent: z.number().int().nullable(),
  })
  .meta({ id: 'SitePromises', description: 'What the shop promises all shoppers; null for what it does not' });

const said = {
  default_currency: Currency,
  company: SiteCompany.describe('Who runs the shop'),
  contact: SiteContact.describe('How to reach the shop'),
  social: z.array(SocialLink).describe('Its pages on social networks'),
  promises: SitePromises.describe('What it promises all shoppers'),
};

export const Site = z
  .object({
    ...said,
    is_open: z.boolean().describe('Something is on sale'),
    free_shipping_from: SomeAmounts.describe(
      'The least sum of goods for which one of the vendors ships free, by currency; null: none does',
    ),
  })
  .meta({
    id: 'Site',
    description: "What everybody may know of the shop. `default_currency` is a new visitor's.",
  });
export type Site = z.infer<typeof Site>;

const ShippingDefaults = z
  .object({
    flat_fee: CurrencyAmounts.describe('What a parcel costs, by currency'),
    free_from: SomeAmounts.describe('From which sum of goods shipping is free, by currency'),
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
  })
  .meta({
    id: 'ShippingDefaults',
    description: "What a new vendor's shipping begins with. `free_from` null: never free. Days are working days.",
  });

export const PlatformSettings = z
  .object({
    ...said,
    shipping_defaults: ShippingDefaults.nullable().describe(
      'What a new vendor’s shipping begins with; null: nobody has said, it begins with nothing',
    ),
    updated_at: Moment.nullable().describe('When somebody saved them last; null: never'),
  })
  .meta({ id: 'PlatformSettings', description: "The platform's settings; null or empty for what nobody has said" });
