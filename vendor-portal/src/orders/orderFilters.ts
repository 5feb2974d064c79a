import { ORDER_FILTERS, type ListFilters } from '@balsam/shared-ui';

/** What waits for the vendor: orders to confirm, orders that should have left, requests to cancel. */
export const DUE = ['confirm', 'late', 'request'] as const;

/** What a vendor's list of orders can be narrowed by. `customer` is a user's id; `from` and `to` are days. */
export const VENDOR_ORDER_FILTERS = {
  ...ORDER_FILTERS,
  due: DUE,
  customer: 'text',
  from: 'text',
  to: 'text',
} satisfies ListFilters<string>;

export type OrderFilterName = keyof typeof VENDOR_ORDER_FILTERS;

/** The values of the filters, '' where one is not set. */
export type OrderFilterValues = Record<OrderFilterName, string>;
