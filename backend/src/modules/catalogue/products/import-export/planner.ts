import { LIMITS } from '../../../../facts/limits.ts';
import { pictureAddress } from '../../../../files/remote-picture.ts';
import { registrationFlaws } from '../form/registration-flaws.ts';
import type { ValueRow } from '../../attributes/kinds.ts';
import { createAttributePlanner, type KnownAttributes, type StoredValues } from './attribute-planner.ts';
import type { FindCategory } from './categories.ts';
import {
  columns,
  comparableCell,
  IMAGES,
  isSameDay,
  isShortened,
  neededForNew,
  setByVariants,
  type Column,
  type TableRow,
} from './columns.ts';
import { missingColumns } from './import-message.ts';
import { createRules, type ValueColumn, type Values } from './rules.ts';
import type { PlannedVariant } from '../form/variants.ts';
import type { Cells, LineError, TableLine } from './table.ts';
import { planVariantLines, type SkuOwners, type VariedProduct } from './variant-planner.ts';

/** Stored product of the vendor. */
export interface StoredProduct extends TableRow, StoredValues, VariedProduct {
  /** Category of a pending change. */
  arriving: number | null;
  has_picture: boolean;
}

interface Parts {
  attributes: ValueRow[] | null;
  variants: PlannedVariant[] | null;
  lacksPicture: boolean;
}

/**
 * Plan of a line. `lacksPicture`: it requests a product on sale, which must first have a picture. `attributes`: all
 * values after the import; null if they are unchanged. `variants`: likewise.
 */
export type Plan =
  | { kind: 'failed'; errors: LineError[] }
  | { kind: 'unchanged'; lacksPicture: boolean }
  | ({ kind: 'create'; values: Values } & Parts)
  | ({ kind: 'update'; stored: StoredProduct; values: Partial<Values> } & Parts);

const isValueColumn = (column: Column): column is ValueColumn => column !== 'stock_seen' && column !== 'variants';
const valueColumns = columns.filter(isValueColumn);

const isComplete = (values: Partial<Values>): values is Values =>
  valueColumns.every((column) => values[column] !== undefined);

/** Contradictions between registration facts. */
const flawsOf = (values: Partial<Values>): LineError[] =>
  registrationFlaws.filter(({ isIn }) => isIn(values)).map(({ field, message }) => ({ field, message }));

/** Reasons why a valid change is not allowed for this product. */
const objections = (values: Partial<Values>, cells: Cells, stored: StoredProduct): LineError[] => {
  const errors: LineError[] = [];
  const seen = cells.stock_seen ?? '';
  if (values.stock !== undefined && !/^\d*$/.test(seen))
    errors.push({ field: 'stock_seen', message: 'products.stock_invalid' });
  else if (values.stock !== undefined && seen !== '' && seen !== String(stored.stock))
    errors.push({ field: 'stock', message: { key: 'import.stock_moved', params: { stock: stored.stock } } });
  if (stored.tracks_lots && values.stock !== undefined && values.stock !== stored.stock)
    errors.push({ field: 'stock', message: 'products.stock_by_lots' });
  return [...errors, ...flawsOf({ ...stored, ...values })];
};

const fixedErrors = (columns: readonly Column[]): LineError[] =>
  columns.map((field) => ({ field, message: 'import.has_variants' }));

/** Columns of stock and prices with a cell. */
const filledIn = (cells: Cells): Column[] => [...setByVariants].filter((column) => (cells[column] ?? '') !== '');

/** Cells of a new product whose stock and prices come from its variants. */
const placeholders = (cells: Cells): Cells =>
  Object.fromEntries(
    [...setByVariants]
      .filter((column) => (cells[column] ?? '') === '')
      .map((column) => [column, column === 'stock' ? '0' : '1']),
  );

const categoriesOf = ({ category_id, arriving }: StoredProduct): number[] =>
  arriving === null ? [category_id] : [category_id, arriving];

const imageErrors = (images: readonly string[]): LineError[] => {
  if (images.some((address) => !pictureAddress(address)))
    return [{ field: IMAGES, message: 'products.address_invalid' }];
  const params = { limit: LIMITS.product.pictures };
  return images.length > LIMITS.product.pictures
    ? [{ field: IMAGES, message: { key: 'import.images_limit', params } }]
    : [];
};

