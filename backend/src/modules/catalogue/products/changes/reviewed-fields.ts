import type { ProductVatClass } from '../../../../facts/vat.ts';

/**
 * Fields of an approved product that need an admin's review when its vendor edits them. Any other text shown to
 * customers in the vendor's name must be added here and as a column of `products` and `product_changes`. Prices, stock,
 * codes, variants, tags and related products are live immediately.
 */
export const reviewedColumns = [
  { field: 'name', column: 'name', type: 'text' },
  { field: 'arabic_name', column: 'name_ar', type: 'text' },
  { field: 'description', column: 'description', type: 'text' },
  { field: 'arabic_description', column: 'description_ar', type: 'text' },
  { field: 'category', column: 'category_id', type: 'bigint' },
  { field: 'vat_class', column: 'vat_class', type: 'text' },
  { field: 'vat_basis', column: 'vat_basis', type: 'text' },
] as const;

type ReviewedColumn = (typeof reviewedColumns)[number];

/** Reviewed columns with their types. */
export type ReviewedValues = {
  [Each in ReviewedColumn as Each['column']]: Each['column'] extends 'vat_class'
    ? ProductVatClass
    : Each['type'] extends 'bigint'
      ? number
      : string;
};

/** Names of the reviewed fields in the API, with the pictures, which have a table of their own. */
export const reviewedFields = [...reviewedColumns.map(({ field }) => field), 'pictures'] as const;
export type ReviewedField = (typeof reviewedFields)[number];

/** True if edits of a product need review: it is approved and its vendor is not trusted. */
export const isReviewed = ({ approval_status: approval }: { approval_status: 0 | 1 }, vendor: { trusted: boolean }) =>
  approval === 1 && !vendor.trusted;
