import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { boxSeamIcon } from '@balsam/shared-ui';
import { PRODUCT_FILTERS } from './product-filters.ts';
import { productsApi } from './products-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

export const productPages: VendorPage[] = [
  {
    path: paths.products,
    permission: 'catalogue.read',
    load: () => import('./ProductsPage.tsx').then(({ ProductsPage }) => ProductsPage),
    queries: ({ search, currency }) => [
      ask(productsApi.endpoints.listVendorProducts, { currency, ...readListQuery(PRODUCT_FILTERS, search) }),
    ],
    sidebar: { name: 'products', icon: boxSeamIcon },
  },
];
