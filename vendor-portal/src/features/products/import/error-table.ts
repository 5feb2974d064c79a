import type { ImportError } from '@balsam/shared-api';

// Spreadsheets read a text that starts with one of these as a formula.
const FORMULA = /^[=+\-@\t]/;

const cell = (text: string): string => {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
};

/** Errors of a file as a CSV file for spreadsheets: UTF-8 with a byte order mark, one error per line. */
export const errorTable = (head: readonly string[], errors: readonly ImportError[]): Blob => {
  const lines = errors.map(({ row, sku, field, message }) => [String(row), sku, field, message]);
  const text = [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
};
