import { z } from 'zod';
import { formatMonth } from '../../i18n/days.ts';
import { formatAmount } from '../../i18n/wording.ts';
import { Currency } from '../../wire/schemas.ts';
import type { Translate, Template } from './template.ts';

const PayoutMail = z.object({
  firstname: z.string(),
  payout_no: z.string(),
  currency: Currency,
  amount: z.number(),
  last: z.string(),
  bank_reference: z.string(),
  reason: z.string(),
});

const StatementMail = z.object({
  firstname: z.string(),
  statement_no: z.string(),
  month: z.string(),
  currency: Currency,
  closing: z.number(),
});

const BankAccountMail = z.object({
  firstname: z.string(),
  bank: z.string(),
  last: z.string(),
  remarks: z.string(),
  is_held_back: z.boolean(),
});

const OwedMail = z.object({
  firstname: z.string(),
  currency: Currency,
  amount: z.number(),
  iban: z.string(),
  holder: z.string(),
  bank: z.string(),
});

const BANK_SETTINGS = '/vendor/settings?tab=bank';

const payoutSent: Template = (payload, t, lang) => {
  const { payout_no: no, currency, bank_reference: reference, ...mail } = PayoutMail.parse(payload);
  const params = { ...mail, amount: formatAmount(mail.amount, currency, lang) };
  return {
    subject: t('subject', params),
    paragraphs: [t('text', params), t('reference', { reference })],
    link: { label: t('link'), path: `/vendor/money/payouts/${no}` },
  };
};

const payoutFailed: Template = (payload, t, lang) => {
  const { currency, ...mail } = PayoutMail.parse(payload);
  const params = { ...mail, amount: formatAmount(mail.amount, currency, lang) };
  return {
    subject: t('subject'),
    paragraphs: [t('text', params), t('reason', params), t('more')],
    link: { label: t('link'), path: BANK_SETTINGS },
  };
};

const statementReady: Template = (payload, t, lang) => {
  const { currency, closing, ...mail } = StatementMail.parse(payload);
  const amount = formatAmount(Math.abs(closing), currency, lang);
  const owes = closing > 0 ? 'owed' : 'owing';
  return {
    subject: t('subject', { ...mail, month: formatMonth(mail.month, lang) }),
    paragraphs: [t('text', mail), t(closing === 0 ? 'even' : owes, { amount })],
    link: { label: t('link'), path: `/vendor/money/statements/${mail.statement_no}` },
  };
};

/** @param more paragraphs after the first sentence */
const bankAccount =
  (more: (mail: z.infer<typeof BankAccountMail>, t: Translate) => string[]): Template =>
  (payload, t) => {
    const mail = BankAccountMail.parse(payload);
    return {
      subject: t('subject'),
      paragraphs: [t('text', { firstname: mail.firstname, bank: mail.bank, last: mail.last }), ...more(mail, t)],
      link: { label: t('link'), path: BANK_SETTINGS },
    };
  };

const balanceOwed: Template = (payload, t, lang) => {
  const { currency, amount: minor, firstname, ...account } = OwedMail.parse(payload);
  const params = { firstname, amount: formatAmount(minor, currency, lang) };
  return {
    subject: t('subject', params),
    paragraphs: [t('text', params), ...(account.iban === '' ? [] : [t('account', account)])],
    link: { label: t('link'), path: '/vendor/money' },
  };
};

/** Mails to vendors about payouts and bank accounts. */
export const moneyTemplates: Record<string, Template> = {
  'payout-sent': payoutSent,
  'payout-failed': payoutFailed,
  'statement-ready': statementReady,
  'bank-account-changed': bankAccount(({ is_held_back: isHeldBack }, t) => [
    ...(isHeldBack ? [t('held')] : []),
    t('more'),
  ]),
  'bank-account-verified': bankAccount(() => []),
  'bank-account-rejected': bankAccount(({ remarks: reason }, t) => [t('reason', { reason })]),
  'balance-owed': balanceOwed,
};
