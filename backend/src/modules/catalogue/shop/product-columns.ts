import type { z } from 'zod';
import { CURRENCIES, PRICE_FIELDS } from '../../../facts/currencies.ts';
import { content } from './product-fields.ts';

type Content = typeof content;
export type ContentField = keyof Content;

/** Name of a field in the database or in the form. */
type NameOf<Field extends ContentField, Place extends 'column' | 'form'> =
  Content[Field] extends Record<Place, infer Name extends string> ? Name : Field;

type ContentColumn<Field extends ContentField = ContentField> = {
  [Each in Field]: Content[Each] & {
    field: Each;
    column: NameOf<Each, 'column'>;
    form: NameOf<Each, 'form'>;
    type: string;
  };
}[Field];

type Value<Field extends ContentField> = Exclude<z.output<Content[Field]['input']>, undefined>;

/** Values by field. */
export type ContentValues = { [Field in ContentField]: Value<Field> };

/** Columns that describe a product. */
export const contentColumns = Object.entries(content).map(([field, each]) => ({
  ...{ column: field, form: field, type: 'text' },
  ...each,
  field,
})) as ContentColumn[];

/** Row with those columns of `products`. */
export type RowOf<Columns extends readonly { field: ContentField }[]> = {
  [Field in Columns[number]['field'] as NameOf<Field, 'column'>]: Value<Field>;
};

/** Columns for its sale, which have rules of their own. */
const saleColumns = [
  ...[['status', 'text'] as const, ['stock', 'integer'] as const, ['discount', 'smallint'] as const],
  ...CURRENCIES.map((currency) => [PRICE_FIELDS[currency], 'bigint'] as const),
].map(([name, type]) => ({ field: name, column: name, form: name, type }));

/** Columns that a vendor fills in. */
export const vendorColumns = [...contentColumns, ...saleColumns];

/** Columns whose edits need review. */
export const reviewedColumns = contentColumns.filter((column) => column.isReviewed);

/** Columns shown on the product's own page only. */
export const pageColumns = contentColumns.filter((column) => 'isOnPage' in column);

const optionalColumns = contentColumns.filter((column) => 'noun' in column);
export const reviewedOptionalColumns = optionalColumns.filter((column) => column.isReviewed);
export const liveOptionalColumns = optionalColumns.filter((column) => !column.isReviewed);

/** Fields of the form. */
export const contentInputs = Object.fromEntries(contentColumns.map(({ form, input }) => [form, input])) as {
  [Column in ContentColumn as Column['form']]: Column['input'];
};

/** Fields of a response. */
export const outputsOf = <Column extends { field: string; output: z.ZodType }>(columns: readonly Column[]) =>
  Object.fromEntries(columns.map(({ field, output }) => [field, output])) as {
    [Each in Column as Each['field']]: Each['output'];
  };

/** Those values of an object that are fields of the columns. */
export const pickFields = <Name extends keyof Row, Row>(
  columns: readonly { field: Name }[],
  row: Row,
): Pick<Row, Name> => Object.fromEntries(columns.map(({ field }) => [field, row[field]])) as Pick<Row, Name>;
