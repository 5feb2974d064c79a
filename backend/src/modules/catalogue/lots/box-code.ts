import { isMisreadGtin, toGtin14 } from '../../../text/gtin.ts';
import { normalizeCode } from '../../../text/normalize.ts';
import { NO_PARTS, readParts, type BoxFault, type BoxParts } from './box-parts.ts';
import { isWebAddress, readDigitalLink, readElementString } from './gs1-elements.ts';

type BoxCode =
  | { kind: 'gtin'; gtin: string }
  | ({ kind: 'gs1' } & BoxParts)
  /** A code of the other agency for medical devices: the batch has to be typed. */
  | { kind: 'hibc' }
  | { kind: 'unreadable'; reason: BoxFault; read: BoxParts };

/** Longer than any code on a box; bounds the work for a text that is none. */
const LONGEST = 400;

/** Group separator, which ends an element of variable length. */
const GS = '\u001d';

/** Spellings of the separator. All but <GS> contain a character that GS1 does not use. */
const SEPARATORS = /<GS>|\{GS\}|[|^\u241d]/gi;

/** Identifiers of GS1-128, DataBar, Data Matrix, QR code and DotCode with GS1 elements, and those of other barcodes. */
const GS1_SYMBOLOGY = /^\](?:C1|e[0-2]|d2|Q3|J1)/;
const OTHER_SYMBOLOGY = /^\][A-Za-z]\d/;

const unreadable = (reason: BoxFault, read = NO_PARTS): BoxCode => ({ kind: 'unreadable', reason, read });

/** Removes separators at the start, which some scanners send. */
const trimmedStart = (code: string): string => {
  let start = 0;
  while (code[start] === GS) start += 1;
  return code.slice(start).trim();
};

const readElements = (code: string, today: string): BoxCode => {
  const { elements, isWhole } = isWebAddress(code) ? readDigitalLink(code) : readElementString(code);
  const { read, fault } = readParts(elements, today);
  const isEmpty = Object.values(read).every((part) => part === null);
  if (fault || !isWhole || isEmpty) return unreadable(fault ?? 'structure', read);
  return { kind: 'gs1', ...read };
};

/**
 * Reads a code from a box, scanned or typed: a barcode, a GS1 element string or a GS1 Digital Link. Never throws. A
 * batch number may contain the elements after it if the scanner leaves out separators: people must compare it with the
 * box.
 * @param today YYYY-MM-DD, which decides the century of two-digit years
 */
export const readBoxCode = (text: string, today: string): BoxCode => {
  if (text.length > LONGEST) return unreadable('structure');
  const scanned = trimmedStart(normalizeCode(text).replace(SEPARATORS, GS));
  const isGs1 = GS1_SYMBOLOGY.test(scanned);
  const code = trimmedStart(scanned.replace(isGs1 ? GS1_SYMBOLOGY : OTHER_SYMBOLOGY, ''));
  if (code === '') return unreadable('empty');
  if (code.startsWith('+')) return { kind: 'hibc' };
  // Printed below a barcode, its digits have gaps.
  const digits = code.replaceAll(' ', '');
  const gtin = isGs1 ? null : toGtin14(digits);
  if (gtin) return { kind: 'gtin', gtin };
  if (!isGs1 && isMisreadGtin(digits)) return unreadable('check_digit');
  return readElements(code, today);
};
