import { object, string, type InferType } from 'yup';
import { textKey } from '../../../locales/texts.ts';

/** Format of a Saudi or Bahraini IBAN without spaces. The server checks the check digits. */
const IBAN = /^(SA\d{2}[A-Z0-9]{20}|BH\d{2}[A-Z0-9]{18})$/;

const plain = (text = '') => text.replaceAll(/\s/g, '').toUpperCase();

/** Bank account for payouts. */
export const bankSchema = object({
  iban: string()
    .transform(plain)
    .required(textKey('settings.bank.error.iban'))
    .matches(IBAN, textKey('settings.bank.error.iban')),
  holder: string().trim().required(textKey('settings.bank.error.holder')),
  bank: string().trim().required(textKey('settings.bank.error.bank')),
});

export type BankValues = InferType<typeof bankSchema>;
