import { CURRENCY_DIGITS } from '../facts/currencies.ts';
import { toWire } from '../money/money.ts';
import { withoutMarks } from '../text/normalize.ts';
import type { Currency } from '../wire/schemas.ts';

/** An amount in minor units; its currency is in a separate column or in the column name. */
interface Amount {
  readonly minor: number;
  readonly currency: Currency;
}

/** Content of a cell. Timestamps are in Riyadh time (`localMoment`). */
export type Cell = string | number | Amount | null;

// Spreadsheets interpret a text that begins with one of these as a formula.
const FORMULA = /^'*[=+\-@\t\n\uff1d\uff0b\uff0d\uff20]/;

/** Text of a cell without invisible marks and with LF line ends. */
export const plainText = (text: string): string => withoutMarks(text).replace(/\r\n?/g, '\n');

const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe with which `cellText` escapes a formula. */
export const unguarded = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);

/** Canonical form of a cell, as it is read back. */
export const plainCell = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return plainText(cell);
  return toWire(cell.minor, cell.currency).toFixed(CURRENCY_DIGITS[cell.currency]);
};

/** A cell as written to the file. Text that looks like a formula is escaped with an apostrophe. */
export const cellText = (cell: Cell): string => (typeof cell === 'string' ? guarded(plainCell(cell)) : plainCell(cell));
