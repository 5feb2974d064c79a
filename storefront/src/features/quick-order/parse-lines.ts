import { LIMITS } from '@balsam/shared-api';
import { plainCode } from '@balsam/shared-ui';

/** One line as somebody typed or pasted it. */
export interface TypedLine {
  sku: string;
  quantity: number;
}

/** So many can be looked up at once. */
export const MOST_LINES = LIMITS.quickOrderLines;

/** The server takes no longer one. */
export const LONGEST_SKU = 100;

/** Between a SKU without spaces and its number: a tab of a spreadsheet, a comma, a semicolon, a times sign, or spaces. */
const LINE = /^(?<sku>\S+?)\s*(?:[\t,;،؛×*]|\s[xX]?)\s*(?<quantity>\d+)$/;

/** Two columns of a spreadsheet: the SKU may hold spaces, and an empty second one wants one. Undefined for any other line. */
function readColumns(line: string): { sku: string; quantity: string } | undefined {
  const columns = line.trim();
  const tab = columns.lastIndexOf('\t');
  if (tab < 0) return line.trimStart().includes('\t') ? { sku: columns, quantity: '1' } : undefined;
  const quantity = columns.slice(tab + 1).trim();
  return /^\d+$/.test(quantity) ? { sku: columns.slice(0, tab).trim(), quantity } : undefined;
}

/** What somebody wants, line by line; a line without a number wants one, and one with 0 nothing. Lines of the same SKU are added up. */
export function parseLines(text: string): TypedLine[] {
  const wanted = new Map<string, TypedLine>();
  for (const line of plainCode(text).split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const { sku = trimmed, quantity = '1' } = readColumns(line) ?? LINE.exec(trimmed)?.groups ?? {};
    if (Number(quantity) === 0) continue;
    const before = wanted.get(sku.toLowerCase());
    const sum = (before?.quantity ?? 0) + Number(quantity);
    wanted.set(sku.toLowerCase(), { sku: before?.sku ?? sku, quantity: Math.min(sum, LIMITS.quantity) });
  }
  return [...wanted.values()];
}
