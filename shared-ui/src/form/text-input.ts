import { string } from 'yup';
import { EMAIL_ADDRESS, PHONE_NUMBER } from '../facts/facts.ts';
import { normalizeDigits } from '../format/format.ts';

/** Invisible characters without meaning, as the server removes them (backend/src/text/normalize.ts). */
const MARKS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const BLANK = /\p{Zs}/gu;
const DASHES = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;
const PLUS_SIGNS = /[\ufe62\uff0b]/g;

/** Text without direction marks and other invisible characters of a paste. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/** Normalized code, e-mail address or number: no invisible characters, plain spaces, Latin digits. */
export const plainCode = (text: string): string => normalizeDigits(text.replace(INVISIBLE, '').replace(BLANK, ' '));

/** Domain in its ASCII form; '' if it is not a domain. */
const asciiDomain = (domain: string): string => {
  if (!/^[\p{L}\p{M}\p{Nd}\p{Join_Control}.\u3002\uff0e\uff61-]+$/u.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
};

/** True for an e-mail address; the domain may be internationalised (user@مثال.السعودية). */
export const isEmailAddress = (text: string): boolean => {
  const address = plainCode(text).trim().toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  return new RegExp(EMAIL_ADDRESS).test(address.slice(0, at) + asciiDomain(address.slice(at)));
};

/** True for a phone number: digits, spaces, plus, minus and parentheses. */
export const isPhoneNumber = (text: string): boolean =>
  new RegExp(PHONE_NUMBER).test(plainCode(text).replace(DASHES, '-').replace(PLUS_SIGNS, '+').trim());

/** A required e-mail address. @param missing and invalid keys of the messages */
export const emailRule = (missing: string, invalid: string) =>
  string()
    .trim()
    .required(missing)
    .test('email', invalid, (text) => !text || isEmailAddress(text));
