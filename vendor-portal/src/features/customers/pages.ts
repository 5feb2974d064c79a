import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { peopleIcon } from '@balsam/shared-ui';
import { CUSTOMER_FILTERS, customersApi } from './customers-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

export const customerPages: VendorPage[] = [
  {
    path: paths.customers,
    permission: 'orders.read',
    load: () => import('./CustomersPage.tsx').then(({ CustomersPage }) => CustomersPage),
    queries: ({ search }) => [ask(customersApi.endpoints.listVendorCustomers, readListQuery(CUSTOMER_FILTERS, search))],
    sidebar: { name: 'customers', icon: peopleIcon },
  },
];
