import { domainToASCII } from 'node:url';
import { latinDigits } from './digits.ts';

// One normaliser per kind of text input. Each is idempotent and linear in time, since it runs before the length check.

/** Invisible characters that no spelling needs. Joiners (U+200C, U+200D) stay: they shape Persian, Indic and emoji. */
const MARKS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const INVISIBLE_BUT_JOINERS = /[^\P{Default_Ignorable_Code_Point}\u200c\u200d]|[\ufff9-\ufffb]/gu;
/** U+2800 is the empty Braille pattern. */
const SHOWN = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800\ufff9-\ufffb]/u;
const EDGE = /[\p{White_Space}\p{Join_Control}]/u;

/** The bound of Unicode's Stream-Safe Text Format (UAX 15). */
const ENDLESS_MARKS = /\p{M}{31}/u;

const LINE_END = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const BLANKS = /[\p{Zs}\t]+/gu;
const BLANKS_AFTER_TEXT = /(?<=\S)[\p{Zs}\t]+(\n)?/gu;
const UNSEEN = /[\p{White_Space}\p{Cc}]+/gu;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_WITHIN_LINES = /[^\P{Cc}\n\t]/u;

const DASHES = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;
const PLUS_SIGNS = /[\ufe62\uff0b]/g;

/** `String.trim` for all Unicode white space and for joiners at the ends; invisible text becomes ''. */
const trimmed = (text: string): string => {
  if (!SHOWN.test(text)) return '';
  let start = 0;
  let end = text.length;
  while (EDGE.test(text.charAt(start))) start += 1;
  while (EDGE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

/** NFC. Its cost is quadratic in a run of combining marks, so text with a run that no language has stays unchanged. */
const composed = (text: string): string => (ENDLESS_MARKS.test(text) ? text : text.normalize('NFC'));

/** The text without direction marks and other invisible characters. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

const unmarked = (text: string): string => composed(withoutMarks(text));
const bare = (text: string): string => composed(text.replace(INVISIBLE, ''));

/** One line of text, such as a name or an address. */
export const normalizeLine = (text: string): string => trimmed(unmarked(text).replace(BLANKS, ' '));

/** Text of several lines, such as a description: Unix line ends, indentation as typed. */
export const normalizeLines = (text: string): string =>
  trimmed(
    unmarked(text)
      .replace(LINE_END, '\n')
      .replace(BLANKS_AFTER_TEXT, (_, lineEnd = ' ') => lineEnd),
  );

/** A code, such as a SKU, a coupon, an IBAN or an order number; the case of letters is preserved. */
export const normalizeCode = (text: string): string => trimmed(latinDigits(bare(text)).replace(BLANKS, ' '));

/** Key that is equal for all spellings of a code. */
export const codeKey = (code: string): string => normalizeCode(code).toLowerCase();

/** A code from a scanner, whose separators of GS1 elements are control characters: they become visible (U+241D). */
export const normalizeScan = (text: string): string => normalizeCode(text.replaceAll('\u001d', '\u241d'));

/** A phone number with ASCII dashes and plus sign, whatever it was copied from. */
export const normalizePhone = (text: string): string =>
  normalizeCode(text).replace(DASHES, '-').replace(PLUS_SIGNS, '+');

/** Text to search for; white space and control characters become spaces. */
export const normalizeSearch = (text: string): string => trimmed(unmarked(text).replace(UNSEEN, ' '));

/** Letters, digits, joiners, and the full stops of East Asia; no other character belongs to an internationalised domain. */
const DOMAIN = /^[\p{L}\p{M}\p{Nd}\p{Join_Control}.\u3002\uff0e\uff61-]+$/u;
const LONGEST_DOMAIN = 253;
const ASCII = /^[a-z\d.-]*$/;

/**
 * An e-mail address in lower case. An internationalised domain is stored in its ASCII form (`xn--…`), to which mail is
 * sent; a domain without one stays unchanged.
 */
export const normalizeEmail = (text: string): string => {
  const address = trimmed(bare(text)).toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const isPlain = ASCII.test(domain) && !domain.includes('xn--');
  if (isPlain || domain.length > LONGEST_DOMAIN || !DOMAIN.test(domain)) return address;
  // In Persian and Indic domains, a joiner makes a different name.
  const typed = trimmed(composed(text.slice(text.lastIndexOf('@') + 1).replace(INVISIBLE_BUT_JOINERS, '')));
  const ascii = typed.length <= LONGEST_DOMAIN && DOMAIN.test(typed) ? domainToASCII(typed) : '';
  return address.slice(0, at) + (ascii || domainToASCII(domain) || domain);
};

/** True for a line without line breaks and other control characters. */
export const isLine = (text: string): boolean => !CONTROL.test(text);

/** True for text whose only control characters are line breaks and tabs. */
export const isLines = (text: string): boolean => !CONTROL_WITHIN_LINES.test(text);
