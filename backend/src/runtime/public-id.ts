import { randomBytes } from 'node:crypto';

// Crockford's base 32: no I, L, O or U, so that a number can be read out and typed.
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Random characters of five bits each, cryptographically secure. */
export const randomDigits = (length: number): string =>
  Array.from(randomBytes(length), (byte) => DIGITS.charAt(byte % DIGITS.length)).join('');

/** An unguessable order number: BLS- and 50 random bits. */
export const createOrderNumber = (): string => `BLS-${randomDigits(LENGTH)}`;
