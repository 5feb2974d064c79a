import { z } from 'zod';
import { minorDigits } from '../money.ts';
import { Currency, type Lang } from '../schemas.ts';
import { dayInWords } from '../wording.ts';

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
  shipping_cost: z.number().nullish(),
  discount: z.number().nullish(),
  total: z.number(),
  status: z.string().nullish(),
  note: z.string().nullish(),
  tracking_information: z.string().nullish(),
  company_name: z.string().nullish(),
  customer_name: z.string().nullish(),
});

const PersonMail = z.object({ firstname: z.string() });
const BlockedMail = PersonMail.extend({ reason: z.string() });
const RejectionMail = PersonMail.extend({ remarks: z.string() });
const TokenMail = z.object({ token: z.string() });
const InvitationMail = PersonMail.extend({ inviter: z.string(), token: z.string() });
/** A mail that was written before the link carried the address has none. */
const ResetMail = TokenMail.extend({ email: z.string().optional() });
const NewsletterMail = z.object({ unsubscribe_token: z.string() });
const NewsletterConfirm = NewsletterMail.extend(TokenMail.shape);
const NewsletterWelcome = NewsletterMail.extend({ code: z.string(), percent: z.number(), ends_at: z.string() });

const BackInStockMail = z.object({
  slug: z.string(),
  name: z.string(),
  name_ar: z.string(),
  variant: z.string(),
  variant_ar: z.string(),
  variant_id: z.number().nullable(),
  unsubscribe_token: z.string(),
});

const ContactMail = z.object({
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  subject: z.string(),
  message: z.string(),
});

const money = (amount: number, currency: Currency) => `${amount.toFixed(minorDigits[currency])} ${currency}`;

const orderRows = (mail: z.infer<typeof OrderMail>, say: Say, lang: Lang) => {
  const { lines, currency, shipping_cost: shipping, discount, total } = mail;
  const row = (label: string, amount: number): [string, string] => [label, money(amount, currency)];
  return [
    ...lines.map((line) => row(`${(lang === 'ar' && line.name_ar) || line.name} × ${line.quantity}`, line.sub_total)),
    ...(discount ? [row(say('discount'), -discount)] : []),
    ...(typeof shipping === 'number' ? [row(say('shipping'), shipping)] : []),
    row(say('total'), total),
  ];
};

const openAtVendor = ({ order_sub_no: number }: z.infer<typeof OrderMail>) => `/vendor/orders/${number ?? ''}`;

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

const registrationTaken: Template = (payload, say) => {
  const { firstname } = PersonMail.parse(payload);
  return {
    subject: say('subject'),
    paragraphs: [say('text', { firstname }), say('more')],
    link: { label: say('link'), path: '/forgot-password' },
  };
};

const vendorReceived: Template = (payload, say) => {
  const { firstname } = PersonMail.parse(payload);
  return { subject: say('subject'), paragraphs: [say('text', { firstname }), say('more')] };
};

const vendorApproved: Template = (payload, say) => {
  const { firstname } = PersonMail.parse(payload);
  return {
    subject: say('subject'),
    paragraphs: [say('text', { firstname }), say('more')],
    link: { label: say('link'), path: '/vendor' },
  };
};

const vendorStopped: Template = (payload, say) => {
  const { firstname } = PersonMail.parse(payload);
  return {
    subject: say('subject'),
    paragraphs: [say('text', { firstname }), say('more')],
    link: { label: say('link'), path: '/contact-us' },
  };
};

const vendorRejected: Template = (payload, say) => {
  const { firstname, remarks } = RejectionMail.parse(payload);
  const noted = remarks === '' ? [] : [say('remarks', { remarks })];
  return { subject: say('subject'), paragraphs: [say('text', { firstname }), ...noted] };
};

const accountBlocked: Template = (payload, say) => {
  const { firstname, reason } = BlockedMail.parse(payload);
  return {
    subject: say('subject'),
    paragraphs: [say('text', { firstname }), say('reason', { reason }), say('more')],
    link: { label: say('link'), path: '/contact-us' },
  };
};

const accountUnblocked: Template = (payload, say) => {
  const { firstname } = PersonMail.parse(payload);
  return {
    subject: say('subject'),
    paragraphs: [say('text', { firstname })],
    link: { label: say('link'), path: '/login' },
  };
};

