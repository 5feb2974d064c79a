import { LIMITS } from '@balsam/shared-api';
import { plainCode } from '@balsam/shared-ui';

/** One typed or pasted line. */
export interface TypedLine {
  sku: string;
  quantity: number;
}

/** Maximum number of lines per request. */
export const MOST_LINES = LIMITS.quickOrderLines;

/** Maximum length accepted by the server. */
export const LONGEST_SKU = 100;

/** Separators between a SKU without spaces and its quantity: a tab, a comma, a semicolon, a times sign, or spaces. */
const LINE = /^(?<sku>\S+?)\s*(?:[\t,;،؛×*]|\s[xX]?)\s*(?<quantity>\d+)$/;

/**
 * Two columns of a spreadsheet: the SKU may contain spaces, and an empty second column means one. Undefined for other
 * lines.
 */
function readColumns(line: string): { sku: string; quantity: string } | undefined {
  const columns = line.trim();
  const tab = columns.lastIndexOf('\t');
  if (tab < 0) return line.trimStart().includes('\t') ? { sku: columns, quantity: '1' } : undefined;
  const quantity = columns.slice(tab + 1).trim();
  return /^\d+$/.test(quantity) ? { sku: columns.slice(0, tab).trim(), quantity } : undefined;
}

/**
 * Parses lines of SKUs and quantities. The default quantity is 1, and lines with 0 are dropped. Quantities of the same
 * SKU are added up.
 */
export function parseLines(text: string): TypedLine[] {
  const linesBySku = new Map<string, TypedLine>();
  for (const line of plainCode(text).split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const { sku = trimmed, quantity = '1' } = readColumns(line) ?? LINE.exec(trimmed)?.groups ?? {};
    if (Number(quantity) === 0) continue;
    const previous = linesBySku.get(sku.toLowerCase());
    const sum = (previous?.quantity ?? 0) + Number(quantity);
    linesBySku.set(sku.toLowerCase(), { sku: previous?.sku ?? sku, quantity: Math.min(sum, LIMITS.quantity) });
  }
  return [...linesBySku.values()];
}
