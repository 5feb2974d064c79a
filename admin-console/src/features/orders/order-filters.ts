import { CURRENCIES } from '@balsam/shared-api';
import { ORDER_FILTERS, type ListFilters } from '@balsam/shared-ui/console';

/** Without cancelled orders (0) are exactly those that count as sales. */
export const CANCELLED = ['0', '1'] as const;

/**
 * What the orders of all vendors can be narrowed by: days (`from`, `to`), the currency they were placed in, the id of
 * a vendor or of a customer, cancelled or not, and requests to cancel that nobody has answered.
 */
export const ADMIN_ORDER_FILTERS = {
  ...ORDER_FILTERS,
  from: 'text',
  to: 'text',
  currency: CURRENCIES,
  vendor: 'text',
  customer: 'text',
  cancelled: CANCELLED,
  due: ['request'],
} satisfies ListFilters<string>;

export type OrderFilterName = keyof typeof ADMIN_ORDER_FILTERS;

/** The values of the filters, '' where one is not set. */
export type OrderFilterValues = Record<OrderFilterName, string>;
