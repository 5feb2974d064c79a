import { z } from 'zod';
import { minorDigits } from '../money.ts';
import { Currency, type Lang } from '../schemas.ts';

/** A label and where it leads, as a path of the shop. */
interface MailLink {
  readonly label: string;
  readonly path: string;
}

/** What a mail says, before it is laid out. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly (readonly [string, string])[];
  readonly link?: MailLink;
  readonly unsubscribePath?: string;
}

/** Says a sentence of the mail's language: `say('subject')` of the template at hand. */
export type Say = (key: string, params?: Record<string, string | number>) => string;

type Template = (payload: Record<string, unknown>, say: Say, lang: Lang) => MailContent;

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
  total: z.number(),
  status: z.string().nullish(),
  note: z.string().nullish(),
  tracking_information: z.string().nullish(),
  company_name: z.string().nullish(),
  customer_name: z.string().nullish(),
});

const PersonMail = z.object({ firstname: z.string() });
const TokenMail = z.object({ token: z.string() });
const NewsletterMail = TokenMail.extend({ unsubscribe_token: z.string() });

const money = (amount: number, currency: Currency) => `${amount.toFixed(minorDigits[currency])} ${currency}`;

const orderRows = ({ lines, currency, total }: z.infer<typeof OrderMail>, say: Say, lang: Lang) => [
  ...lines.map((line): [string, string] => [
    `${(lang === 'ar' && line.name_ar) || line.name} × ${line.quantity}`,
    money(line.sub_total, currency),
  ]),
  [say('total'), money(total, currency)] as const,
];

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
      mail.tracking_information && say('tracking', { tracking: mail.tracking_information }),
      mail.note && say('note', { note: mail.note }),
    ].filter((text): text is string => Boolean(text));
    return {
      subject: say('subject', names),
      paragraphs: [say('text', names), ...extras],
      rows: orderRows(mail, say, lang),
      link: { label: say('link'), path: path(mail) },
    };
  };

const welcome: Template = (payload, say) => {
  const { firstname } = PersonMail.parse(payload);
  return {
    subject: say('subject'),
    paragraphs: [say('text', { firstname }), say('more')],
    link: { label: say('link'), path: '/shop' },
  };
};

const vendorReceived: Template = (payload, say) => {
  const { firstname } = PersonMail.parse(payload);
  return { subject: say('subject'), paragraphs: [say('text', { firstname }), say('more')] };
};

const passwordReset: Template = (payload, say) => {
  const { token } = TokenMail.parse(payload);
  return {
    subject: say('subject'),
    paragraphs: [say('text'), say('more')],
    link: { label: say('link'), path: `/reset-password/${encodeURIComponent(token)}` },
  };
};

const newsletterConfirm: Template = (payload, say) => {
  const { token, unsubscribe_token } = NewsletterMail.parse(payload);
  return {
    subject: say('subject'),
    paragraphs: [say('text'), say('more')],
    link: { label: say('link'), path: `/newsletter/confirm?token=${encodeURIComponent(token)}` },
    unsubscribePath: `/newsletter/unsubscribe?token=${encodeURIComponent(unsubscribe_token)}`,
  };
};

/** Every mail of the house by its name. */
export const templates = new Map<string, Template>([
  ['welcome', welcome],
  ['vendor-received', vendorReceived],
  ['password-reset', passwordReset],
  ['newsletter-confirm', newsletterConfirm],
  ['order-placed', order(() => '/dashboard?section=orders')],
  ['order-received', order((mail) => `/vendor/orders/${mail.order_sub_no ?? ''}`)],
  ['order-status', order(() => '/dashboard?section=orders')],
]);
