import { z } from 'zod';
import { latinDigits } from '../text/digits.ts';

// The kinds of input that several forms share. Messages are translation keys.

/** Text whose absence has a message of its own; what else may be wrong with it is said in general words. */
const text = (missing: string) => z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) });

/** Text that must hold something besides spaces. */
export const requiredText = (message: string, max = 200) => text(message).trim().min(1, message).max(max);

/** Text that may be left out; absent is empty. */
export const optionalText = (max = 200) => z.string().trim().max(max).default('');

/** In the QR code of a Saudi invoice the length of a field is one byte. */
const MOST_BYTES_IN_QR = 255;

/** A company’s legal name, no longer than the QR code of an invoice has room for: 127 Arabic letters. */
export const legalName = <Name extends z.ZodType<string>>(name: Name) =>
  name.refine((text) => Buffer.byteLength(text) <= MOST_BYTES_IN_QR, 'validation.legal_name_long');

/** A code or a number that must be there: its digits count as typed on a Latin keyboard. */
export const requiredCode = (message: string, max = 200) => requiredText(message, max).overwrite(latinDigits);

/** A code or a number that may be left out. */
export const optionalCode = (max = 200) => z.string().trim().max(max).overwrite(latinDigits).default('');

/** An e-mail address, lower-cased. */
export const Email = text('validation.email_required')
  .trim()
  .toLowerCase()
  .min(1, 'validation.email_required')
  .max(254)
  .pipe(z.email('validation.email_invalid'));

/** The id of a row, as a number or, from forms and addresses, as digits. */
export const Id = (message?: string) =>
  z.union(
    [
      z.int().min(1),
      z
        .string()
        .regex(/^[1-9]\d{0,14}$/)
        .transform(Number),
    ],
    message,
  );

/** How many of something: from 1 on, as a number or, from forms, as digits. */
export const Quantity = Id;

/** An id that a form may leave empty; null when it does. */
export const OptionalId = z
  .union([z.literal('').transform(() => null), Id(), z.null()])
  .optional()
  .transform((id) => id ?? null);

/** A yes or no, as a boolean or as a form writes it. */
export const Flag = z.union([z.boolean(), z.stringbool()]);

/** What somebody looks for in a list; empty finds everything. */
export const Search = z.string().trim().max(100).default('');
