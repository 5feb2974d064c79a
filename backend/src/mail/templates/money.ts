import { z } from 'zod';
import { formatMonth } from '../../i18n/days.ts';
import { formatAmount } from '../../i18n/wording.ts';
import { Currency } from '../../wire/schemas.ts';
import type { Say, Template } from './template.ts';

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

const BankAccountMail = z.object({ firstname: z.string(), bank: z.string(), last: z.string(), remarks: z.string() });

const OwedMail = z.object({
  firstname: z.string(),
  currency: Currency,
  amount: z.number(),
  iban: z.string(),
  holder: z.string(),
  bank: z.string(),
});

const BANK_SETTINGS = '/vendor/settings?tab=bank';

const payoutSent: Template = (payload, say, lang) => {
  const { payout_no: no, currency, bank_reference: reference, ...mail } = PayoutMail.parse(payload);
  const told = { ...mail, amount: formatAmount(mail.amount, currency, lang) };
  return {
    subject: say('subject', told),
    paragraphs: [say('text', told), say('reference', { reference })],
    link: { label: say('link'), path: `/vendor/money/payouts/${no}` },
  };
};

const payoutFailed: Template = (payload, say, lang) => {
  const { currency, ...mail } = PayoutMail.parse(payload);
  const told = { ...mail, amount: formatAmount(mail.amount, currency, lang) };
  return {
    subject: say('subject'),
    paragraphs: [say('text', told), say('reason', told), say('more')],
    link: { label: say('link'), path: BANK_SETTINGS },
  };
};

const statementReady: Template = (payload, say, lang) => {
  const { currency, closing, ...mail } = StatementMail.parse(payload);
  const amount = formatAmount(Math.abs(closing), currency, lang);
  const owes = closing > 0 ? 'owed' : 'owing';
  return {
    subject: say('subject', { ...mail, month: formatMonth(mail.month, lang) }),
    paragraphs: [say('text', mail), say(closing === 0 ? 'even' : owes, { amount })],
    link: { label: say('link'), path: `/vendor/money/statements/${mail.statement_no}` },
  };
};

/** @param more paragraphs after the first sentence */
const bankAccount =
  (more: (mail: z.infer<typeof BankAccountMail>, say: Say) => string[]): Template =>
  (payload, say) => {
    const mail = BankAccountMail.parse(payload);
    return {
      subject: say('subject'),
      paragraphs: [say('text', mail), ...more(mail, say)],
      link: { label: say('link'), path: BANK_SETTINGS },
    };
  };

const balanceOwed: Template = (payload, say, lang) => {
  const { currency, amount: minor, firstname, ...account } = OwedMail.parse(payload);
  const told = { firstname, amount: formatAmount(minor, currency, lang) };
  return {
    subject: say('subject', told),
    paragraphs: [say('text', told), ...(account.iban === '' ? [] : [say('account', account)])],
    link: { label: say('link'), path: '/vendor/money' },
  };
};

/** Mails to vendors about payouts and bank accounts. */
export const moneyTemplates: Record<string, Template> = {
  'payout-sent': payoutSent,
  'payout-failed': payoutFailed,
  'statement-ready': statementReady,
  'bank-account-changed': bankAccount((_mail, say) => [say('more')]),
  'bank-account-verified': bankAccount(() => []),
  'bank-account-rejected': bankAccount(({ remarks: reason }, say) => [say('reason', { reason })]),
  'balance-owed': balanceOwed,
};
