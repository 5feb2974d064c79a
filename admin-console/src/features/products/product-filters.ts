import { VAT_CLASSES } from '@balsam/shared-api';
import type { ListFilters } from '@balsam/shared-ui/console';

export const STATUSES = ['1', '0'] as const;
export const APPROVALS = ['1', '0', 'changed'] as const;
export const FEATURED = ['1', '0'] as const;

/**
 * Filters of the list: active (1) or draft (0); approved (1), pending (0) or with pending changes; featured or not;
 * category id; vendor id; tax class.
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

/** Values of the filters, '' if not set. */
export type ProductFilters = Record<keyof typeof PRODUCT_FILTERS, string>;

/** Predefined views, as query strings. */
export const PRODUCT_VIEWS = [
  { id: 'waiting', query: 'status=1&approval=0' },
  { id: 'changed', query: 'status=1&approval=changed' },
  { id: 'featured', query: 'featured=1' },
] as const;
