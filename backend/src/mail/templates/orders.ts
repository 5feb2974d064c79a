import { z } from 'zod';
import { thumbnailUrl } from '../../files/picture-urls.ts';
import { formatDay, formatDayRange } from '../../i18n/days.ts';
import { localized } from '../../i18n/localized.ts';
import { formatMoney } from '../../i18n/wording.ts';
import { LANGUAGES } from '../../facts/languages.ts';
import { Currency, type Lang } from '../../wire/schemas.ts';
import { carrierName, trackingPage } from './carriers.ts';
import type { MailParcel, MailRow, Translate, Template } from './template.ts';

const Line = z.object({
  name: z.string(),
  name_ar: z.string().default(''),
  variant_label: z.string().default(''),
  variant_label_ar: z.string().default(''),
  quantity: z.number(),
  sub_total: z.number(),
  image_key: z.string().nullish(),
});

const Parcel = z.object({
  vendor_id: z.number(),
  company_name: z.string(),
  company_name_ar: z.string().default(''),
  lines: z.array(Line),
});

const Day = z.string().nullable();
const Promised = z.object({ vendorId: z.number(), shipBy: Day, arrivesFrom: Day, arrivesTo: Day });

const text = z.string().default('');

/** Delivery address in a queued mail. */
export const MailAddress = z.object({
  ...{ name: text, phone_number: text, address_1: text, address_2: text, zip_code: text, national_address: text },
  ...{ city: text, city_ar: text, state: text, state_ar: text, country: text, country_ar: text },
});

const OrderMail = z.object({
  order_no: z.string(),
  order_sub_no: z.string().nullish(),
  /** The only sub-order that the mail is about; null for several. */
  sub_order_id: z.number().nullish(),
  currency: Currency,
  parcels: z.array(Parcel).default([]),
  /** Dates of the parcels; of a parcel that is no longer expected, none. */
  promises: z.array(Promised).default([]),
  address: MailAddress.nullish(),
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
  customer_name: z.string().nullish(),
  /** Document mentioned in the mail. */
  paper: z.enum(['invoice', 'credit_note']).nullish(),
  /** The order includes a free gift. */
  gift: z.boolean().default(false),
  is_paid: z.boolean().default(false),
  /** The amount is authorised on the card and captured when the parcels ship. */
  is_held: z.boolean().default(false),
});
type OrderMail = z.infer<typeof OrderMail>;

/** Language of a mail, and who reads it. */
interface Reader {
  readonly t: Translate;
  readonly lang: Lang;
  readonly isVendor: boolean;
}

const datesOf = (mail: OrderMail, vendorId: number, { t, lang, isVendor }: Reader): MailRow[] => {
  const promise = mail.promises.find((each) => each.vendorId === vendorId);
  if (!promise) return [];
  const { shipBy, arrivesFrom, arrivesTo } = promise;
  if (isVendor) return shipBy === null ? [] : [[t('ship_by'), formatDay(shipBy, lang)]];
  return arrivesFrom === null || arrivesTo === null
    ? []
    : [[t('arrives'), formatDayRange(arrivesFrom, arrivesTo, lang)]];
};

const trackingOf = ({ tracking_id: id, carrier }: OrderMail, { t }: Reader): MailRow[] => [
  ...(carrier === '' ? [] : [[t('carrier'), carrierName(carrier, t)] as const]),
  ...(id === '' ? [] : [[t('tracking_number'), id] as const]),
];

const parcelsOf = (mail: OrderMail, reader: Reader): MailParcel[] =>
  mail.parcels.map((parcel) => ({
    seller: localized(reader.lang, parcel.company_name, parcel.company_name_ar),
    rows: [...datesOf(mail, parcel.vendor_id, reader), ...trackingOf(mail, reader)],
    lines: parcel.lines.map((line) => ({
      name: localized(reader.lang, line.name, line.name_ar),
      variant: localized(reader.lang, line.variant_label, line.variant_label_ar),
      quantity: line.quantity,
      price: formatMoney(line.sub_total, mail.currency, reader.lang),
      picture: line.image_key ? thumbnailUrl(line.image_key) : null,
    })),
  }));

const sumsOf = (mail: OrderMail, { t, lang }: Reader): MailRow[] => {
  const { currency, shipping_cost: shipping, discount, vat, total } = mail;
  const row = (label: string, amount: number): [string, string] => [label, formatMoney(amount, currency, lang)];
  return [
    ...(discount ? [row(t('discount'), -discount)] : []),
    ...(typeof shipping === 'number' ? [row(t('shipping'), shipping)] : []),
    [...row(t('total'), total), 'total'],
    ...vat.filter(({ percent }) => percent > 0).map((group) => row(t('vat', { percent: group.percent }), group.vat)),
  ];
};

const addressLines = (address: OrderMail['address'], lang: Lang): string[] => {
  if (!address) return [];
  const place = [
    localized(lang, address.city, address.city_ar),
    localized(lang, address.state, address.state_ar),
    address.zip_code,
  ];
  return [
    ...[address.name, address.address_1, address.address_2],
    place.filter(Boolean).join(LANGUAGES[lang].comma),
    ...[address.national_address, localized(lang, address.country, address.country_ar), address.phone_number],
  ].filter(Boolean);
};

type Path = (mail: OrderMail) => string;

const order =
  (path: Path, isVendor = false): Template =>
  (payload, t, lang) => {
    const mail = OrderMail.parse(payload);
    const reader = { t, lang, isVendor };
    const parcels = parcelsOf(mail, reader);
    const names = {
      order_no: mail.order_sub_no ?? mail.order_no,
      customer: mail.customer_name ?? '',
      company: parcels[0]?.seller ?? '',
      status: mail.status ? t(`statuses.${mail.status}`) : '',
    };
    const extras = [
      mail.gift && t('gift'),
      mail.tracking_information && t('tracking', { tracking: mail.tracking_information }),
      mail.note && t('note', { note: mail.note }),
      mail.paper && t(mail.paper),
    ].filter((sentence): sentence is string => Boolean(sentence));
    return {
      subject: t('subject', names),
      paragraphs: [t(mail.is_held ? 'held' : mail.is_paid ? 'paid' : 'text', names), ...extras],
      parcels,
      rows: sumsOf(mail, reader),
      address: addressLines(mail.address, lang),
      link: { label: t(mail.tracking_id === '' ? 'link' : 'track'), path: path(mail) },
    };
  };

/** The parcel's tracking page, else the sub-order, else the whole order. */
const customerPath: Path = ({ tracking_id: trackingId, carrier, order_no: orderNo, sub_order_id: id }) => {
  if (trackingId !== '') return trackingPage(carrier, trackingId) ?? `/track-order?order=${orderNo}`;
  return id ? `/dashboard/orders?order=${id}` : `/order/${orderNo}/confirmed`;
};

const toCustomer = order(customerPath);
const toCart = order(() => '/cart');
const toVendor = order(({ order_sub_no: number }) => `/vendor/orders/${number ?? ''}`, true);

/** Mails to customers and vendors about orders. */
export const orderTemplates: Record<string, Template> = {
  'order-placed': toCustomer,
  'order-received': toVendor,
  'order-status': toCustomer,
  'order-tracking': toCustomer,
  'order-tracking-removed': toCustomer,
  'order-cancelled-by-customer': toVendor,
  'order-cancel-requested': toVendor,
  'order-cancel-declined': toCustomer,
  'capture-refused': toCustomer,
  'payment-failed': toCart,
  'payment-returned': toCart,
  'payment-twice': toCustomer,
};
