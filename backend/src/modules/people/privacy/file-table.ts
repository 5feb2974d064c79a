import { stringify } from 'csv-stringify/sync';
import { cellText } from '../../../csv/cell.ts';

/** A stored value as text. */
export const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Rows as CSV with the names of the columns, for spreadsheets. */
export const fileTable = (rows: readonly Readonly<Record<string, unknown>>[]): string => {
  const columns = Object.keys(rows[0] ?? {});
  return stringify([columns, ...rows.map((row) => columns.map((column) => cellText(cellOf(row[column]))))], {
    bom: true,
    record_delimiter: 'windows',
  });
};
