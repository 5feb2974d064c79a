import type { Cell } from '../../../../csv/cell.ts';
import type { CategoryAttributeRow } from '../../attributes/kinds.ts';
import { TAG_SEPARATOR as SEPARATOR } from '../form/tags.ts';
import { cellsOf, columnsOf } from './attribute-cells.ts';
import { cellOf, columns, IMAGES, setByVariants, type Column, type TableRow } from './columns.ts';
import { productCell, variantCells, variantColumns, type VariantRow } from './variant-cells.ts';

/** Head of the table. @param attributes those with columns */
export const headOf = (attributes: readonly CategoryAttributeRow[]): string[] => [
  ...columns,
  ...variantColumns,
  ...columnsOf(attributes),
];

const attributeCells = (attribute: CategoryAttributeRow, row: TableRow): Cell[] => {
  const { value, arabic } = cellsOf(attribute, row.attributes);
  return attribute.kind === 'text' ? [value, arabic] : [value];
};

/** Line of a product. Cells set by variants are empty, so that importing an old table changes nothing. */
const productLine = (row: TableRow, attributes: readonly CategoryAttributeRow[]): Cell[] => [
  ...columns.map((column) => {
    const isSetByVariants = row.variants.length > 0 && (setByVariants.has(column) || column === 'stock_seen');
    return isSetByVariants ? null : cellOf(row, column);
  }),
  ...variantColumns.map(() => null),
  ...attributes.flatMap((attribute) => attributeCells(attribute, row)),
];

const variantLine = (row: TableRow, variant: VariantRow, attributes: readonly CategoryAttributeRow[]): Cell[] => [
  ...columns.map((column) => (column === 'sku' ? row.sku : productCell(variant, column))),
  ...variantCells(variant),
  ...columnsOf(attributes).map(() => null),
];

/** Lines of the table for a product: its own, then one for each variant. */
export const toLines = (row: TableRow, attributes: readonly CategoryAttributeRow[]): Cell[][] => [
  productLine(row, attributes),
  ...row.variants.map((variant) => variantLine(row, variant, attributes)),
];

const example: Partial<Record<Column, Cell>> = {
  sku: 'GLV-100-M',
  barcode: '6281234567893',
  name: 'Nitrile gloves, size M, box of 100',
  arabic_name: 'قفازات نتريل، مقاس M، علبة من 100',
  description: 'Powder-free examination gloves.',
  arabic_description: 'قفازات فحص خالية من البودرة.',
  tags: ['gloves', 'nitrile'].join(SEPARATOR),
  status: 'draft',
  stock: 50,
  discount: 0,
  price_sar: { minor: 2900, currency: 'SAR' },
  price_bhd: { minor: 2900, currency: 'BHD' },
  price_usd: { minor: 775, currency: 'USD' },
};

/**
 * Template to fill in: the head without the export-only columns, and an example in a category of the shop.
 * @param attributes those of the category
 */
export const templateTable = (category: string, attributes: readonly CategoryAttributeRow[]): Cell[][] => {
  const others = [...variantColumns, ...columnsOf(attributes)];
  const templateColumns = columns.filter((column) => column !== 'stock_seen' && column !== 'variants');
  const cells = templateColumns.map((column) => (column === 'category' ? category : (example[column] ?? null)));
  return [
    [...templateColumns, ...others, IMAGES],
    [
      ...cells,
      ...others.map(() => null),
      'https://www.example.com/gloves-front.jpg|https://www.example.com/gloves-box.jpg',
    ],
  ];
};
