import { CURRENCIES, eachPrice, PRICE_FIELDS } from '../../../../facts/currencies.ts';
import type { ProductVatClass } from '../../../../facts/vat.ts';
import type { ProductReturnClass } from '../../../../facts/returns.ts';
import { normalizeCode, normalizeLine, normalizeLines } from '../../../../text/normalize.ts';
import { plainCell, type Cell } from '../../../../csv/cell.ts';
import type { PriceRow } from '../../../../money/money.ts';
import { TAG_SEPARATOR as SEPARATOR } from '../form/tags.ts';

/** Product as a line of the table. */
export interface TableRow extends PriceRow {
  id: number;
  sku: string;
  barcode: string;
  name: string;
  name_ar: string;
  description: string;
  description_ar: string;
  category_slug: string;
  vat_class: ProductVatClass;
  vat_basis: string;
  return_class: ProductReturnClass;
  tags: string[];
  status: 'active' | 'draft';
  stock: number;
  discount: number;
  /** Number of variants, which are not in the table. */
  variants: number;
}

/** The columns of the prices. */
const priceFields = CURRENCIES.map((currency) => PRICE_FIELDS[currency]);

const cells = {
  sku: (row) => row.sku,
  barcode: (row) => row.barcode,
  name: (row) => row.name,
  arabic_name: (row) => row.name_ar,
  description: (row) => row.description,
  arabic_description: (row) => row.description_ar,
  category: (row) => row.category_slug,
  vat_class: (row) => row.vat_class,
  vat_basis: (row) => row.vat_basis,
  return_class: (row) => row.return_class,
  tags: (row) => row.tags.join(SEPARATOR),
  status: (row) => row.status,
  stock: (row) => row.stock,
  stock_seen: (row) => row.stock,
  variants: (row) => row.variants,
  discount: (row) => row.discount,
  ...eachPrice((currency) => (row: TableRow) => ({ minor: row[PRICE_FIELDS[currency]], currency })),
} satisfies Record<string, (row: TableRow) => Cell>;

/**
 * Column of the table. `stock_seen` is the stock at the time of the export: with it, an import applies only the
 * vendor's change, so that sales in the meantime are kept. `variants` is informational and not imported.
 */
export type Column = keyof typeof cells;

/** The columns in the order of the table. */
export const columns = [
  'sku',
  'barcode',
  'name',
  'arabic_name',
  'description',
  'arabic_description',
  'category',
  'vat_class',
  'vat_basis',
  'return_class',
  'tags',
  'status',
  'stock',
  'stock_seen',
  'variants',
  'discount',
  ...priceFields,
] as const satisfies readonly Column[];

/**
 * URLs of a product's pictures, for the import only: they are fetched for products without one. Exports do not have
 * this column.
 */
export const IMAGES = 'images';

/** Columns required for a new product. */
export const neededForNew = columns.filter(
  (column) =>
    !['vat_class', 'vat_basis', 'return_class', 'tags', 'status', 'stock_seen', 'variants', 'discount'].includes(
      column,
    ),
);

const cellOf = (row: TableRow, column: Column): Cell => cells[column](row);

/** Columns determined by the variants of a product that has some; a table cannot change them. */
export const setByVariants: ReadonlySet<Column> = new Set(['stock', ...priceFields]);

/** Line of the table for a product. Cells set by variants are empty, so that importing an old table changes nothing. */
export const toLine = (row: TableRow): Cell[] =>
  columns.map((column) => {
    const isSetByVariants = row.variants > 0 && (setByVariants.has(column) || column === 'stock_seen');
    return isSetByVariants ? null : cellOf(row, column);
  });

const example: TableRow = {
  id: 0,
  sku: 'GLV-100-M',
  barcode: '6281234567893',
  name: 'Nitrile gloves, size M, box of 100',
  name_ar: 'قفازات نتريل، مقاس M، علبة من 100',
  description: 'Powder-free examination gloves.',
  description_ar: 'قفازات فحص خالية من البودرة.',
  category_slug: '',
  vat_class: '',
  vat_basis: '',
  return_class: '',
  tags: ['gloves', 'nitrile'],
  status: 'draft',
  stock: 50,
  variants: 0,
  discount: 0,
  price_sar: 2900,
  price_bhd: 2900,
  price_usd: 775,
};

/** Template to fill in: the head without the export-only columns, and an example in a category of the shop. */
export const templateTable = (category: string): Cell[][] => {
  const templateColumns = columns.filter((column) => column !== 'stock_seen' && column !== 'variants');
  const cells = templateColumns.map((column) => cellOf({ ...example, category_slug: category }, column));
  return [
    [...templateColumns, IMAGES],
    [...cells, 'https://www.example.com/gloves-front.jpg|https://www.example.com/gloves-box.jpg'],
  ];
};

const codes: ReadonlySet<Column> = new Set(['sku', 'barcode', 'vat_basis']);
const texts: ReadonlySet<Column> = new Set(['description', 'arabic_description']);
const numbers: ReadonlySet<Column> = new Set(['stock', 'stock_seen', 'variants', 'discount', ...priceFields]);

/** Canonical form of a number: Latin digits and decimal mark, no insignificant zeros. */
const plainNumber = (cell: string): string => {
  const latin = normalizeCode(cell).replace('٫', '.');
  return /^\d{1,15}(\.\d+)?$/.test(latin) ? String(Number(latin)) : latin;
};

/** Distinct tags or URLs in a cell. */
export const listIn = (cell: string): string[] => [
  ...new Set(cell.split(SEPARATOR).map(normalizeLine).filter(Boolean)),
];

/** Names of the two states in the portal's languages. */
const statusWords = new Map([
  ['inactive', 'draft'],
  ['غير نشط', 'draft'],
  ['نشط', 'active'],
]);

/** Canonical form of a cell, so that spreadsheet reformatting does not count as an edit. */
export const comparable = (column: Column, cell: string): string => {
  if (codes.has(column)) return normalizeCode(cell);
  if (numbers.has(column) && cell !== '') return plainNumber(cell);
  if (column === 'tags') return listIn(cell).toSorted().join(SEPARATOR);
  if (column === 'discount' && cell === '') return '0';
  if (texts.has(column)) return normalizeLines(cell);
  const line = normalizeLine(cell);
  if (column === 'vat_class' || column === 'return_class') return line.toLowerCase();
  return column === 'status' ? (statusWords.get(line.toLowerCase()) ?? line.toLowerCase()) : line;
};

const isNumber = (cell: string): boolean => /^\d+$/.test(cell);

/** True if a code may have lost leading zeros, because a spreadsheet took it for a number. */
export const mayBeShortened = (code: string): boolean => isNumber(code) && !code.startsWith('0');

/** True if a cell is a code without its leading zeros. */
export const isShortened = (cell: string, code: string): boolean =>
  mayBeShortened(cell) && isNumber(code) && code.replace(/^0+/, '') === cell;

/** Canonical form of a product's cell. */
export const comparableCell = (row: TableRow, column: Column): string =>
  comparable(column, plainCell(cellOf(row, column)).trim());
