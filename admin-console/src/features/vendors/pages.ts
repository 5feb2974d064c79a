import { ask, locationsApi } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { shopIcon } from '@balsam/shared-ui';
import { VENDOR_FILTERS, vendorsApi } from './vendors-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

const { listAdminVendors, getAdminVendor } = vendorsApi.endpoints;
const { listCountries } = locationsApi.endpoints;

export const vendorPages: AdminPage[] = [
  {
    path: paths.vendors,
    permission: 'vendors.read',
    load: () => import('./VendorsPage.tsx').then(({ VendorsPage }) => VendorsPage),
    queries: ({ search }) => [ask(listAdminVendors, readListQuery(VENDOR_FILTERS, search))],
    sidebar: { name: 'vendors', icon: shopIcon, group: 'people' },
  },
  {
    path: paths.addVendor,
    permission: 'vendors.write',
    load: () => import('./AddVendorPage.tsx').then(({ AddVendorPage }) => AddVendorPage),
    queries: () => [ask(listCountries)],
  },
  {
    path: paths.editVendor,
    permission: 'vendors.read',
    load: () => import('./EditVendorPage.tsx').then(({ EditVendorPage }) => EditVendorPage),
    queries: ({ params }) => [ask(listCountries), ask(getAdminVendor, Number(params.id))],
  },
];
