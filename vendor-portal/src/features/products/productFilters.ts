import type { ListFilters } from '@balsam/shared-ui';

export const STATUSES = ['active', 'inactive'] as const;
/** "low" is a few units left, of the product or of one of its variants. */
export const AVAILABILITIES = ['1', 'low', '0'] as const;
export const APPROVALS = ['1', '0'] as const;
/** Beside the usual order, newest first; each starts with the least. */
export const SORTS = ['name', 'stock', 'price'] as const;

/** What the list of products is narrowed and ordered by, as its address holds it. */
export const PRODUCT_FILTERS = {
  search: 'text',
  status: STATUSES,
  in_stock: AVAILABILITIES,
  category: 'text',
  approval: APPROVALS,
  sort: SORTS,
} satisfies ListFilters<string>;

/** The filters in force; '' for each that is not. */
export type ProductFilters = Record<keyof typeof PRODUCT_FILTERS, string>;
