import { z } from 'zod';
import { amountInWords } from '../../i18n/wording.ts';
import { Currency } from '../../wire/schemas.ts';
import type { Template } from './template.ts';

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

const BANK_SETTINGS = '/vendor/settings?tab=bank';

const payoutSent: Template = (payload, say, lang) => {
  const { payout_no: no, currency, bank_reference: reference, ...mail } = PayoutMail.parse(payload);
  const told = { ...mail, amount: amountInWords(mail.amount, currency, lang) };
  return {
    subject: say('subject', told),
    paragraphs: [say('text', told), say('reference', { reference })],
    link: { label: say('link'), path: `/vendor/money/payouts/${no}` },
  };
};

const payoutFailed: Template = (payload, say, lang) => {
  const { currency, ...mail } = PayoutMail.parse(payload);
  const told = { ...mail, amount: amountInWords(mail.amount, currency, lang) };
  return {
    subject: say('subject'),
    paragraphs: [say('text', told), say('reason', told), say('more')],
    link: { label: say('link'), path: BANK_SETTINGS },
  };
};

const statementReady: Template = (payload, say, lang) => {
  const { currency, closing, ...mail } = StatementMail.parse(payload);
  const amount = amountInWords(Math.abs(closing), currency, lang);
  const owes = closing > 0 ? 'owed' : 'owing';
  return {
    subject: say('subject', mail),
    paragraphs: [say('text', mail), say(closing === 0 ? 'even' : owes, { amount })],
    link: { label: say('link'), path: `/vendor/money/statements/${mail.statement_no}` },
  };
};

const bankAccount: Template = (payload, say) => {
  const { remarks: reason, ...mail } = BankAccountMail.parse(payload);
  return {
    subject: say('subject'),
    paragraphs: [say('text', mail), ...(reason === '' ? [] : [say('reason', { reason })])],
    link: { label: say('link'), path: BANK_SETTINGS },
  };
};

const bankAccountChanged: Template = (payload, say, lang) => {
  const content = bankAccount(payload, say, lang);
  return { ...content, paragraphs: [...content.paragraphs, say('more')] };
};

/** What vendors hear of their money. */
export const moneyTemplates: Record<string, Template> = {
  'payout-sent': payoutSent,
  'payout-failed': payoutFailed,
  'statement-ready': statementReady,
  'bank-account-changed': bankAccountChanged,
  'bank-account-verified': bankAccount,
  'bank-account-rejected': bankAccount,
};
