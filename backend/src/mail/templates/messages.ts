import { z } from 'zod';
import { localized } from '../../i18n/localized.ts';
import type { Template } from './template.ts';

const ThreadMail = z.object({
  firstname: z.string(),
  /** Side of the recipient. */
  side: z.enum(['buyer', 'vendor']),
  /** Side of the newest message. */
  sender: z.enum(['buyer', 'vendor', 'platform']),
  order_id: z.number(),
  order_sub_no: z.string(),
  company_name: z.string(),
  company_name_ar: z.string(),
  customer: z.string(),
  is_guest: z.boolean(),
});

/** Guests enter a code on the tracking page before they see their order. */
const pathOf = ({ side, order_id, order_sub_no, is_guest }: z.infer<typeof ThreadMail>): string => {
  if (side === 'vendor') return `/vendor/orders/${order_sub_no}`;
  return is_guest ? `/track-order?order=${order_sub_no}` : `/dashboard/orders?order=${order_id}`;
};

/** A mail about a conversation, never with its text. */
const news: Template = (payload, t, lang) => {
  const mail = ThreadMail.parse(payload);
  const store = localized(lang, mail.company_name, mail.company_name_ar);
  const params = { firstname: mail.firstname, order_no: mail.order_sub_no };
  const name = mail.sender === 'buyer' ? mail.customer : store;
  const text = mail.sender === 'platform' ? t('text_platform', params) : t('text', { ...params, name });
  return {
    subject: t('subject', params),
    paragraphs: [text, t('more')],
    link: { label: t('link'), path: pathOf(mail) },
  };
};

/** Mails about conversations on orders. */
export const messageTemplates: Record<string, Template> = {
  'message-received': news,
  'message-waits': news,
  'dispute-opened': news,
  'dispute-resolved': news,
};
