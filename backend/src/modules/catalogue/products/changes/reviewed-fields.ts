import { reviewedColumns, type RowOf } from '../../shop/product-columns.ts';

/** Reviewed values by column. */
export type ReviewedValues = RowOf<typeof reviewedColumns>;

/** Names of the reviewed fields in the API, with the pictures and the attributes, which have tables of their own. */
export const reviewedFields = [...reviewedColumns.map(({ field }) => field), 'pictures', 'attributes'] as const;
export type ReviewedField = (typeof reviewedFields)[number];

/** True if edits of a product need review: it is approved and its vendor is not trusted. */
export const isReviewed = ({ approval_status: approval }: { approval_status: 0 | 1 }, vendor: { trusted: boolean }) =>
  approval === 1 && !vendor.trusted;
