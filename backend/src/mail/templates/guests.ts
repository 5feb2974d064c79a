import { z } from 'zod';
import type { Template } from './template.ts';

const CodeMail = z.object({
  /** The code. */
  token: z.string(),
  /** Key suffix of the texts: for an order, for cash on delivery, or for the address of an account. */
  purpose: z.enum(['order', 'cash', 'prove']).default('order'),
  order_no: z.string().default(''),
});
const OrderMail = z.object({ order_no: z.string() });
const ClaimMail = OrderMail.extend({ account: z.string() });

const guestCode: Template = (payload, t) => {
  const { token: code, purpose, order_no } = CodeMail.parse(payload);
  const suffix = purpose === 'order' ? '' : `_${purpose}`;
  return {
    subject: t(`subject${suffix}`, { code, order_no }),
    paragraphs: [t(`text${suffix}`, { order_no }), t('more')],
    rows: [
      [t('code'), code, 'total'],
      [t('until'), t('minutes')],
    ],
  };
};

const guestSignIn: Template = (payload, t) => {
  const { order_no } = OrderMail.parse(payload);
  return {
    subject: t('subject', { order_no }),
    paragraphs: [t('text', { order_no }), t('more')],
    link: { label: t('link'), path: `/order/${order_no}/confirmed` },
  };
};

const guestClaimed: Template = (payload, t) => {
  const { order_no, account } = ClaimMail.parse(payload);
  return { subject: t('subject', { order_no }), paragraphs: [t('text', { order_no, account }), t('more')] };
};

/** Mails to people who buy without an account. */
export const guestTemplates: Record<string, Template> = {
  'guest-code': guestCode,
  'guest-sign-in': guestSignIn,
  'guest-claimed': guestClaimed,
};
