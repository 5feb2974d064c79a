import { eachPrice, PRICE_FIELDS } from '../../../../facts/currencies.ts';
import type { PriceRow } from '../../../../money/money.ts';
import type { z } from 'zod';
import type { FieldMessage } from '../../../../wire/errors.ts';
import { fieldsOf } from '../../../../wire/validation.ts';
import { NewProduct } from '../form/form.ts';
import { contentColumns, type ContentField, type ContentValues } from '../../shop/product-columns.ts';
import type { FindCategory } from './categories.ts';
import { listIn, type Column } from './columns.ts';

/** Product values of a line. Prices are minor units. */
export interface Values extends ContentValues, PriceRow {
  tags: string[];
  status: 'active' | 'draft';
  stock: number;
  discount: number;
}

export type ValueColumn = keyof Values & Column;

/** Parsed cell, or the reason why it is invalid. */
type Reading<Value> = { value: Value } | { message: FieldMessage };

/** Parser of a cell. `kept`: current and requested categories of the product, in any state. */
export type Rule<Value> = (cell: string, kept: readonly number[]) => Reading<Value>;

type Rules = { readonly [Name in ValueColumn]: Rule<Values[Name]> };

// The form's fields also validate the table, so that the rules of a product are defined once.
const { shape: form } = NewProduct.out;

export const byForm =
  <Value>(field: z.ZodType<Value>, toInput: (cell: string) => unknown = (cell) => cell): Rule<Value> =>
  (cell) => {
    const result = field.safeParse(toInput(cell), { reportInput: true });
    if (result.success) return { value: result.data };
    return { message: Object.values(fieldsOf(result.error)).flat()[0] ?? 'validation.invalid' };
  };

/** Spreadsheets show a long code as 6.28E+12, with the decimal mark of their language, and lose the other digits. */
export const code =
  (read: Rule<string>): Rule<string> =>
  (cell, kept) =>
    /^\d([.,٫]\d+)?e\+\d+$/i.test(cell) ? { message: 'import.code_shortened' } : read(cell, kept);

/** The cell has been converted to its canonical form before. */
const status: Rule<'active' | 'draft'> = (cell) =>
  cell === 'active' || cell === 'draft' ? { value: cell } : { message: 'import.status_unknown' };

const contentRules = Object.fromEntries(
  contentColumns.map(({ field, input }) => [field, byForm<unknown>(input)]),
) as Pick<Rules, ContentField>;

/** Parsers of the cells by column. */
export const createRules = (findCategory: FindCategory): Rules => {
  const category: Rule<number> = (cell, kept) => {
    const id = findCategory(cell, kept);
    if (cell !== '' && id === undefined) return { message: 'import.category_unknown' };
    return byForm<number>(form.category_id, () => id)(cell, kept);
  };
  return {
    ...contentRules,
    sku: code(byForm(form.sku)),
    barcode: code(byForm(form.barcode)),
    category,
    tags: byForm<string[]>(form.tags, listIn),
    status,
    // Unlike in the form, 0 is a valid stock: the product is sold out.
    stock: (cell, kept) => (cell === '' ? { message: 'import.stock_empty' } : byForm(form.stock)(cell, kept)),
    discount: byForm<number>(form.discount),
    ...eachPrice((currency) => byForm(form[PRICE_FIELDS[currency]])),
  };
};