/** Plans each line of the file: an update of the product with the SKU, a new product, or a failure. */
export const createPlanner = (findCategory: FindCategory, known: KnownAttributes, owners: SkuOwners) => {
  const rules = createRules(findCategory);
  const planAttributes = createAttributePlanner(known);

  const readCells = (cells: Cells, wanted: readonly ValueColumn[], kept: readonly number[]) => {
    const values: Partial<Values> = {};
    const errors: LineError[] = [];
    const read = <Name extends ValueColumn>(column: Name) => {
      const reading = rules[column](cells[column] ?? '', kept);
      if ('value' in reading) values[column] = reading.value;
      else errors.push({ field: column, message: reading.message });
    };
    wanted.forEach(read);
    return { values, errors };
  };

  /** Columns in which a line differs from the stored product. */
  const changesOf = (cells: Cells, stored: StoredProduct, isVaried: boolean): ValueColumn[] =>
    valueColumns.filter((column) => {
      const cell = cells[column];
      // The lookup key.
      if (column === 'sku') return false;
      if (cell === undefined || (column === 'stock' && cell === cells.stock_seen)) return false;
      if (column === 'status' && cell === '') return false;
      if (cell === '' && (stored.has_variants || isVaried) && setByVariants.has(column)) return false;
      if (column === 'category' && findCategory(cell, categoriesOf(stored)) === stored.category_id) return false;
      if (column === 'barcode' && isShortened(cell, stored.barcode)) return false;
      const own = comparableCell(stored, column);
      return cell !== own && !isSameDay(cell, own);
    });

  const planNew = (line: TableLine): Plan => {
    const { cells: own, attributes } = line;
    const sellsByVariant = line.variants.length > 0;
    const cells = sellsByVariant ? { ...own, ...placeholders(own) } : own;
    const missing = neededForNew.filter((column) => cells[column] === undefined);
    if (missing.length > 0) {
      const present = valueColumns.filter((column) => cells[column] !== undefined);
      const { errors } = readCells(cells, present, []);
      return { kind: 'failed', errors: [{ field: '', message: missingColumns(missing) }, ...errors] };
    }
    const { values, errors } = readCells(
      { discount: '0', ...cells, status: cells.status || 'draft' },
      valueColumns,
      [],
    );
    const category = values.category ?? 0;
    const stated = planAttributes(attributes, undefined, { category, isMoved: false });
    // Attributes of an unknown category cannot be judged.
    if (category !== 0) errors.push(...stated.errors);
    if (sellsByVariant) errors.push(...fixedErrors(filledIn(own)));
    const varied = planVariantLines(line.variants, undefined, owners);
    errors.push(...varied.errors);
    if (errors.length > 0 || !isComplete(values)) return { kind: 'failed', errors };
    const wrong = flawsOf(values);
    if (wrong.length > 0) return { kind: 'failed', errors: wrong };
    const lacksPicture = values.status === 'active';
    return {
      ...{ kind: 'create', values: { ...values, status: 'draft' }, lacksPicture },
      ...{ attributes: stated.rows, variants: varied.variants },
    };
  };

  const planChange = ({ cells, attributes, variants }: TableLine, stored: StoredProduct): Plan => {
    const changedColumns = changesOf(cells, stored, variants.length > 0);
    // A product does not go on sale without a picture; the rest of the line still applies.
    const lacksPicture = changedColumns.includes('status') && cells.status === 'active' && !stored.has_picture;
    const changes = lacksPicture ? changedColumns.filter((column) => column !== 'status') : changedColumns;
    const sellsByVariant = stored.has_variants || variants.length > 0;
    const fixed = sellsByVariant ? changes.filter((column) => setByVariants.has(column)) : [];
    if (fixed.length > 0) return { kind: 'failed', errors: fixedErrors(fixed) };
    const { values, errors } = readCells(cells, changes, categoriesOf(stored));
    const stated = planAttributes(attributes, stored, {
      category: values.category ?? stored.arriving ?? stored.category_id,
      isMoved: values.category !== undefined,
    });
    const varied = planVariantLines(variants, stored, owners);
    const all = [...errors, ...objections(values, cells, stored), ...stated.errors, ...varied.errors];
    if (all.length > 0) return { kind: 'failed', errors: all };
    if (changes.length === 0 && stated.rows === null && varied.variants === null)
      return { kind: 'unchanged', lacksPicture };
    return { kind: 'update', stored, values, attributes: stated.rows, variants: varied.variants, lacksPicture };
  };

  return (line: TableLine, stored: StoredProduct | undefined, refusal: string | null): Plan => {
    const { images, flaw } = line;
    if (flaw) return { kind: 'failed', errors: [flaw] };
    if (refusal !== null) return { kind: 'failed', errors: [{ field: 'sku', message: refusal }] };
    const plan = stored ? planChange(line, stored) : planNew(line);
    const wrong = imageErrors(images);
    if (wrong.length === 0) return plan;
    return { kind: 'failed', errors: plan.kind === 'failed' ? [...plan.errors, ...wrong] : wrong };
  };
};
