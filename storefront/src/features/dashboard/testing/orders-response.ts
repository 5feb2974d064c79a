import type { Order, PageMeta } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';

/** Response with a page of the customer's orders. */
export const ordersResponse = (orders: Order[], changes: Partial<PageMeta> = {}) =>
  ok({ data: { orders, meta: { current_page: 1, last_page: 1, total: orders.length, per_page: 5, ...changes } } });
