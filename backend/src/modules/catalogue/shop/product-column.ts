import type { z } from 'zod';

/** Column of `products` that a vendor fills in. All are in the form, the audit log and the CSV table. */
export interface ProductColumn {
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
export interface OptionalField extends ProductColumn {
  column?: never;
  form?: never;
  input: z.ZodOptional;
  output: z.ZodType;
  /** Noun for descriptions. */
  noun: string;
}
