import { z } from 'zod';
import { CurrencyAmounts } from '../../amounts.ts';
import { Currency, Moment, Money } from '../../schemas.ts';

export const SocialNetwork = z
  .enum(['instagram', 'x', 'facebook', 'linkedin', 'youtube', 'tiktok', 'snapchat', 'whatsapp'])
  .meta({ id: 'SocialNetwork', description: 'A social network that the shop may be on' });

export const SiteContact = z
  .object({
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    address: z.string().describe('The office’s address in English'),
    address_arabic: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({
    id: 'SiteContact',
    description:
      "How to reach the shop. The first e-mail and phone are those for everything; the place is the office's.",
  });

export const SocialLink = z
  .object({ network: SocialNetwork, url: z.string().describe('Address of the shop’s page there') })
  .meta({ id: 'SocialLink', description: 'Where the shop is on a social network' });

export const Site = z
  .object({
    default_currency: Currency,
    contact: SiteContact.describe('How to reach the shop'),
    social: z.array(SocialLink).describe('Its pages on social networks'),
  })
  .meta({
    id: 'Site',
    description: "What everybody may know of the platform's settings. `default_currency` is a new visitor's.",
  });
export type Site = z.infer<typeof Site>;

export const ShippingDefaults = z
  .object({
    flat_fee: CurrencyAmounts.describe('What a parcel costs, by currency'),
    free_from: z
      .object({ SAR: Money.nullable(), BHD: Money.nullable(), USD: Money.nullable() })
      .describe('From which sum of goods shipping is free, by currency'),
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
  })
  .meta({
    id: 'ShippingDefaults',
    description: "What a new vendor's shipping begins with. `free_from` null: never free. Days are working days.",
  });

export const PlatformSettings = z
  .object({
    ...Site.shape,
    shipping_defaults: ShippingDefaults.describe('What a new vendor’s shipping begins with'),
    updated_at: Moment.nullable().describe(
      'When somebody saved them last; null: never, they are what the shop came with',
    ),
  })
  .meta({
    id: 'PlatformSettings',
    description:
      "The platform's settings. `updated_at` null: nobody has saved any yet, and these are what the shop came with.",
  });
