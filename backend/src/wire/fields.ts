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
  normalizeSearch,
} from '../text/normalize.ts';

// The kinds of input that several forms share. Messages are translation keys.

/** Text whose absence has a message of its own; other errors have general messages. */
const text = (missing?: string) => z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) });

/** Text that passes a normaliser before it is checked. */
const kind = (normalize: (text: string) => string, missing?: string) => text(missing).overwrite(normalize);

/** Text of one line; a line break or another control character in it is refused. */
const line = (normalize: (text: string) => string, missing?: string) =>
  kind(normalize, missing).refine(isLine, { error: 'validation.one_line', abort: true });

/** One line of text: a name, a title, an address. */
export const Line = (max = 200, missing?: string) => line(normalizeLine, missing).max(max);

/** Text of several lines: a description, a reason, a message. */
export const Lines = (max = 200, missing?: string, long?: string) =>
  kind(normalizeLines, missing).refine(isLines, { error: 'validation.control_characters', abort: true }).max(max, long);

/** A code or a number, with digits as typed on a Latin keyboard. */
export const Code = (max = 200, missing?: string, long?: string) => line(normalizeCode, missing).max(max, long);

/** One line that must hold something that shows. */
export const requiredText = (message: string, max = 200) => Line(max, message).min(1, message);

/** One line that may be left out; absent is empty. */
export const optionalText = (max = 200) => Line(max).default('');

/** Several lines that must hold something that shows. */
export const requiredLines = (message: string, max = 200) => Lines(max, message).min(1, message);

/** Several lines that may be left out; absent is empty. */
export const optionalLines = (max = 200) => Lines(max).default('');

/** In the QR code of a Saudi invoice the length of a field is one byte. */
const MOST_BYTES_IN_QR = 255;

/** A company’s legal name, no longer than the QR code of an invoice has room for: 127 Arabic letters. */
export const legalName = <Name extends z.ZodType<string>>(name: Name) =>
  name.refine((text) => Buffer.byteLength(text) <= MOST_BYTES_IN_QR, 'validation.legal_name_long');

/** A code or a number that must be there. */
export const requiredCode = (message: string, max = 200) => Code(max, message).min(1, message);

/** A code or a number that may be left out. */
export const optionalCode = (max = 200) => Code(max).default('');

/** A phone number whose form has a rule of its own. */
export const PhoneText = (missing: string, max = 40) =>
  line(normalizePhone, missing).min(1, { error: missing, abort: true }).max(max);

/** A phone number as people write it. */
export const Phone = (missing: string) =>
  PhoneText(missing).refine(
    (number) => new RegExp(PHONE_NUMBER).test(number),
    'validation.address.phone_number_invalid',
  );

/** An e-mail address in lower case; an internationalised domain in its ASCII form. */
export const Email = line(normalizeEmail, 'validation.email_required')
  .min(1, { error: 'validation.email_required', abort: true })
  .max(254, { abort: true })
  .email({ pattern: new RegExp(EMAIL_ADDRESS), error: 'validation.email_invalid' });

/** A day as `YYYY-MM-DD`, in the digits of any keyboard. @param error translation key for text that is not a day */
export const DayField = (error?: string) => kind(normalizeCode, error).date(error);

/** The id of a row, as a number or, from forms and addresses, as digits. */
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

/** How many of something: from 1 on, as a number or, from forms, as digits. */
export const Quantity = Id;

/** An id that a form may leave empty; null when it does. */
export const OptionalId = z
  .union([z.literal('').transform(() => null), Id(), z.null()])
  .optional()
  .transform((id) => id ?? null);

/** A yes or no, as a boolean or as a form writes it. */
export const Flag = z.union([z.boolean(), z.stringbool()]);

/** Text to search for. */
export const SearchField = (max: number) => kind(normalizeSearch).max(max);

/** Text to search for in a list of places; empty finds everything. */
export const Search = SearchField(100).default('');
