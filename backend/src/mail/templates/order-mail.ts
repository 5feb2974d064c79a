import { z } from 'zod';
import { localized } from '../../i18n/localized.ts';
import { toWire } from '../../money/money.ts';
import { Currency, type Lang } from '../../wire/schemas.ts';

const Line = z.object({
  name: z.string(),
  variant_label: z.string().default(''),
  quantity: z.number(),
  sub_total: z.number(),
  image_key: z.string().nullish(),
});

const Parcel = z.object({
  vendor_id: z.number(),
  company_name: z.string(),
  lines: z.array(Line),
});

const Day = z.string().nullable();
const Promised = z.object({ vendorId: z.number(), shipBy: Day, arrivesFrom: Day, arrivesTo: Day });

const text = z.string().default('');

const Address = z.object({
  company_name: text,
  ...{ name: text, phone_number: text, address_1: text, address_2: text, zip_code: text, national_address: text },
  ...{ city: text, state: text, country: text },
});

/** Payload of a mail about an order, with names in the language of the mail. */
export const OrderMail = z.object({
  order_no: z.string(),
  order_sub_no: z.string().nullish(),
  po_number: text,
  /** The only sub-order that the mail is about; null for several. */
  sub_order_id: z.number().nullish(),
  currency: Currency,
  parcels: z.array(Parcel).default([]),
  /** Dates of the parcels; of a parcel that is no longer expected, none. */
  promises: z.array(Promised).default([]),
  address: Address.nullish(),
  shipping_cost: z.number().nullish(),
  discount: z.number().nullish(),
  vat: z.array(z.object({ percent: z.number(), vat: z.number() })).default([]),
  total: z.number(),
  status: z.string().nullish(),
  note: z.string().nullish(),
  tracking_information: z.string().nullish(),
  /** Number and carrier of a shipped parcel. */
  tracking_id: text,
  carrier: text,
  /** The vendor's own address of the carrier's page; null without one. */
  carrier_page: z.string().nullish(),
  customer_name: z.string().nullish(),
  /** The buyer cannot sign in, but may have an account with the same address. */
  is_guest: z.boolean().default(false),
  has_account: z.boolean().default(false),
  /** Document mentioned in the mail. */
  paper: z.enum(['invoice', 'credit_note']).nullish(),
  /** The order includes a free gift. */
  gift: z.boolean().default(false),
  is_paid: z.boolean().default(false),
  /** The amount is authorised on the card and captured when the parcels ship. */
  is_held: z.boolean().default(false),
});
export type OrderMail = z.infer<typeof OrderMail>;

interface SoldLine {
  name: string;
  name_ar: string;
  variant_label: string;
  variant_label_ar: string;
  image_key: string | null;
  quantity: number;
}

/** @param subTotal in minor units */
export const toMailLine = (lang: Lang, line: SoldLine, subTotal: number, currency: Currency) => ({
  name: localized(lang, line.name, line.name_ar),
  variant_label: localized(lang, line.variant_label, line.variant_label_ar),
  image_key: line.image_key,
  quantity: line.quantity,
  sub_total: toWire(subTotal, currency),
});

/** Address as frozen on an order. */
type FrozenAddress = z.infer<typeof Address> & { city_ar: string; state_ar: string; country_ar: string };

export const toMailAddress = (lang: Lang, address: FrozenAddress): z.infer<typeof Address> => {
  const { name, company_name, phone_number, address_1, address_2, zip_code, national_address } = address;
  return {
    ...{ name, company_name, phone_number, address_1, address_2, zip_code, national_address },
    city: localized(lang, address.city, address.city_ar),
    state: localized(lang, address.state, address.state_ar),
    country: localized(lang, address.country, address.country_ar),
  };
};
