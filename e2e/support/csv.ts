import type { Locator, Page } from '@playwright/test';
import { downloadFile } from './download.ts';

const CELL = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g;

const cellsOf = (line: string): string[] =>
  [...line.matchAll(CELL)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');

/**
 * Downloads a table and returns the file's name, its rows by column name, and its cells: most tables name their columns
 * in the reader's language.
 */
export async function downloadTable(page: Page, button: Locator) {
  const { name, content } = await downloadFile(page, button);
  const text = content.toString();
  // Spreadsheets need the byte order mark to detect UTF-8.
  if (!text.startsWith('\ufeff')) throw new Error('The table does not say that it is UTF-8.');
  const [head = '', ...lines] = text.slice(1).trimEnd().split('\r\n');
  const names = cellsOf(head);
  const cells = lines.map(cellsOf);
  const rows = cells.map((row) =>
    Object.fromEntries(row.map((cell, index): [string, string] => [names[index] ?? '', cell])),
  );
  return { name, rows, cells };
}
