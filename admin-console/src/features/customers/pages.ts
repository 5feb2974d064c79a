import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { peopleIcon } from '@balsam/shared-ui';
import { CUSTOMER_FILTERS, customersApi } from './customers-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

const { listCustomers, getCustomer } = customersApi.endpoints;

export const customerPages: AdminPage[] = [
  {
    path: paths.customers,
    permission: 'customers.read',
    load: () => import('./CustomersPage.tsx').then(({ CustomersPage }) => CustomersPage),
    queries: ({ search }) => [ask(listCustomers, readListQuery(CUSTOMER_FILTERS, search))],
    sidebar: { name: 'customers', icon: peopleIcon, group: 'people' },
  },
  {
    path: paths.customer,
    permission: 'customers.read',
    load: () => import('./CustomerPage.tsx').then(({ CustomerPage }) => CustomerPage),
    queries: ({ params }) => [ask(getCustomer, Number(params.id))],
  },
];
