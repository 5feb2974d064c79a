import type { Sorts } from '@balsam/shared-ui';
import { sortFilters, type ListFilters } from '@balsam/shared-ui/console';

export const STATUSES = ['active', 'inactive'] as const;
/** "low": few units left of the product or of one of its variants. */
export const AVAILABILITIES = ['1', 'low', '0'] as const;
export const APPROVALS = ['1', '0'] as const;
/** Products without a specification that their category requires. */
export const SPECIFICATIONS = ['missing'] as const;
export const PRODUCT_SORTS: Sorts = { newest: 'desc', name: 'asc', stock: 'asc', price: 'asc' };

/** Filters and sorting of the product list, as in its address. */
export const PRODUCT_FILTERS = {
  search: 'text',
  status: STATUSES,
  in_stock: AVAILABILITIES,
  category: 'text',
  approval: APPROVALS,
  specifications: SPECIFICATIONS,
  ...sortFilters(PRODUCT_SORTS),
} satisfies ListFilters<string>;

/** Values of the filters; '' if not set. */
export type ProductFilters = Record<keyof typeof PRODUCT_FILTERS, string>;
