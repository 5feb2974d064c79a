import { CURRENCIES, eachPrice, PRICE_FIELDS } from '../../../../facts/currencies.ts';
import { normalizeCode, normalizeLine, normalizeLines } from '../../../../text/normalize.ts';
import { plainCell, type Cell } from '../../../../csv/cell.ts';
import type { PriceRow } from '../../../../money/money.ts';
import { contentColumns, type ContentField, type RowOf } from '../../shop/product-columns.ts';
import type { ValueRow } from '../../attributes/kinds.ts';
import { optionalFields } from '../../shop/product-fields.ts';
import { TAG_SEPARATOR as SEPARATOR } from '../form/tags.ts';
import { plainNumber } from './plain-number.ts';
import type { VariantRow } from './variant-cells.ts';

/** Product as a line of the table. */
export interface TableRow extends RowOf<typeof contentColumns>, PriceRow {
  id: number;
  category_slug: string;
  tags: string[];
  status: 'active' | 'draft';
  stock: number;
  discount: number;
  /** In order, each with a line of its own. */
  variants: readonly VariantRow[];
  /** Live values of the attributes of its category. */
  attributes: readonly ValueRow[];
}

interface TableColumn {
  read: (row: TableRow) => Cell;
  /** Canonical form of a cell, so that spreadsheet reformatting does not count as an edit. */
  canonical: (cell: string) => string;
}

/** Distinct tags or URLs in a cell. */
export const listIn = (cell: string): string[] => [
  ...new Set(cell.split(SEPARATOR).map(normalizeLine).filter(Boolean)),
];

const lowerCase = (cell: string): string => normalizeLine(cell).toLowerCase();

/** Names of the two states in the portal's languages. */
const localizedStatuses = new Map([
  ['inactive', 'draft'],
  ['غير نشط', 'draft'],
  ['نشط', 'active'],
]);

const number = (read: TableColumn['read']): TableColumn => ({ read, canonical: plainNumber });

const notations = { code: normalizeCode, line: normalizeLine, lines: normalizeLines, choice: lowerCase };

const content = Object.fromEntries(
  contentColumns.map(({ field, column, cell }): [string, TableColumn] => [
    field,
    { read: (row) => row[column], canonical: notations[cell] },
  ]),
) as Record<ContentField, TableColumn>;

const tableColumns = {
  ...content,
  category: { ...content.category, read: (row) => row.category_slug },
  tags: {
    read: (row) => row.tags.join(SEPARATOR),
    canonical: (cell) => listIn(cell).toSorted().join(SEPARATOR),
  },
  status: {
    read: (row) => row.status,
    canonical: (cell) => localizedStatuses.get(lowerCase(cell)) ?? lowerCase(cell),
  },
  stock: number((row) => row.stock),
  stock_seen: number((row) => row.stock),
  variants: number((row) => row.variants.length),
  discount: { read: (row) => row.discount, canonical: (cell) => plainNumber(cell || '0') },
  ...eachPrice((currency) => number((row) => ({ minor: row[PRICE_FIELDS[currency]], currency }))),
} satisfies Record<string, TableColumn>;

/**
 * Column of the table. `stock_seen` is the stock at the time of the export: with it, an import applies only the
 * vendor's change, so that sales in the meantime are kept. `variants` is their number, for information only.
 */
export type Column = keyof typeof tableColumns;

/** The columns in the order of the table: first the codes, by which a vendor finds a line. */
export const columns = [...new Set(['sku', 'barcode', ...Object.keys(tableColumns)])] as Column[];

/**
 * URLs of a product's pictures, for the import only: they are fetched for products without one. Exports do not have
 * this column.
 */
export const IMAGES = 'images';

/** Columns required for a new product. */
export const neededForNew = columns.filter(
  (column) =>
    !Object.hasOwn(optionalFields, column) &&
    !['tags', 'status', 'stock_seen', 'variants', 'discount'].includes(column),
);

export const cellOf = (row: TableRow, column: Column): Cell => tableColumns[column].read(row);

/** Columns determined by the variants of a product that has some; a table cannot change them. */
export const setByVariants: ReadonlySet<Column> = new Set([
  'stock',
  ...CURRENCIES.map((currency) => PRICE_FIELDS[currency]),
]);

/** Canonical form of a cell. */
export const comparable = (column: Column, cell: string): string => tableColumns[column].canonical(cell);

const isNumber = (cell: string): boolean => /^\d+$/.test(cell);

/** True if a code may have lost leading zeros, because a spreadsheet took it for a number. */
export const mayBeShortened = (code: string): boolean => isNumber(code) && !code.startsWith('0');

const isRounded = (cell: string, code: string): boolean => {
  const [, digits = '', decimals = ''] = /^(\d(?:[.,٫](\d+))?)e\+\d+$/i.exec(cell) ?? [];
  const latin = cell.replace(/[,٫]/, '.').toLowerCase();
  return digits !== '' && latin.replace(/e\+0+/, 'e+') === Number(code).toExponential(decimals.length);
};

/** True if a cell is a code without its leading zeros, or in scientific notation, as spreadsheets write it. */
export const isShortened = (cell: string, code: string): boolean =>
  isNumber(code) && ((mayBeShortened(cell) && code.replace(/^0+/, '') === cell) || isRounded(cell, code));

/**
 * True if a cell is a day in the notation of a spreadsheet's language: 31/3/2031, 3/31/31 or 31.03.2031. It says which
 * day is meant only next to the stored one.
 */
export const isSameDay = (cell: string, day: string): boolean => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const written = normalizeCode(cell).split(/[/.-]/).map(Number).join('/');
  return (
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    [year, year % 100].some((shown) =>
      [`${date}/${month}/${shown}`, `${month}/${date}/${shown}`, `${shown}/${month}/${date}`].includes(written),
    )
  );
};

/** Canonical form of a product's cell. */
export const comparableCell = (row: TableRow, column: Column): string =>
  comparable(column, plainCell(cellOf(row, column)).trim());
