import { z } from 'zod';
import { productReturnClasses } from '../../../facts/returns.ts';
import { productVatClasses } from '../../../facts/vat.ts';
import { Code, Id, requiredCode, requiredLines, requiredText } from '../../../wire/fields.ts';

export const CODE_LENGTH = 64;
const DESCRIPTION_LENGTH = 10_000;

/** Column of `products` that a vendor fills in. All are in the form, the audit log and the CSV table. */
interface ProductColumn {
  /** Name in the database, if it is not the name of the field. */
  column?: string;
  /** Type in the database, if it is not text. */
  type?: 'bigint';
  /** Name in the form, if it is not the name of the field. */
  form?: string;
  /** Field of the form, and rule for a cell of the CSV table. */
  input: z.ZodType;
  /** Notation of a cell of the CSV table. */
  cell: 'code' | 'line' | 'lines' | 'choice';
  /** Field of responses. */
  output?: z.ZodType;
  /** Edits of an approved product need an admin's review; needs a column of `product_changes`. */
  isReviewed: boolean;
  /** Customers see it on the product's own page. */
  isOnPage?: true;
}

/** Optional column, whose name is the same everywhere. A form without it leaves the stored value. */
interface Attribute extends ProductColumn {
  column?: never;
  form?: never;
  input: z.ZodOptional;
  output: z.ZodType;
  /** Noun for descriptions. */
  noun: string;
}

const required = {
  name: { input: requiredText('products.name_required'), cell: 'line', isReviewed: true },
  arabic_name: {
    column: 'name_ar',
    input: requiredText('products.arabic_name_required'),
    cell: 'line',
    isReviewed: true,
  },
  description: {
    input: requiredLines('products.description_required', DESCRIPTION_LENGTH).describe('English text'),
    cell: 'lines',
    isReviewed: true,
  },
  arabic_description: {
    column: 'description_ar',
    input: requiredLines('products.arabic_description_required', DESCRIPTION_LENGTH),
    cell: 'lines',
    isReviewed: true,
  },
  sku: { input: requiredCode('products.sku_required', CODE_LENGTH), cell: 'code', isReviewed: false },
  barcode: {
    input: requiredCode('products.barcode_required', CODE_LENGTH),
    output: z.string(),
    cell: 'code',
    isReviewed: false,
    isOnPage: true,
  },
  category: {
    column: 'category_id',
    type: 'bigint',
    form: 'category_id',
    input: Id('products.category_required'),
    cell: 'line',
    isReviewed: true,
  },
} as const satisfies Record<string, ProductColumn>;

/**
 * Attributes of a product. A new one needs only its column in a migration and its places on the screens. Everything shown
 * to customers in the vendor's name must be reviewed.
 */
export const attributes = {
  vat_class: {
    noun: 'tax class',
    input: z
      .enum(productVatClasses, 'products.vat_class_unknown')
      .describe('Tax class; empty: that of its category')
      .optional(),
    output: z.enum(productVatClasses).describe('Tax class; empty: that of its category'),
    cell: 'choice',
    isReviewed: true,
  },
  vat_basis: {
    noun: 'registration number',
    input: Code(CODE_LENGTH)
      .describe('Registration number with SFDA, MoH or NHRA; required for zero-rating')
      .optional(),
    output: z.string().describe('Registration number with SFDA, MoH or NHRA; empty without one'),
    cell: 'code',
    isReviewed: true,
    isOnPage: true,
  },
  // A vendor can only be stricter than the category.
  return_class: {
    noun: 'return class',
    input: z
      .enum(productReturnClasses, 'products.return_class_unknown')
      .describe('Return class; empty: that of its category. The stricter of the two applies')
      .optional(),
    output: z.enum(productReturnClasses).describe('Return class; empty: that of its category'),
    cell: 'choice',
    isReviewed: false,
  },
} as const satisfies Record<string, Attribute>;

/** Description of a product by its vendor, in the order of the API document. */
export const content = { ...required, ...attributes };
