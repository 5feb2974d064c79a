import type { Order } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';

/** The answer of the orders list. */
export const orderList = (orders: Order[], { page = 1, lastPage = 1 } = {}) =>
  ok({ data: { orders, meta: { current_page: page, last_page: lastPage, total: orders.length, per_page: 10 } } });

/** The signed-in vendor. */
export const vendorUser = ok({
  user: {
    id: 7,
    firstname: 'Huda',
    lastname: 'Nasser',
    full_name: 'Huda Nasser',
    email: 'huda@example.test',
    phone_number: '',
    company_name: 'Gulf Medical',
    company_address: '',
    role: 2,
    address: null,
    addresses: [],
    vendor: { id: 3, company_name: 'Gulf Medical' },
  },
});
