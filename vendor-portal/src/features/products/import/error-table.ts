import type { ImportError } from '@balsam/shared-api';

// Spreadsheets take a text that begins with one of these for a formula.
const FORMULA = /^[=+\-@\t]/;

const cell = (text: string): string => {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
};

/** The errors of a file as a table that spreadsheets open: UTF-8 with a byte order mark, one error in each line. */
export const errorTable = (head: readonly string[], errors: readonly ImportError[]): Blob => {
  const lines = errors.map(({ row, sku, field, message }) => [String(row), sku, field, message]);
  const text = [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
};
