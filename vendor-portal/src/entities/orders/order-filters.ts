import type { Sorts } from '@balsam/shared-ui';
import { ORDER_FILTERS, sortFilters, type ListFilters } from '@balsam/shared-ui/console';

/** Work queues: orders to confirm, overdue orders, cancellation requests, parcels held by a recall. */
export const DUE = ['confirm', 'late', 'request', 'recalled'] as const;

const ORDER_SORTS: Sorts = { newest: 'desc', status: 'asc', total: 'desc' };

/** In a work queue, the oldest orders come first. */
export const orderSorts = (due: string): Sorts => (due ? { ...ORDER_SORTS, newest: 'asc' } : ORDER_SORTS);

/** Filters of the orders list. `customer` is a user id; `from` and `to` are days. */
export const VENDOR_ORDER_FILTERS = {
  ...ORDER_FILTERS,
  due: DUE,
  customer: 'text',
  from: 'text',
  to: 'text',
  ...sortFilters(ORDER_SORTS),
} satisfies ListFilters<string>;

export type OrderFilterName = keyof typeof VENDOR_ORDER_FILTERS;

/** Values of the filters, '' if not set. */
export type OrderFilterValues = Record<OrderFilterName, string>;
