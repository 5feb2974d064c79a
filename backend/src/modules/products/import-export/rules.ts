import { eachPrice, PRICE_FIELDS } from '../../../facts/currencies.ts';
import type { ProductVatClass } from '../../../facts/vat.ts';
import type { ProductReturnClass } from '../../../facts/returns.ts';
import type { PriceRow } from '../../../money/money.ts';
import type { z } from 'zod';
import type { FieldMessage } from '../../../wire/errors.ts';
import { fieldsOf } from '../../../wire/validation.ts';
import { NewProduct } from '../form/form.ts';
import { ReturnClassField } from '../form/return-class.ts';
import { vatFields } from '../form/vat-fields.ts';
import type { FindCategory } from './categories.ts';
import { listIn, type Column } from './columns.ts';

/** What a line sets of a product. Prices are minor units. */
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

/** A cell that is read, or why it cannot be. */
type Reading<Value> = { value: Value } | { message: FieldMessage };

/** `kept`: the categories that the product is in or asks for, whatever has become of them. */
type Rules = { readonly [Name in ValueColumn]: (cell: string, kept: readonly number[]) => Reading<Values[Name]> };

// The form's fields are the table's: one place says what a product may hold.
const { shape: form } = NewProduct.out;

const byForm =
  <Value>(field: z.ZodType<Value>, toInput: (cell: string) => unknown = (cell) => cell) =>
  (cell: string): Reading<Value> => {
    const result = field.safeParse(toInput(cell), { reportInput: true });
    if (result.success) return { value: result.data };
    return { message: Object.values(fieldsOf(result.error)).flat()[0] ?? 'validation.invalid' };
  };

/** Spreadsheets show a long code as 6.28E+12, with the decimal mark of their language, and keep no more of it. */
const code =
  (read: (cell: string) => Reading<string>) =>
  (cell: string): Reading<string> =>
    /^\d([.,٫]\d+)?e\+\d+$/i.test(cell) ? { message: 'import.code_shortened' } : read(cell);

/** The words of the portal; a cell has been made comparable before. */
const status = (cell: string): Reading<'active' | 'draft'> =>
  cell === 'active' || cell === 'draft' ? { value: cell } : { message: 'import.status_unknown' };

/** How the cells of each column are read. */
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
    // Unlike in the form, 0 is a stock: the product is sold out.
    stock: (cell) => (cell === '' ? { message: 'import.stock_empty' } : byForm(form.stock)(cell)),
    discount: byForm<number>(form.discount),
    ...eachPrice((currency) => byForm(form[PRICE_FIELDS[currency]])),
  };
};
