import { z } from 'zod';
import { productReturnClasses } from '../../../facts/returns.ts';
import { productVatClasses } from '../../../facts/vat.ts';
import { Id, requiredCode, requiredLines, requiredText } from '../../../wire/fields.ts';
import type { OptionalField, ProductColumn } from './product-column.ts';
import { CODE_LENGTH, registration, saleRules } from './registration-fields.ts';

const DESCRIPTION_LENGTH = 10_000;

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
 * Optional fields of a product. A new one needs only its column in a migration and its places on the screens. Everything shown
 * to customers in the vendor's name must be reviewed.
 */
export const optionalFields = {
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
  ...registration,
  ...saleRules,
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
} as const satisfies Record<string, OptionalField>;

/** Description of a product by its vendor, in the order of the API document. */
export const content = { ...required, ...optionalFields };
