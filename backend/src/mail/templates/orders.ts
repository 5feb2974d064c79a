import { z } from 'zod';
import { formatMoney } from '../../i18n/wording.ts';
import { Currency, type Lang } from '../../wire/schemas.ts';
import type { Say, Template } from './template.ts';

const Line = z.object({
  name: z.string(),
  name_ar: z.string().default(''),
  quantity: z.number(),
  sub_total: z.number(),
});

const OrderMail = z.object({
  order_no: z.string(),
  order_sub_no: z.string().nullish(),
  currency: Currency,
  lines: z.array(Line).default([]),
  shipping_cost: z.number().nullish(),
  discount: z.number().nullish(),
  vat: z.array(z.object({ percent: z.number(), vat: z.number() })).default([]),
  total: z.number(),
  status: z.string().nullish(),
  note: z.string().nullish(),
  tracking_information: z.string().nullish(),
  company_name: z.string().nullish(),
  customer_name: z.string().nullish(),
  /** Document mentioned in the mail. */
  paper: z.enum(['invoice', 'credit_note']).nullish(),
  /** The order includes a free gift. */
  gift: z.boolean().default(false),
  is_paid: z.boolean().default(false),
  /** The amount is authorised on the card and captured when the parcels ship. */
  is_held: z.boolean().default(false),
});

const orderRows = (mail: z.infer<typeof OrderMail>, say: Say, lang: Lang) => {
  const { lines, currency, shipping_cost: shipping, discount, vat, total } = mail;
  const row = (label: string, amount: number): [string, string] => [label, formatMoney(amount, currency, lang)];
  return [
    ...lines.map((line) => row(`${(lang === 'ar' && line.name_ar) || line.name} × ${line.quantity}`, line.sub_total)),
    ...(discount ? [row(say('discount'), -discount)] : []),
    ...(typeof shipping === 'number' ? [row(say('shipping'), shipping)] : []),
    row(say('total'), total),
    ...vat.map((group) => row(say('vat', { percent: group.percent }), group.vat)),
  ];
};

const order =
  (path: (mail: z.infer<typeof OrderMail>) => string): Template =>
  (payload, say, lang) => {
    const mail = OrderMail.parse(payload);
    const names = {
      order_no: mail.order_sub_no ?? mail.order_no,
      customer: mail.customer_name ?? '',
      company: mail.company_name ?? '',
      status: mail.status ? say(`statuses.${mail.status}`) : '',
    };
    const extras = [
      mail.gift && say('gift'),
      mail.tracking_information && say('tracking', { tracking: mail.tracking_information }),
      mail.note && say('note', { note: mail.note }),
      mail.paper && say(mail.paper),
    ].filter((text): text is string => Boolean(text));
    return {
      subject: say('subject', names),
      paragraphs: [say(mail.is_held ? 'held' : mail.is_paid ? 'paid' : 'text', names), ...extras],
      rows: orderRows(mail, say, lang),
      link: { label: say('link'), path: path(mail) },
    };
  };

const toCustomer = order(() => '/dashboard?section=orders');
const toCart = order(() => '/cart');
const toVendor = order(({ order_sub_no: number }) => `/vendor/orders/${number ?? ''}`);

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
