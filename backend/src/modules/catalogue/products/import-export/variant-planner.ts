import { LIMITS } from '../../../../facts/limits.ts';
import { codeKey } from '../../../../text/normalize.ts';
import type { FieldErrors } from '../../../../wire/field-errors.ts';
import { VariantForm } from '../form/form.ts';
import { checkTracked } from '../form/tracked.ts';
import { planVariants, type PlannedVariant } from '../form/variants.ts';
import { isShortened } from './columns.ts';
import { missingColumns } from './import-message.ts';
import { byForm, code, type Rule } from './rules.ts';
import type { LineError, VariantLine } from './table.ts';
import { canonicalCell, fieldNames, storedCell, VARIANT_SKU, variantFields } from './variant-cells.ts';
import type { VariantFieldName, VariantRow } from './variant-cells.ts';

/** Stored product with its variants. */
export interface VariedProduct {
  id: number;
  stock: number;
  has_variants: boolean;
  tracks_lots: boolean;
  variants: readonly VariantRow[];
}

/** Ids of the vendor's products that have a SKU, or a variant with it, by the key of the SKU. */
export type SkuOwners = ReadonlyMap<string, readonly number[]>;

type Form = Omit<VariantForm, 'stock_seen'>;

const { shape } = VariantForm;
const skuRule = code(byForm(shape.sku));
const typeRule: Rule<unknown> = (cell) =>
  cell === 'size' || cell === 'color' ? { value: cell } : { message: 'import.variant_type_unknown' };
const rules = {
  ...Object.fromEntries(fieldNames.map((name) => [name, byForm<unknown>(shape[name])])),
  type: typeRule,
  barcode: code(byForm(shape.barcode)),
} as Record<VariantFieldName, Rule<unknown>>;

const columnOf = (name: string): string =>
  Object.hasOwn(variantFields, name) ? variantFields[name as VariantFieldName].column : VARIANT_SKU;

const stockErrors = ({ cells, stock_seen: seen }: VariantLine, { stock }: VariantRow): LineError[] => {
  if (cells.stock === '') return [{ field: 'stock', message: 'import.stock_empty' }];
  if (!/^\d*$/.test(seen)) return [{ field: 'stock_seen', message: 'products.stock_invalid' }];
  if (seen === '' || seen === String(stock)) return [];
  return [{ field: 'stock', message: { key: 'import.stock_moved', params: { stock } } }];
};

/** Fields in which a line differs from the stored variant; all of a new one. */
const changesOf = ({ cells, stock_seen: seen }: VariantLine, own: VariantRow | undefined): VariantFieldName[] =>
  fieldNames.filter((name) => {
    const cell = cells[name];
    if (!own) return true;
    if (cell === undefined || (name === 'stock' && cell !== '' && cell === seen)) return false;
    if (name === 'barcode' && isShortened(cell, own.barcode)) return false;
    return canonicalCell(name, cell) !== storedCell(name, own);
  });

const OPTIONAL: readonly VariantFieldName[] = ['value_arabic', 'color', 'color_arabic'];

/** Reads the lines of a product's variants. Variants without a line are left as they are. */
export const planVariantLines = (
  lines: readonly VariantLine[],
  stored: VariedProduct | undefined,
  owners: SkuOwners,
): { variants: PlannedVariant[] | null; errors: LineError[] } => {
  const errors: LineError[] = [];
  const present = stored?.variants ?? [];
  const bySku = new Map(present.map((row) => [codeKey(row.sku), row]));
  const forms = new Map<string, { form: Form; row?: number }>(present.map((row) => [codeKey(row.sku), { form: row }]));
  let isChanged = false;

  const read = (line: VariantLine): void => {
    const report = (error: LineError) => errors.push({ row: line.row, ...error });
    if (line.flaw) return void report(line.flaw);
    const key = codeKey(line.sku);
    const own = bySku.get(key);
    if (!own && present.some(({ sku: full }) => isShortened(line.sku, full)))
      return void report({ field: VARIANT_SKU, message: 'import.code_shortened' });
    const names = changesOf(line, own);
    if (names.length === 0) return;
    isChanged = true;
    const missing = names.filter((name) => line.cells[name] === undefined && !OPTIONAL.includes(name));
    if (missing.length > 0)
      return void report({ field: VARIANT_SKU, message: missingColumns(missing.map(columnOf), 'variant') });
    if (!own && owners.get(key)?.some((id) => id !== stored?.id))
      report({ field: VARIANT_SKU, message: 'products.sku_taken' });
    if (own && names.includes('stock')) stockErrors(line, own).forEach(report);
    const sku = own ? { value: own.sku } : skuRule(line.sku, []);
    if ('message' in sku) report({ field: VARIANT_SKU, message: sku.message });
    const values: Partial<Record<VariantFieldName, unknown>> = {};
    for (const name of names) {
      const reading = rules[name](canonicalCell(name, line.cells[name] ?? ''), []);
      if ('value' in reading) values[name] = reading.value;
      else report({ field: columnOf(name), message: reading.message });
    }
    if ('value' in sku) forms.set(key, { form: { ...own, ...values, sku: sku.value } as Form, row: line.row });
  };
  lines.forEach(read);
  if (errors.length > 0 || !isChanged) return { variants: null, errors };

  const entries = [...forms.values()];
  if (entries.length > LIMITS.product.variants) {
    const message = { key: 'import.variants_limit', params: { limit: LIMITS.product.variants } };
    return { variants: null, errors: [{ row: lines[0]?.row, field: VARIANT_SKU, message }] };
  }
  const before = present.map((row) => ({ ...row, on_hand: 0 }));
  const found: FieldErrors = new Map();
  const planned = planVariants(
    entries.map(({ form }) => form),
    before,
    found,
  );
  if (stored?.tracks_lots) checkTracked(stored, stored.stock, { before, after: planned }, found);
  for (const [field, message] of found) {
    const [, index = '', name = ''] = field.split('.');
    errors.push({ row: entries[Number(index)]?.row ?? lines[0]?.row, field: columnOf(name), message });
  }
  return { variants: errors.length > 0 ? null : planned, errors };
};
