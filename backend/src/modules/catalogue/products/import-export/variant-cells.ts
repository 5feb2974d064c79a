import { eachPrice, PRICE_FIELDS } from '../../../../facts/currencies.ts';
import { plainCell, type Cell } from '../../../../csv/cell.ts';
import type { PriceRow } from '../../../../money/money.ts';
import { normalizeCode, normalizeLine } from '../../../../text/normalize.ts';
import { plainNumber } from './plain-number.ts';

/** Variant as a line of the table. */
export interface VariantRow extends PriceRow {
  id: number;
  type: 'size' | 'color';
  value: string;
  value_arabic: string;
  color: string;
  color_arabic: string;
  sku: string;
  barcode: string;
  stock: number;
}

interface VariantField {
  /** Column of the table: of variants only, or shared with products. */
  column: string;
  read: (row: VariantRow) => Cell;
  canonical: (cell: string) => string;
}

const types = new Map([
  ['colour', 'color'],
  ['لون', 'color'],
  ['مقاس', 'size'],
]);
const typeIn = (cell: string): string => {
  const word = normalizeLine(cell).toLowerCase();
  return types.get(word) ?? word;
};

const text = (field: 'value' | 'value_arabic' | 'color' | 'color_arabic'): VariantField => ({
  column: `variant_${field}`,
  read: (row) => row[field],
  canonical: normalizeLine,
});

/** Fields of a variant in the table, besides its SKU. */
export const variantFields = {
  type: { column: 'variant_type', read: (row) => row.type, canonical: typeIn },
  value: text('value'),
  value_arabic: text('value_arabic'),
  color: text('color'),
  color_arabic: text('color_arabic'),
  barcode: { column: 'barcode', read: (row) => row.barcode, canonical: normalizeCode },
  stock: { column: 'stock', read: (row) => row.stock, canonical: plainNumber },
  ...eachPrice((currency): VariantField => {
    const column = PRICE_FIELDS[currency];
    return { column, read: (row) => ({ minor: row[column], currency }), canonical: plainNumber };
  }),
} satisfies Record<string, VariantField>;
export type VariantFieldName = keyof typeof variantFields;

const fields = Object.entries(variantFields) as [VariantFieldName, VariantField][];
export const fieldNames = fields.map(([name]) => name);

/** Column of the SKU, by which a line is that of a variant. */
export const VARIANT_SKU = 'variant_sku';

/** Columns of variants only. */
export const variantColumns = [
  VARIANT_SKU,
  ...fields.map(([, { column }]) => column).filter((column) => column.startsWith('variant_')),
];

const shared: ReadonlySet<string> = new Set(fields.map(([, { column }]) => column));

/** True for a column that a line of a variant may fill in; all others belong to the line of the product. */
export const isOfVariant = (column: string): boolean =>
  column === 'sku' || column === 'stock_seen' || column === VARIANT_SKU || shared.has(column);

/** Cell of a variant in a column of products. */
export const productCell = (row: VariantRow, column: string): Cell => {
  const field = fields.find(([, each]) => each.column === column)?.[1];
  return column === 'stock_seen' ? row.stock : field ? field.read(row) : null;
};

/** Cells of a variant in `variantColumns`. */
export const variantCells = (row: VariantRow): Cell[] =>
  variantColumns.map((column) =>
    column === VARIANT_SKU ? row.sku : (fields.find(([, each]) => each.column === column)?.[1].read(row) ?? null),
  );

/** Canonical form of a cell of a line. */
export const canonicalCell = (name: VariantFieldName, cell: string): string => variantFields[name].canonical(cell);

/** Canonical form of a variant's cell. */
export const storedCell = (name: VariantFieldName, row: VariantRow): string =>
  canonicalCell(name, plainCell(variantFields[name].read(row)).trim());
