import { calendarDay } from '../../../calendar/days.ts';
import { toGtin14 } from '../../../text/gtin.ts';
import type { Gs1Element } from './gs1-elements.ts';

/** Parts of a GS1 code that matter for a batch; null: not in the code. */
export interface BoxParts {
  /** GTIN-14 of the pack or, on a carton, of its contents. */
  gtin: string | null;
  lotNo: string | null;
  expiresOn: string | null;
  madeOn: string | null;
  serial: string | null;
  quantity: number | null;
}

/**
 * Reason why a code is unreadable. A batch or serial number that is too long usually contains what follows it: the
 * scanner leaves out separators. Foreign characters are often a keyboard in another language.
 */
export type BoxFault =
  | 'empty'
  | 'structure'
  | 'check_digit'
  | 'date'
  | 'lot_too_long'
  | 'lot_characters'
  | 'serial_too_long'
  | 'serial_characters';

export const NO_PARTS: BoxParts = {
  gtin: null,
  lotNo: null,
  expiresOn: null,
  madeOn: null,
  serial: null,
  quantity: null,
};

const LONGEST_TEXT = 20;

/** GS1's character set 82, which has no space. */
const SET_82 = /^[!"%&'()*+,\-./\d:;<=>?A-Z_a-z]+$/;

/** Two-digit years are those from 49 years ago to 50 years ahead. */
const YEARS_BACK = 49;

const fullYear = (twoDigits: number, today: string): number => {
  const earliest = Number(today.slice(0, 4)) - YEARS_BACK;
  return earliest + ((twoDigits - (earliest % 100) + 100) % 100);
};

/** Day of YYMMDD, or null. Day 00 is the last day of the month. */
const readDay = (raw: string, today: string): string | null => {
  const [, yy, mm, dd] = /^(\d\d)(\d\d)(\d\d)$/.exec(raw)?.map(Number) ?? [];
  if (yy === undefined || mm === undefined || dd === undefined) return null;
  const year = fullYear(yy, today);
  return calendarDay(year, mm, dd === 0 ? new Date(Date.UTC(year, mm, 0)).getUTCDate() : dd);
};

const readText = (raw: string, name: 'lot' | 'serial'): { text: string } | BoxFault => {
  if (raw === '') return 'structure';
  if (!SET_82.test(raw)) return `${name}_characters`;
  return raw.length > LONGEST_TEXT ? `${name}_too_long` : { text: raw };
};

const readElement = ({ ai, raw }: Gs1Element, today: string): Partial<BoxParts> | BoxFault => {
  switch (ai) {
    case '01':
    case '02': {
      const gtin = toGtin14(raw);
      return gtin ? { gtin } : /^\d+$/.test(raw) ? 'check_digit' : 'structure';
    }
    case '10': {
      const lot = readText(raw, 'lot');
      return typeof lot === 'string' ? lot : { lotNo: lot.text };
    }
    case '21': {
      const serial = readText(raw, 'serial');
      return typeof serial === 'string' ? serial : { serial: serial.text };
    }
    case '11':
    case '17': {
      const day = readDay(raw, today);
      if (!day) return 'date';
      return ai === '17' ? { expiresOn: day } : { madeOn: day };
    }
    case '30':
    case '37':
      return /^\d{1,8}$/.test(raw) ? { quantity: Number(raw) } : 'structure';
    default:
      return {};
  }
};

const contradicts = (read: BoxParts, added: Partial<BoxParts>): boolean =>
  Object.entries(added).some(([part, value]) => {
    const known = read[part as keyof BoxParts];
    return known !== null && known !== value;
  });

/** Parts of all readable elements, and the first fault. Elements that do not matter for a batch are ignored. */
export const readParts = (elements: readonly Gs1Element[], today: string): { read: BoxParts; fault?: BoxFault } => {
  let read = NO_PARTS;
  let fault: BoxFault | undefined;
  for (const element of elements) {
    const added = readElement(element, today);
    if (typeof added === 'string') fault ??= added;
    else if (contradicts(read, added)) fault ??= 'structure';
    else read = { ...read, ...added };
  }
  return { read, fault };
};
