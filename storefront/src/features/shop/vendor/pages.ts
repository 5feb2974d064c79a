import { ask } from '@balsam/shared-api';
import { catalogApi } from '../../../entities/catalog/catalog-api.ts';
import { paths } from '../../../entities/page/paths.ts';
import type { ShopPage } from '../../../entities/page/shop-page.ts';
import { vendorsApi } from '../../../entities/vendor/vendors-api.ts';
import { readShopSearch } from '../shop-search.ts';
import { isVendorId, vendorFilters } from './vendor-filters.ts';

const { listProducts } = catalogApi.endpoints;
const { getVendor } = vendorsApi.endpoints;

export const vendorPages: ShopPage[] = [
  {
    name: 'vendor',
    path: paths.vendor,
    chunk: 'seller',
    load: () => import(/* webpackChunkName: "seller" */ './VendorPage.tsx').then(({ VendorPage }) => VendorPage),
    queries: ({ params: { id = '' }, search, currency }) =>
      isVendorId(id)
        ? [ask(getVendor, id), ask(listProducts, vendorFilters(id, readShopSearch(search, currency)))]
        : [],
    head: () => import('./first-head.ts').then(({ describeFirst }) => describeFirst),
    isRendered: true,
  },
];
