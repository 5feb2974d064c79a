import { z } from 'zod';
import { thumbnailUrl } from '../../files/picture-urls.ts';
import { formatDay, formatDayRange } from '../../i18n/days.ts';
import { formatMoney } from '../../i18n/wording.ts';
import { LANGUAGES } from '../../facts/languages.ts';
import type { Lang } from '../../wire/schemas.ts';
import { carrierName, trackingPage } from './carriers.ts';
import { OrderMail } from './order-mail.ts';
import type { MailParcel, MailRow, Translate, Template } from './template.ts';

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

const trackingOf = ({ tracking_id: id, carrier }: OrderMail, { t, lang }: Reader): MailRow[] => [
  ...(carrier === '' ? [] : [[t('carrier'), carrierName(carrier, t, lang)] as const]),
  ...(id === '' ? [] : [[t('tracking_number'), id] as const]),
];

const parcelsOf = (mail: OrderMail, reader: Reader): MailParcel[] =>
  mail.parcels.map((parcel) => ({
    seller: parcel.company_name,
    rows: [...datesOf(mail, parcel.vendor_id, reader), ...trackingOf(mail, reader)],
    lines: parcel.lines.map((line) => ({
      name: line.name,
      variant: line.variant_label,
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
  const { name, company_name, address_1, address_2, city, state, zip_code, national_address, country, phone_number } =
    address;
  const place = [city, state, zip_code].filter(Boolean).join(LANGUAGES[lang].comma);
  return [name, company_name, address_1, address_2, place, national_address, country, phone_number].filter(Boolean);
};

const numberRows = ({ po_number: number }: OrderMail, { t }: Reader): MailRow[] =>
  number === '' ? [] : [[t('po_number'), number]];

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
      mail.has_account && t('has_account'),
    ].filter((sentence): sentence is string => Boolean(sentence));
    return {
      subject: t('subject', names),
      paragraphs: [t(mail.is_held ? 'held' : mail.is_paid ? 'paid' : 'text', names), ...extras],
      parcels,
      rows: [...numberRows(mail, reader), ...sumsOf(mail, reader)],
      address: addressLines(mail.address, lang),
      link: { label: t(mail.tracking_id === '' ? 'link' : 'track'), path: path(mail) },
    };
  };

/** The parcel's tracking page, else the sub-order, else the whole order; guests need a code first. */
const customerPath: Path = (mail) => {
  const { tracking_id: trackingId, carrier, carrier_page: page, order_no: orderNo, sub_order_id: id } = mail;
  if (trackingId !== '') return trackingPage(carrier, trackingId, page) ?? `/track-order?order=${orderNo}`;
  if (mail.is_guest) return `/track-order?order=${orderNo}`;
  return id ? `/dashboard/orders?order=${id}` : `/order/${orderNo}/confirmed`;
};

const toCustomer = order(customerPath);
const toCart = order(() => '/cart');
const toVendor = order(({ order_sub_no: number }) => `/vendor/orders/${number ?? ''}`, true);

const NationalAddressMail = z.object({
  order_no: z.string(),
  customer_name: z.string(),
  is_guest: z.boolean().default(false),
  sub_order_id: z.number().nullish(),
});

/** Asks the customer for the National Address, without which Saudi carriers refuse the parcel. */
const nationalAddressNeeded: Template = (payload, t) => {
  const { order_no, customer_name: customer, is_guest, sub_order_id: id } = NationalAddressMail.parse(payload);
  const ownPath = id ? `/dashboard/orders?order=${id}` : '/dashboard/orders';
  return {
    subject: t('subject', { order_no }),
    paragraphs: [t('text', { order_no, customer }), t('more')],
    link: { label: t('link'), path: is_guest ? `/track-order?order=${order_no}` : ownPath },
  };
};

/** Mails to customers and vendors about orders. */
export const orderTemplates: Record<string, Template> = {
  'order-placed': toCustomer,
  'order-received': toVendor,
  'national-address-needed': nationalAddressNeeded,
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
