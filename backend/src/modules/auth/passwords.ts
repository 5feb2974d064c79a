import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '../../errors.ts';

// OWASP's smallest recommended argon2id setting.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const commonWords = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const unleet = (text: string) => text.replace(/[013457@$!]/g, (character) => LEET[character] ?? character);

const isRun = (text: string): boolean => {
  const steps = [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
};

const isRepetition = (text: string) => /^(.{1,4})\1+$/.test(text);

/**
 * Whether a password is among the commonest: a listed word, also with digits or marks before or after it or with
 * look-alike characters, one piece repeated, or a run such as 123456.
 */
export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase();
  if (isRun(text) || isRepetition(text)) return true;
  const bare = text.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  return [text, unleet(text), bare, unleet(bare)].some((word) => commonWords.has(word));
};

/** @throws AppError 422 on `field` for a common password */
export const refuseCommonPassword = (password: string, field: string): void => {
  if (isCommonPassword(password)) throw invalidField(field, 'validation.password_common');
};

/** The stored form of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

const unknownPerson = hashPassword('the password of nobody');

/** Compares a password with a stored form; without one (nobody has this address) it takes as long and says no. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await unknownPerson), password);
  return stored !== null && matches;
};
