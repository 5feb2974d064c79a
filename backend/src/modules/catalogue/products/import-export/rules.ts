import { eachPrice, PRICE_FIELDS } from '../../../../facts/currencies.ts';
import type { ProductVatClass } from '../../../../facts/vat.ts';
import type { ProductReturnClass } from '../../../../facts/returns.ts';
import type { PriceRow } from '../../../../money/money.ts';
import type { z } from 'zod';
import type { FieldMessage } from '../../../../wire/errors.ts';
import { fieldsOf } from '../../../../wire/validation.ts';
import { NewProduct } from '../form/form.ts';
import { ReturnClassField } from '../form/return-class.ts';
import { vatFields } from '../form/vat-fields.ts';
import type { FindCategory } from './categories.ts';
import { listIn, type Column } from './columns.ts';

/** Product values of a line. Prices are minor units. */
export interface Values extends PriceRow {
  sku: string;
  barcode: string;
  name: string;
  arabic_name: string;
  description: string;
  arabic_description: string;
  category: number;
  vat_class: ProductVatClass;
  vat_basis: string;
  return_class: ProductReturnClass;
  tags: string[];
  status: 'active' | 'draft';
  stock: number;
  discount: number;
}

export type ValueColumn = keyof Values & Column;

/** Parsed cell, or the reason why it is invalid. */
type Reading<Value> = { value: Value } | { message: FieldMessage };

/** `kept`: current and requested categories of the product, in any state. */
type Rules = { readonly [Name in ValueColumn]: (cell: string, kept: readonly number[]) => Reading<Values[Name]> };

// The form's fields also validate the table, so that the rules of a product are defined once.
const { shape: form } = NewProduct.out;

const byForm =
  <Value>(field: z.ZodType<Value>, toInput: (cell: string) => unknown = (cell) => cell) =>
  (cell: string): Reading<Value> => {
    const result = field.safeParse(toInput(cell), { reportInput: true });
    if (result.success) return { value: result.data };
    return { message: Object.values(fieldsOf(result.error)).flat()[0] ?? 'validation.invalid' };
  };

/** Spreadsheets show a long code as 6.28E+12, with the decimal mark of their language, and lose the other digits. */
const code =
  (read: (cell: string) => Reading<string>) =>
  (cell: string): Reading<string> =>
    /^\d([.,٫]\d+)?e\+\d+$/i.test(cell) ? { message: 'import.code_shortened' } : read(cell);

/** The cell has been converted to its canonical form before. */
const status = (cell: string): Reading<'active' | 'draft'> =>
  cell === 'active' || cell === 'draft' ? { value: cell } : { message: 'import.status_unknown' };

/** Parsers of the cells by column. */
export const createRules = (findCategory: FindCategory): Rules => {
  const category = (cell: string, kept: readonly number[]): Reading<number> => {
    const id = findCategory(cell, kept);
    if (cell !== '' && id === undefined) return { message: 'import.category_unknown' };
    return byForm<number>(form.category_id, () => id)(cell);
  };
  return {
    sku: code(byForm(form.sku)),
    barcode: code(byForm(form.barcode)),
    name: byForm(form.name),
    arabic_name: byForm(form.arabic_name),
    description: byForm(form.description),
    arabic_description: byForm(form.arabic_description),
    category,
    vat_class: byForm<ProductVatClass>(vatFields.vat_class),
    vat_basis: byForm(vatFields.vat_basis),
    return_class: byForm<ProductReturnClass>(ReturnClassField),
    tags: byForm<string[]>(form.tags, listIn),
    status,
    // Unlike in the form, 0 is a valid stock: the product is sold out.
    stock: (cell) => (cell === '' ? { message: 'import.stock_empty' } : byForm(form.stock)(cell)),
    discount: byForm<number>(form.discount),
    ...eachPrice((currency) => byForm(form[PRICE_FIELDS[currency]])),
  };
};
