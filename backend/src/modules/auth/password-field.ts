import { z } from 'zod';

// Long enough for any password manager, short enough that hashing one costs nothing unusual.
const MAX_PASSWORD = 200;

/** A password that somebody has: any, but present. Spaces count. */
export const givenPassword = (required: string) =>
  z.string(required).min(1, { error: required, abort: true }).max(MAX_PASSWORD);

/** A password that somebody chooses, of at least `min` characters; `keys` names the sentences for a missing and a short one: what else is wrong with it is not said. */
export const newPassword = (min: number, keys: { required: string; short: string }) =>
  givenPassword(keys.required).min(min, { error: keys.short, abort: true });
