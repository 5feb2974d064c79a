import { ORDER_STATUS_FILTERS, type ListFilters } from '@balsam/shared-ui';

/** What the orders list can be narrowed by. Status 5 finds both cancellations, 6 only those with a refund. */
export const ORDER_FILTERS = { search: 'text', status: ORDER_STATUS_FILTERS } satisfies ListFilters<string>;

/** The list with only the orders of one status, by its code. */
export const ordersWithStatus = (code: number): string => `/vendor/orders?status=${code}`;
