import { CURRENCIES } from '@balsam/shared-api';
import { ORDER_FILTERS, type ListFilters } from '@balsam/shared-ui/console';

/** Filtering out cancelled orders (0) leaves exactly those that count as sales. */
export const CANCELLED = ['0', '1'] as const;

/**
 * Filters of all orders: days (`from`, `to`), currency, vendor id, customer id, cancelled or not, open cancellation requests,
 * and orders of guests.
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
  buyer: ['guest'],
} satisfies ListFilters<string>;

export type OrderFilterName = keyof typeof ADMIN_ORDER_FILTERS;

/** Values of the filters, '' if not set. */
export type OrderFilterValues = Record<OrderFilterName, string>;
