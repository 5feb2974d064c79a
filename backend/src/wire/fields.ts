import { z } from 'zod';
import { EMAIL_ADDRESS, PHONE_NUMBER } from '../facts/text-input.ts';
import {
  isLine,
  isLines,
  normalizeCode,
  normalizeEmail,
  normalizeLine,
  normalizeLines,
  normalizePhone,
  normalizeScan,
  normalizeSearch,
} from '../text/normalize.ts';

// Input types shared by several forms. Messages are translation keys.

/** Text with its own message when missing; other errors have the general messages. */
const text = (missing?: string) => z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) });

/** Text that is normalised before validation. */
const kind = (normalize: (text: string) => string, missing?: string) => text(missing).overwrite(normalize);

/** Single-line text: line breaks and other control characters are errors. */
const line = (normalize: (text: string) => string, missing?: string) =>
  kind(normalize, missing).refine(isLine, { error: 'validation.one_line', abort: true });

/** Single-line text: a name, a title, an address. */
export const Line = (max = 200, missing?: string) => line(normalizeLine, missing).max(max);

/** Multi-line text: a description, a reason, a message. */
export const Lines = (max = 200, missing?: string, long?: string) =>
  kind(normalizeLines, missing).refine(isLines, { error: 'validation.control_characters', abort: true }).max(max, long);

/** A code or a number; Arabic and Persian digits become Latin ones. */
export const Code = (max = 200, missing?: string, long?: string) => line(normalizeCode, missing).max(max, long);

/** A code that may come from a scanner: group separators (U+001D) become visible (U+241D). */
export const ScannedCode = (max: number) => line(normalizeScan).max(max);

/** Required single-line text with at least one visible character. */
export const requiredText = (message: string, max = 200) => Line(max, message).min(1, message);

/** Optional single-line text, empty by default. */
export const optionalText = (max = 200) => Line(max).default('');

/** Required multi-line text with at least one visible character. */
export const requiredLines = (message: string, max = 200) => Lines(max, message).min(1, message);

/** Optional multi-line text, empty by default. */
export const optionalLines = (max = 200) => Lines(max).default('');

/** A field length in the QR code of a Saudi invoice is one byte. */
const MOST_BYTES_IN_QR = 255;

/** A company’s legal name that fits the QR code of an invoice: up to 127 Arabic letters. */
export const legalName = <Name extends z.ZodType<string>>(name: Name) =>
  name.refine((text) => Buffer.byteLength(text) <= MOST_BYTES_IN_QR, 'validation.legal_name_long');

export const requiredCode = (message: string, max = 200) => Code(max, message).min(1, message);

/** Optional code or number, empty by default. */
export const optionalCode = (max = 200) => Code(max).default('');

/** A phone number without a format check. */
export const PhoneText = (missing: string, max = 40) =>
  line(normalizePhone, missing).min(1, { error: missing, abort: true }).max(max);

/** A phone number in any common notation. */
export const Phone = (missing: string) =>
  PhoneText(missing).refine(
    (number) => new RegExp(PHONE_NUMBER).test(number),
    'validation.address.phone_number_invalid',
  );

/** An e-mail address in lower case, with an internationalised domain in ASCII form. */
export const Email = line(normalizeEmail, 'validation.email_required')
  .min(1, { error: 'validation.email_required', abort: true })
  .max(254, { abort: true })
  .email({ pattern: new RegExp(EMAIL_ADDRESS), error: 'validation.email_invalid' });

/**
 * A day as `YYYY-MM-DD`; Arabic and Persian digits are accepted.
 * @param error translation key for text that is not a day
 */
export const DayField = (error?: string) => kind(normalizeCode, error).date(error);

/** Row id, as a number or as digits (forms, query strings). */
export const Id = (message?: string) =>
  z.union(
    [
      z.int().min(1),
      kind(normalizeCode)
        .regex(/^[1-9]\d{0,14}$/)
        .transform(Number),
    ],
    message,
  );

/** A quantity of at least 1, as a number or as digits. */
export const Quantity = Id;

/** Row id, or null for an empty form field. */
export const OptionalId = z
  .union([z.literal('').transform(() => null), Id(), z.null()])
  .optional()
  .transform((id) => id ?? null);

/** A boolean, also as text of a form. */
export const Flag = z.union([z.boolean(), z.stringbool()]);

export const SearchField = (max: number) => kind(normalizeSearch).max(max);

/** Search text of a list of places; empty matches everything. */
export const Search = SearchField(100).default('');
