import { invalidField, type FieldMessage } from '../../../../wire/errors.ts';
import { decodeText } from '../../../../csv/decode.ts';
import { MAX_CELLS, readCsv, type CsvRecord } from '../../../../csv/read.ts';
import { codeKey } from '../../../../text/normalize.ts';
import { attributeOf, type AttributeCells } from './attribute-cells.ts';
import { columns, comparable, IMAGES, listIn, type Column } from './columns.ts';
import { fieldNames, isOfVariant, VARIANT_SKU, variantColumns, variantFields } from './variant-cells.ts';
import type { VariantFieldName } from './variant-cells.ts';

/** Maximum number of lines in one file. */
const MAX_ROWS = 100_000;

export type Cells = Partial<Record<Column, string>>;

export interface LineError {
  /** Line of a variant; absent for the line itself. */
  row?: number | undefined;
  field: string;
  message: FieldMessage;
}

/** Line of a variant, which belongs to the product that `sku` of the line names. */
export interface VariantLine {
  readonly row: number;
  /** SKU of the variant. */
  readonly sku: string;
  readonly cells: Partial<Record<VariantFieldName, string>>;
  readonly stock_seen: string;
  readonly flaw: LineError | null;
}

/** Line of the file with those of its variants. `row` is its number there, the head being line 1. */
export interface TableLine {
  readonly row: number;
  readonly cells: Cells;
  /** Cells of attributes by code. */
  readonly attributes: ReadonlyMap<string, AttributeCells>;
  readonly variants: readonly VariantLine[];
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
const isColumn = (name: string): boolean =>
  name === IMAGES || isProductColumn(name) || variantColumns.includes(name) || attributeOf(name) !== null;

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

/** First lines of SKUs in the file, with the product to which they belong, by key. */
type Seen = Map<string, { row: number; product: string }>;

const toProduct = (record: CsvRecord, head: Head): TableLine => {
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
  return { row: record.line, cells, attributes, images, variants: [], flaw: flawOf(record, head) };
};

const toVariant = ({ line, cells: texts }: CsvRecord, head: Head): VariantLine => {
  const cellIn = (name: string) => texts[head.indexOf(name)];
  const cells: Partial<Record<VariantFieldName, string>> = {};
  for (const name of fieldNames) {
    const cell = cellIn(variantFields[name].column);
    if (cell !== undefined) cells[name] = variantFields[name].canonical(cell);
  }
  const misplaced = head.find((column, index) => column !== '' && !isOfVariant(column) && texts[index] !== '');
  return {
    ...{ row: line, sku: comparable('sku', cellIn(VARIANT_SKU) ?? ''), cells },
    stock_seen: comparable('stock_seen', cellIn('stock_seen') ?? ''),
    flaw: misplaced === undefined ? null : { field: misplaced, message: 'import.variant_cell' },
  };
};

/** Collects products with their variants, whose lines may be anywhere in the file. */
const createCollector = (head: Head) => {
  const lines: TableLine[] = [];
  const products: Seen = new Map();
  const variants: Seen = new Map();
  /** Index in `lines` and variants by the key of a product's SKU. */
  const places = new Map<string, { index: number; variants: VariantLine[] }>();

  const twice = (field: string, row: number): LineError => ({
    field,
    message: { key: 'import.sku_twice', params: { row } },
  });

  const addVariant = (line: VariantLine, sku: string): void => {
    const product = codeKey(sku);
    const key = codeKey(line.sku);
    const other = products.get(key);
    const before = variants.get(key) ?? (other?.product === product ? undefined : other);
    if (!before) variants.set(key, { row: line.row, product });
    const variant = before && !line.flaw ? { ...line, flaw: twice(VARIANT_SKU, before.row) } : line;
    const place = places.get(product);
    if (place) return void place.variants.push(variant);
    const own = { row: line.row, cells: { sku }, attributes: new Map(), images: [], variants: [variant], flaw: null };
    places.set(product, { index: lines.push(own) - 1, variants: own.variants });
  };

  const addProduct = (line: TableLine): void => {
    const { sku = '' } = line.cells;
    const key = codeKey(sku);
    if (line.flaw || sku === '') return void lines.push(line);
    const other = variants.get(key);
    const before = products.get(key) ?? (other?.product === key ? undefined : other);
    if (before) return void lines.push({ ...line, flaw: twice('sku', before.row) });
    products.set(key, { row: line.row, product: key });
    const place = places.get(key) ?? { index: lines.length, variants: [] };
    places.set(key, place);
    lines[place.index] = { ...line, variants: place.variants };
  };

  return {
    lines,
    add(record: CsvRecord): void {
      const line = toProduct(record, head);
      const { sku = '' } = line.cells;
      const cellIn = (column: string) => record.cells[head.indexOf(column)] ?? '';
      if (line.flaw || variantColumns.every((column) => cellIn(column) === '')) addProduct(line);
      else if (sku !== '' && cellIn(VARIANT_SKU) !== '') addVariant(toVariant(record, head), sku);
      else {
        const field = sku === '' ? 'sku' : VARIANT_SKU;
        lines.push({ ...line, flaw: { field, message: 'import.variant_sku' } });
      }
    },
  };
};

/**
 * Reads a file of products. Columns may be in any order; errors are attached to their lines.
 * @throws AppError 422 on `file` if it is not a table of products, or has too many
 */
export const readTable = async (content: Buffer): Promise<Table> => {
  const text = decodeText(content);
  if (text === null) throw invalidField('file', 'import.encoding');
  let collector: ReturnType<typeof createCollector> | null = null;
  let count = 0;
  let names: readonly string[] = [];
  for await (const record of readCsv(text)) {
    assertWithinLimits(record);
    if (isBlank(record)) continue;
    if (collector) {
      collector.add(record);
      count += 1;
    } else [collector, names] = [createCollector(readHead(record)), record.cells];
    if (count > MAX_ROWS) throw invalidField('file', { key: 'import.rows_limit', params: { limit: MAX_ROWS } });
  }
  if (!collector || count === 0) throw invalidField('file', 'import.empty');
  return { lines: collector.lines, unknown: names.filter((name) => name !== '' && !isColumn(nameOf(name))) };
};
