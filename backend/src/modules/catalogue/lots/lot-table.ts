import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { decodeText } from '../../../csv/decode.ts';
import { readCsv, type CsvRecord } from '../../../csv/read.ts';
import { LIMITS } from '../../../facts/limits.ts';
import { invalidField, type FieldMessage } from '../../../wire/errors.ts';
import { codeKey, normalizeCode } from '../../../text/normalize.ts';
import { createLotGoods, LotGoods } from './goods.ts';
import { readDay, readLotNumber } from './lot-cells.ts';
import { MOST_LINES } from './schemas.ts';

/** Columns of the table, in the order of the template. */
export const lotColumns = [
  ...(['sku', 'variant_sku', 'lot_no', 'expires_on', 'made_on', 'quantity', 'gtin', 'reference'] as const),
] as const;
type Column = (typeof lotColumns)[number];
type Cells = Record<Column, string>;

const REQUIRED: readonly Column[] = ['sku', 'lot_no', 'quantity'];

const Day = z.iso.date().nullable();

export const LotTable = z
  .object({
    reference: z.string().describe('Delivery note of the first line that names one'),
    lines: z
      .array(
        z.object({
          goods: LotGoods,
          lot_no: z.string().describe('Number on the box'),
          expires_on: Day.describe('Last day of use'),
          made_on: Day.describe('Day of manufacture'),
          quantity: z.number().int().describe('Units'),
          gtin: z.string().describe('Number of the box; empty without one'),
        }),
      )
      .describe('Lines of a delivery; none if a line has an error'),
    errors: z
      .array(
        z.object({
          row: z.number().int().describe('Line of the file; the head is line 1'),
          field: z.string().describe('Name of the column; empty for the whole line'),
          message: z.string().describe('Readable error message'),
        }),
      )
      .describe('Errors of the lines'),
  })
  .meta({ id: 'LotTable', description: 'Lines of a delivery, read from a table; nothing is stored' });

interface TableLine {
  row: number;
  cells: Cells;
  isWhole: boolean;
}

const headOf = ({ cells }: CsvRecord): string[] => {
  const head = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const missing = REQUIRED.filter((column) => !head.includes(column));
  if (missing.length > 0)
    throw invalidField('file', { key: 'lots.file.columns', params: { columns: missing.join(' ') } });
  return head;
};

const toLine = ({ line, cells, brokenQuotes }: CsvRecord, head: readonly string[]): TableLine => ({
  row: line,
  cells: Object.fromEntries(lotColumns.map((column) => [column, cells[head.indexOf(column)] ?? ''])) as Cells,
  isWhole: !brokenQuotes && cells.length === head.length,
});

/** @throws AppError 422 on `file` if it is not a table of batches, or has too many lines */
const readLines = async (content: Buffer): Promise<TableLine[]> => {
  const text = decodeText(content);
  if (text === null) throw invalidField('file', 'import.encoding');
  const lines: TableLine[] = [];
  let head: string[] | null = null;
  for await (const record of readCsv(text)) {
    if (record.beyond) throw invalidField('file', 'lots.file.unreadable');
    if (record.cells.every((cell) => cell === '')) continue;
    if (head) lines.push(toLine(record, head));
    else head = headOf(record);
    if (lines.length > MOST_LINES) throw invalidField('file', 'lots.too_long');
  }
  if (lines.length === 0) throw invalidField('file', 'lots.lines_required');
  return lines;
};

const LOT_FAULTS = {
  empty: 'lots.number_required',
  too_long: 'lots.number_long',
  control_characters: 'validation.one_line',
  spreadsheet: 'lots.file.spreadsheet',
} as const;

const DAY_FAULTS = {
  format: 'lots.file.day',
  impossible: 'lots.file.day_impossible',
  spreadsheet: 'lots.file.day_number',
} as const;

type Say = (message: FieldMessage) => string;

/** Reads a table of batches for a vendor: all lines, or the errors of all lines. */
export const createLotTableReader = ({ database }: Pick<FastifyInstance, 'database'>) => {
  const goods = createLotGoods(database);

  return async (vendorId: number, content: Buffer, say: Say): Promise<z.infer<typeof LotTable>> => {
    const table = await readLines(content);
    const skuOf = ({ sku, variant_sku: variant }: Cells) => codeKey(variant || sku);
    const known = await goods.withSkus(vendorId, [...new Set(table.map(({ cells }) => skuOf(cells)))]);
    const errors: z.infer<typeof LotTable>['errors'] = [];

    const lines = table.flatMap(({ row, cells, isWhole }) => {
      const before = errors.length;
      const refuse = (field: Column | '', message: FieldMessage) =>
        void errors.push({ row, field, message: say(message) });
      const readDayOf = (column: 'expires_on' | 'made_on'): string | null => {
        const read = readDay(cells[column]);
        if ('day' in read) return read.day;
        if (read.fault !== 'empty') refuse(column, DAY_FAULTS[read.fault]);
        return null;
      };
      if (!isWhole) {
        refuse('', 'lots.file.unreadable');
        return [];
      }
      const sold = known.find(({ sku }) => codeKey(sku) === skuOf(cells));
      if (!sold) refuse(cells.variant_sku === '' ? 'sku' : 'variant_sku', 'lots.product_unknown');
      else if (!sold.tracks_lots) refuse('sku', 'lots.not_tracked');
      const number = readLotNumber(cells.lot_no);
      if ('fault' in number) refuse('lot_no', LOT_FAULTS[number.fault]);
      const quantity = Number(normalizeCode(cells.quantity));
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > LIMITS.stock)
        refuse('quantity', 'lots.units_invalid');
      const [expiresOn, madeOn] = [readDayOf('expires_on'), readDayOf('made_on')];
      if (!sold || 'fault' in number || errors.length > before) return [];
      const gtin = normalizeCode(cells.gtin);
      return [{ goods: sold, lot_no: number.lotNo, expires_on: expiresOn, made_on: madeOn, quantity, gtin }];
    });
    const reference = table.map(({ cells }) => cells.reference).find((text) => text !== '') ?? '';
    return { reference, lines: errors.length > 0 ? [] : lines, errors };
  };
};
