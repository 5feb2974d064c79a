import type { ProductVatClass } from '../../../facts/vat.ts';

/**
 * What of an approved product waits for an admin when its vendor edits it. Whatever else shoppers are to read as the
 * vendor's word joins here, and as a column of `products` and of `product_changes`. Prices, stock, codes, variants, tags
 * and related products are live at once.
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

/** The columns that wait, as a product has them. */
export type ReviewedValues = {
  [Each in ReviewedColumn as Each['column']]: Each['column'] extends 'vat_class'
    ? ProductVatClass
    : Each['type'] extends 'bigint'
      ? number
      : string;
};

/** The same by the names that the outside knows, with the pictures, which have a table of their own. */
export const reviewedFields = [...reviewedColumns.map(({ field }) => field), 'pictures'] as const;
export type ReviewedField = (typeof reviewedFields)[number];

/** Whether an edit of a product waits: shoppers see the product, and nobody has said that its vendor is trusted. */
export const isReviewed = ({ approval_status: approval }: { approval_status: 0 | 1 }, vendor: { trusted: boolean }) =>
  approval === 1 && !vendor.trusted;
