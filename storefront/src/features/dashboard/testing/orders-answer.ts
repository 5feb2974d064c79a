import type { Order, PageMeta } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';

/** A page of the customer's orders, as the backend answers it. */
export const ordersAnswer = (orders: Order[], changes: Partial<PageMeta> = {}) =>
  ok({ data: { orders, meta: { current_page: 1, last_page: 1, total: orders.length, per_page: 5, ...changes } } });
