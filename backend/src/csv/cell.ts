import { CURRENCY_DIGITS } from '../facts/currencies.ts';
import { toWire } from '../money/money.ts';
import { withoutMarks } from '../text/normalize.ts';
import type { Currency } from '../wire/schemas.ts';

/** An amount in a table, in minor units; its currency stands in a column of its own or in the column's name. */
interface Amount {
  readonly minor: number;
  readonly currency: Currency;
}

/** What a cell may hold. A moment is written by the shop's clock (`localMoment`). */
export type Cell = string | number | Amount | null;

// Spreadsheets take a text that begins with one of these for a formula.
const FORMULA = /^'*[=+\-@\t\n\uff1d\uff0b\uff0d\uff20]/;

/** A text as a table carries it: without invisible marks, line breaks as Unix writes them. */
export const plainText = (text: string): string => withoutMarks(text).replace(/\r\n?/g, '\n');

const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Takes off the apostrophe that `cellText` has put before what looks like a formula. */
export const unguarded = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);

/** What a cell says, as whoever reads it back understands it. */
export const plainCell = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return plainText(cell);
  return toWire(cell.minor, cell.currency).toFixed(CURRENCY_DIGITS[cell.currency]);
};

/** A cell as it is written. No spreadsheet computes it: text that looks like a formula begins with an apostrophe. */
export const cellText = (cell: Cell): string => (typeof cell === 'string' ? guarded(plainCell(cell)) : plainCell(cell));
