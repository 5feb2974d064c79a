import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import { assertOutsideTransaction } from '../../../database/transaction.ts';
import { invalidField } from '../../../wire/errors.ts';

// Minimum argon2id parameters recommended by OWASP.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const isComment = (line: string) => line === '#' || line.startsWith('# ');

/** Local names that an international list lacks. */
const LOCAL = ['balsam', 'riyadh', 'jeddah', 'dammam', 'makkah', 'madinah', 'saudi', 'manama', 'bahrain', 'muharraq'];

const commonWords = new Set([
  ...LOCAL,
  ...readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isComment(line)),
]);

/** Reason why a password is easy to guess: it is listed, or a listed word followed by digits. */
type Commonness = 'password_common' | 'password_common_word';

/** @returns null if it is neither */
const commonnessOf = (password: string): Commonness | null => {
  const text = password.toLowerCase();
  if (commonWords.has(text)) return 'password_common';
  return commonWords.has(text.replace(/\d+$/, '')) ? 'password_common_word' : null;
};

/** Translation key of the error for a common password; null for any other. */
export const commonPasswordMessage = (password: string): string | null => {
  const commonness = commonnessOf(password);
  return commonness && `validation.${commonness}`;
};

/** @throws AppError 422 on `field` for a common password */
export const assertUncommonPassword = (password: string, field: string): void => {
  const message = commonPasswordMessage(password);
  if (message !== null) throw invalidField(field, message);
};

export const hashPassword = async (password: string): Promise<string> => {
  assertOutsideTransaction('Password hashing');
  return hash(password, COST);
};

const unknownPerson = hashPassword('the password of nobody');

/** Verifies a password against its stored hash. Without a hash (no such account) it takes as long and returns false. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  assertOutsideTransaction('Password hashing');
  const matches = await verify(stored ?? (await unknownPerson), password);
  return stored !== null && matches;
};
