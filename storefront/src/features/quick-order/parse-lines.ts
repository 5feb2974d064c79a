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

/** Digits, with or without separators of thousands: 1,000. */
const NUMBER = /\d{1,3}(?:[,،]\d{3})+|\d+/.source;
const QUANTITY = new RegExp(`^(?:${NUMBER})$`);

/** Separators between a SKU without spaces and its quantity: a tab, a comma, a semicolon, a times sign, or spaces. */
const LINE = new RegExp(`^(?<sku>\\S+?)\\s*(?:[\\t,;،؛×*]|\\s[xX]?)\\s*(?<quantity>${NUMBER})$`);

/** A cell of a CSV line, which a quoted one makes certain: `GL-7,"1,000"`. */
const CELL = /"(?:[^"]|"")*"|[^",;\t]+/g;
const QUOTED = /(?:^|[,;\t])\s*"/;

const unquoted = (cell: string) => cell.trim().replace(/^"|"$/g, '').replaceAll('""', '"').trim();

/** First two cells of a CSV line with quotes; undefined for other lines. */
function readCells(line: string): { sku: string; quantity: string } | undefined {
  if (!QUOTED.test(line)) return undefined;
  const [sku = '', quantity = '1'] = (line.match(CELL) ?? []).map(unquoted);
  return sku !== '' && QUANTITY.test(quantity) ? { sku, quantity } : undefined;
}

/**
 * Two columns of a spreadsheet: the SKU may contain spaces, and an empty second column means one. Undefined for other
 * lines.
 */
function readColumns(line: string): { sku: string; quantity: string } | undefined {
  const columns = line.trim();
  const tab = columns.lastIndexOf('\t');
  if (tab < 0) return line.trimStart().includes('\t') ? { sku: columns, quantity: '1' } : undefined;
  const quantity = columns.slice(tab + 1).trim();
  return QUANTITY.test(quantity) ? { sku: columns.slice(0, tab).trim(), quantity } : undefined;
}

/**
 * Parses lines of SKUs or barcodes and quantities. The default quantity is 1, and lines with 0 are dropped. Quantities of
 * the same SKU are added up.
 */
export function parseLines(text: string): TypedLine[] {
  const linesBySku = new Map<string, TypedLine>();
  for (const line of plainCode(text).split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const { sku = trimmed, quantity = '1' } =
      readCells(trimmed) ?? readColumns(line) ?? LINE.exec(trimmed)?.groups ?? {};
    const units = Number(quantity.replace(/\D/g, ''));
    if (units === 0) continue;
    const previous = linesBySku.get(sku.toLowerCase());
    const sum = (previous?.quantity ?? 0) + units;
    linesBySku.set(sku.toLowerCase(), { sku: previous?.sku ?? sku, quantity: Math.min(sum, LIMITS.quantity) });
  }
  return [...linesBySku.values()];
}
