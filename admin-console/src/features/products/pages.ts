import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { boxSeamIcon } from '@balsam/shared-ui';
import { PRODUCT_FILTERS } from './product-filters.ts';
import { productsApi } from './products-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

export const productPages: AdminPage[] = [
  {
    path: paths.products,
    permission: 'catalogue.read',
    load: () => import('./ProductsPage.tsx').then(({ ProductsPage }) => ProductsPage),
    queries: ({ search }) => [ask(productsApi.endpoints.listAdminProducts, readListQuery(PRODUCT_FILTERS, search))],
    sidebar: { name: 'products', icon: boxSeamIcon, group: 'catalogue' },
  },
];