const adminInvitation: Template = (payload, say) => {
  const { firstname, inviter, token } = InvitationMail.parse(payload);
  return {
    subject: say('subject'),
    paragraphs: [say('text', { firstname, inviter }), say('more')],
    // What follows the # is never sent to a server, so it stands in no log.
    link: { label: say('link'), path: `/admin/invitation#${encodeURIComponent(token)}` },
  };
};
const mailTest: Template = (_payload, say) => ({ subject: say('subject'), paragraphs: [say('text')] });

const passwordReset: Template = (payload, say) => {
  const { token, email } = ResetMail.parse(payload);
  const query = email === undefined ? '' : `?email=${encodeURIComponent(email)}`;
  return {
    subject: say('subject'),
    paragraphs: [say('text'), say('more')],
    link: { label: say('link'), path: `/reset-password/${encodeURIComponent(token)}${query}` },
  };
};

const unsubscribePath = (token: string) => `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;

const newsletterConfirm: Template = (payload, say) => {
  const { token, unsubscribe_token } = NewsletterConfirm.parse(payload);
  return {
    subject: say('subject'),
    paragraphs: [say('text'), say('more')],
    link: { label: say('link'), path: `/newsletter/confirm?token=${encodeURIComponent(token)}` },
    unsubscribePath: unsubscribePath(unsubscribe_token),
  };
};

const newsletterWelcome: Template = (payload, say, lang) => {
  const { code, percent, ends_at, unsubscribe_token } = NewsletterWelcome.parse(payload);
  return {
    subject: say('subject', { percent }),
    paragraphs: [say('text', { percent }), say('more')],
    rows: [
      [say('code'), code],
      [say('until'), dayInWords(ends_at, lang)],
    ],
    link: { label: say('link'), path: '/shop' },
    unsubscribePath: unsubscribePath(unsubscribe_token),
  };
};

const backInStock: Template = (payload, say, lang) => {
  const mail = BackInStockMail.parse(payload);
  const variant = (lang === 'ar' && mail.variant_ar) || mail.variant;
  const product = (lang === 'ar' && mail.name_ar) || mail.name;
  const name = variant ? say('name_of_variant', { product, variant }) : product;
  return {
    subject: say('subject', { name }),
    paragraphs: [say('text', { name }), say('more')],
    link: {
      label: say('link'),
      path: `/product/${mail.slug}${mail.variant_id === null ? '' : `?variant=${mail.variant_id}`}`,
    },
    unsubscribePath: `/stock-alerts/unsubscribe?token=${encodeURIComponent(mail.unsubscribe_token)}`,
  };
};

const contactMessage: Template = (payload, say) => {
  const { name, email, phone_number: phone, subject, message } = ContactMail.parse(payload);
  return {
    subject: say('subject', { subject }),
    paragraphs: [say('text', { name, email }), ...message.split(/\n+/)],
    rows: [
      [say('name'), name],
      [say('email'), email],
      [say('phone'), phone],
    ],
  };
};

/** Every mail of the house by its name. */
export const templates = new Map<string, Template>([
  ['welcome', welcome],
  ['registration-taken', registrationTaken],
  ['vendor-received', vendorReceived],
  ['vendor-approved', vendorApproved],
  ['vendor-rejected', vendorRejected],
  ['vendor-stopped', vendorStopped],
  ['account-blocked', accountBlocked],
  ['account-unblocked', accountUnblocked],
  ['admin-invitation', adminInvitation],
  ['mail-test', mailTest],
  ['password-reset', passwordReset],
  ['newsletter-confirm', newsletterConfirm],
  ['newsletter-welcome', newsletterWelcome],
  ['order-placed', order(() => '/dashboard?section=orders')],
  ['order-received', order(openAtVendor)],
  ['order-status', order(() => '/dashboard?section=orders')],
  ['order-tracking', order(() => '/dashboard?section=orders')],
  ['order-tracking-removed', order(() => '/dashboard?section=orders')],
  ['order-cancelled-by-customer', order(openAtVendor)],
  ['order-cancel-requested', order(openAtVendor)],
  ['order-cancel-declined', order(() => '/dashboard?section=orders')],
  ['back-in-stock', backInStock],
  ['contact-message', contactMessage],
]);
