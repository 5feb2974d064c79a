import { invalidField, type FieldMessage } from '../../../../wire/errors.ts';
import { decodeText } from '../../../../csv/decode.ts';
import { MAX_CELLS, readCsv, type CsvRecord } from '../../../../csv/read.ts';
import { codeKey } from '../../../../text/normalize.ts';
import { attributeOf, type AttributeCells } from './attribute-cells.ts';
import { columns, comparable, IMAGES, listIn, type Column } from './columns.ts';

/** Maximum number of products in one file. */
const MAX_ROWS = 100_000;

export type Cells = Partial<Record<Column, string>>;

export interface LineError {
  field: string;
  message: FieldMessage;
}

/** Line of the file. `row` is its number there, the head being line 1. */
export interface TableLine {
  readonly row: number;
  readonly cells: Cells;
  /** Cells of attributes by code. */
  readonly attributes: ReadonlyMap<string, AttributeCells>;
  /** URLs of the product's pictures. */
  readonly images: readonly string[];
  /** Reason why the line cannot be read, with its column. */
  readonly flaw: LineError | null;
}

/** Parsed file of products. */
export interface Table {
  readonly lines: readonly TableLine[];
  readonly unknown: readonly string[];
}

type Head = readonly string[];

const isProductColumn = (name: string): name is Column => columns.some((column) => column === name);
const isColumn = (name: string): boolean => name === IMAGES || isProductColumn(name) || attributeOf(name) !== null;

/** Names that the API accepts for the same fields. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['name_arabic', 'arabic_name'],
  ['description_arabic', 'arabic_description'],
]);

const nameOf = (cell: string): string => {
  const name = cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return ALIASES.get(name) ?? name;
};

// Spreadsheets often end a table with lines of separators only.
const isBlank = ({ cells, brokenQuotes }: CsvRecord): boolean => !brokenQuotes && cells.every((cell) => cell === '');

const assertWithinLimits = ({ line, beyond }: CsvRecord): void => {
  if (beyond === 'cells')
    throw invalidField('file', { key: 'import.columns_limit', params: { row: line, limit: MAX_CELLS } });
  if (beyond === 'length') throw invalidField('file', { key: 'import.length_limit', params: { row: line } });
};

const readHead = ({ cells, brokenQuotes }: CsvRecord): Head => {
  const head = cells.map(nameOf).map((name) => (isColumn(name) ? name : ''));
  const knownNames = head.filter((column) => column !== '');
  const twice = knownNames.find((column, index) => knownNames.indexOf(column) !== index);
  if (twice) throw invalidField('file', { key: 'import.column_twice', params: { column: twice } });
  if (brokenQuotes || !knownNames.includes('sku')) throw invalidField('file', 'import.no_sku_column');
  return head;
};

const flawOf = ({ cells, brokenQuotes }: CsvRecord, head: Head): TableLine['flaw'] => {
  if (brokenQuotes) return { field: '', message: 'import.quotes' };
  if (cells.length !== head.length) {
    const params = { expected: head.length, count: cells.length };
    return { field: '', message: { key: 'import.cells', params } };
  }
  const nul = cells.findIndex((cell) => cell.includes('\0'));
  return nul < 0 ? null : { field: head[nul] ?? '', message: 'validation.text' };
};

const toLine = (record: CsvRecord, head: Head, seen: Map<string, number>): TableLine => {
  const cells: Cells = {};
  const attributes = new Map<string, AttributeCells>();
  let images: string[] = [];
  head.forEach((column, index) => {
    const cell = record.cells[index] ?? '';
    if (column === IMAGES) images = listIn(cell);
    else if (isProductColumn(column)) cells[column] = comparable(column, cell);
    const attribute = attributeOf(column);
    if (attribute) attributes.set(attribute.code, { ...attributes.get(attribute.code), [attribute.cell]: cell });
  });
  const flaw = flawOf(record, head);
  const { sku = '' } = cells;
  const key = codeKey(sku);
  const before = seen.get(key);
  if (flaw || sku === '' || before === undefined) {
    if (!flaw) seen.set(key, record.line);
    return { row: record.line, cells, attributes, images, flaw };
  }
  const message = { key: 'import.sku_twice', params: { row: before } };
  return { row: record.line, cells, attributes, images, flaw: { field: 'sku', message } };
};

/**
 * Reads a file of products. Columns may be in any order; errors are attached to their lines.
 * @throws AppError 422 on `file` if it is not a table of products, or has too many
 */
export const readTable = async (content: Buffer): Promise<Table> => {
  const text = decodeText(content);
  if (text === null) throw invalidField('file', 'import.encoding');
  const lines: TableLine[] = [];
  const seen = new Map<string, number>();
  let head: Head | null = null;
  let names: readonly string[] = [];
  for await (const record of readCsv(text)) {
    assertWithinLimits(record);
    if (isBlank(record)) continue;
    if (head) lines.push(toLine(record, head, seen));
    else [head, names] = [readHead(record), record.cells];
    if (lines.length > MAX_ROWS) throw invalidField('file', { key: 'import.rows_limit', params: { limit: MAX_ROWS } });
  }
  if (!head || lines.length === 0) throw invalidField('file', 'import.empty');
  return { lines, unknown: names.filter((name) => name !== '' && !isColumn(nameOf(name))) };
};
