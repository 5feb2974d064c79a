import { z } from 'zod';
import { formatMoney } from '../../i18n/wording.ts';
import { Currency } from '../../wire/schemas.ts';
import type { Template } from './template.ts';

/** Guests enter a code on the tracking page before they see their order. */
const ofGuest = z.boolean().default(false);

const ReturnMail = z.object({
  is_guest: ofGuest,
  return_no: z.string(),
  order_sub_no: z.string(),
  currency: Currency,
  refund: z.number(),
  company_name: z.string(),
  customer_name: z.string(),
  note: z.string().default(''),
  /** Document mentioned in the mail. */
  paper: z.literal('credit_note').nullish(),
});

const RefundMail = z.object({
  is_guest: ofGuest,
  /** Id of the sub-order. */
  order_id: z.number(),
  order_sub_no: z.string(),
  currency: Currency,
  amount: z.number(),
  /** Reference of the bank transfer; empty for a refund to a card. */
  bank_reference: z.string().default(''),
  last: z.string().default(''),
});

const AccountMail = z.object({
  is_guest: ofGuest,
  order_id: z.number(),
  /** Null for a refund of a whole sub-order. */
  return_no: z.string().nullable(),
  order_sub_no: z.string(),
  currency: Currency,
  amount: z.number(),
  /** True if the bank rejected the account the customer had provided. */
  is_another: z.boolean(),
});

const trackingPath = (orderNo: string) => `/track-order?order=${orderNo}`;

const news =
  (path: (returnNo: string) => string, { isRefunded = true } = {}): Template =>
  (payload, t, lang) => {
    const {
      return_no,
      order_sub_no,
      company_name: company,
      customer_name: customer,
      note,
      ...mail
    } = ReturnMail.parse(payload);
    const names = { return_no, order_no: order_sub_no, company, customer };
    const extras = [note && t('return_note', { note }), mail.paper && t(mail.paper)].filter((text): text is string =>
      Boolean(text),
    );
    return {
      subject: t('subject', names),
      paragraphs: [t('text', names), ...extras, t('more')],
      rows: isRefunded && mail.refund > 0 ? [[t('refund'), formatMoney(mail.refund, mail.currency, lang)]] : [],
      link: { label: t('link'), path: mail.is_guest ? trackingPath(order_sub_no) : path(return_no) },
    };
  };

const customerPath = (no: string) => `/dashboard/returns/${no}`;
const toCustomer = news(customerPath);
const toCustomerWithoutRefund = news(customerPath, { isRefunded: false });
const toVendor = news((no) => `/vendor/returns/${no}`);
const toAdmin = news((no) => `/admin/returns/${no}`);

const refundSent: Template = (payload, t, lang) => {
  const { is_guest, order_id, order_sub_no, currency, amount, bank_reference, last } = RefundMail.parse(payload);
  return {
    subject: t('subject', { order_no: order_sub_no }),
    paragraphs: [t(bank_reference === '' ? 'card' : 'text', { order_no: order_sub_no }), t('more')],
    rows: [
      [t('refund'), formatMoney(amount, currency, lang)],
      ...(last === '' ? [] : [[t('account'), `•••• ${last}`] as const]),
      ...(bank_reference === '' ? [] : [[t('reference'), bank_reference] as const]),
    ],
    link: {
      label: t('link'),
      path: is_guest ? trackingPath(order_sub_no) : `/dashboard/orders?order=${order_id}`,
    },
  };
};

const accountNeeded: Template = (payload, t, lang) => {
  const { is_guest, order_id, return_no, order_sub_no, currency, amount, is_another } = AccountMail.parse(payload);
  const ownPath = return_no === null ? `/dashboard/orders?order=${order_id}` : `/dashboard/returns/${return_no}`;
  const names = { order_no: order_sub_no };
  return {
    subject: t('subject', names),
    paragraphs: [t(is_another ? 'another' : 'text', names), t('more')],
    rows: [[t('refund'), formatMoney(amount, currency, lang)]],
    link: { label: t('link'), path: is_guest ? trackingPath(order_sub_no) : ownPath },
  };
};

/** Mails to customers and vendors about returns and refunds. */
export const returnTemplates: Record<string, Template> = {
  'return-asked': toCustomer,
  'return-asked-of-vendor': toVendor,
  'return-approved': toCustomer,
  'return-declined': toCustomerWithoutRefund,
  'return-received': toCustomer,
  'return-refunded': toCustomer,
  'return-expired': toCustomerWithoutRefund,
  'return-late': toVendor,
  'return-late-for-admin': toAdmin,
  'return-overruled': toVendor,
  'refund-sent': refundSent,
  'refund-account-needed': accountNeeded,
};
