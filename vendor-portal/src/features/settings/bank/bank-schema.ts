import { object, string, type InferType } from 'yup';
import { textKey } from '../../../locales/texts.ts';

/** How an IBAN of Saudi Arabia or of Bahrain is written, spaces aside; whether its check digits are right, the server says. */
const IBAN = /^(SA\d{2}[A-Z0-9]{20}|BH\d{2}[A-Z0-9]{18})$/;

const plain = (text = '') => text.replaceAll(/\s/g, '').toUpperCase();

/** The account that the vendor is to be paid to. */
export const bankSchema = object({
  iban: string()
    .transform(plain)
    .required(textKey('settings.bank.error.iban'))
    .matches(IBAN, textKey('settings.bank.error.iban')),
  holder: string().trim().required(textKey('settings.bank.error.holder')),
  bank: string().trim().required(textKey('settings.bank.error.bank')),
});

export type BankValues = InferType<typeof bankSchema>;
