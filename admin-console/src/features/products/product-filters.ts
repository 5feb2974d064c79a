import { VAT_CLASSES } from '@balsam/shared-api';
import type { ListFilters } from '@balsam/shared-ui/console';

export const STATUSES = ['1', '0'] as const;
export const APPROVALS = ['1', '0', 'changed'] as const;
export const FEATURED = ['1', '0'] as const;

/**
 * What the list can be narrowed by: on sale (1) or draft (0); approved (1), waiting (0) or with changes that wait;
 * featured or not; the ids of a category and of a vendor; how it is taxed.
 */
export const PRODUCT_FILTERS = {
  search: 'text',
  status: STATUSES,
  approval: APPROVALS,
  featured: FEATURED,
  category: 'text',
  vendor: 'text',
  taxed_as: VAT_CLASSES,
} satisfies ListFilters<string>;

/** The filters in force; '' for each that is not. */
export type ProductFilters = Record<keyof typeof PRODUCT_FILTERS, string>;

/** What admins look at most, as addresses hold it. */
export const PRODUCT_VIEWS = [
  { id: 'waiting', query: 'status=1&approval=0' },
  { id: 'changed', query: 'status=1&approval=changed' },
  { id: 'featured', query: 'featured=1' },
] as const;
