import { ok } from '@balsam/shared-api/testing';

/** Where a list of one page stands. */
export const metaOf = (rows: unknown[], lastPage = 1) => ({
  current_page: 1,
  last_page: lastPage,
  total: rows.length,
  per_page: 10,
});

/** The signed-in admin. */
export const adminUser = ok({
  user: {
    id: 1,
    firstname: 'Noor',
    lastname: 'Salem',
    full_name: 'Noor Salem',
    email: 'noor@example.test',
    phone_number: '',
    company_name: '',
    company_address: '',
    role: 1,
    address: null,
    addresses: [],
    vendor: null,
  },
});

/** An admin's first page with nothing on it but what a test names. */
export const dashboard = (changes: object = {}) =>
  ok({
    data: { orders_by_status: [], vendors_waiting: 0, products_waiting: 0, newest_orders: [], sales: [], ...changes },
  });
