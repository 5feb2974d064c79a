import type { Order } from '@balsam/shared-api';
import { aUser, metaOf, ok } from '@balsam/shared-api/testing';

/** Response with a list of orders. */
export const orderList = (orders: Order[], { page = 1, lastPage = 1 } = {}) =>
  ok({ data: { orders, meta: { ...metaOf(orders, lastPage), current_page: page } } });

export const vendorUser = aUser({
  id: 7,
  firstname: 'Huda',
  lastname: 'Nasser',
  full_name: 'Huda Nasser',
  email: 'huda@example.test',
  company_name: 'Gulf Medical',
  role: 2,
  vendor: {
    id: 3,
    company_name: 'Gulf Medical',
    company_name_arabic: 'الخليج الطبية',
    holiday: null,
    owner_change: null,
  },
});
