import { z } from 'zod';

// Long enough for any password manager, short enough to hash cheaply.
const MAX_PASSWORD = 200;

/** Existing password: any non-empty string. Spaces count. */
export const existingPassword = (required: string) =>
  z.string(required).min(1, { error: required, abort: true }).max(MAX_PASSWORD);

/** New password of at least `min` characters. `keys` are the messages for a missing and for a short one. */
export const newPassword = (min: number, keys: { required: string; short: string }) =>
  existingPassword(keys.required).min(min, { error: keys.short, abort: true });
