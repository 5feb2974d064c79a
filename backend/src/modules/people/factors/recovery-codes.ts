import { createHash, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { assertOutsideTransaction } from '../../../database/transaction.ts';

/** Crockford's base 32: no I, L, O or U, which are confused with digits or make words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 10;
const CODE_LENGTH = 10;

const SALT_BYTES = 16;
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** A code as stored, from any notation: case, spaces and dashes do not matter, and O, I and L are digits. */
export const canonicalRecoveryCode = (text: string): string =>
  text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

const newCode = () => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * Hash by which a code is found. Slow, because 50 random bits could be guessed from a fast one; the person is the salt.
 * @param code in its canonical form
 */
export const hashRecoveryCode = (userId: number, code: string): Promise<Buffer> => {
  assertOutsideTransaction('Hashing a recovery code');
  const salt = createHash('sha256').update(`recovery-code:${userId}`).digest().subarray(0, SALT_BYTES);
  return hashRaw(code, { ...COST, salt });
};

/** New codes with their hashes; the codes are shown once, as `ABCDE-FGHJK`. */
export const newRecoveryCodes = async (userId: number): Promise<{ codes: string[]; hashes: Buffer[] }> => {
  const codes = Array.from({ length: CODES }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(userId, code)));
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes };
};
