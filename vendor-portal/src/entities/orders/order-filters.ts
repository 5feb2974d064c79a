import type { Sorts } from '@balsam/shared-ui';
import { ORDER_FILTERS, sortFilters, type ListFilters } from '@balsam/shared-ui/console';

/** What waits for the vendor: orders to confirm, orders that should have left, requests to cancel. */
export const DUE = ['confirm', 'late', 'request'] as const;

const ORDER_SORTS: Sorts = { newest: 'desc', status: 'asc', total: 'desc' };

/** What waits longest is done first. */
export const orderSorts = (due: string): Sorts => (due ? { ...ORDER_SORTS, newest: 'asc' } : ORDER_SORTS);

/** What a vendor's list of orders can be narrowed by. `customer` is a user's id; `from` and `to` are days. */
export const VENDOR_ORDER_FILTERS = {
  ...ORDER_FILTERS,
  due: DUE,
  customer: 'text',
  from: 'text',
  to: 'text',
  ...sortFilters(ORDER_SORTS),
} satisfies ListFilters<string>;

export type OrderFilterName = keyof typeof VENDOR_ORDER_FILTERS;

/** The values of the filters, '' where one is not set. */
export type OrderFilterValues = Record<OrderFilterName, string>;
