import { ask } from '@balsam/shared-api';
import type { AdminPage } from '../../../entities/page/admin-page.ts';
import { paths } from '../../../entities/page/paths.ts';
import { productsApi } from '../products-api.ts';

export const approvalPages: AdminPage[] = [
  {
    path: paths.product,
    permission: 'catalogue.read',
    load: () => import('./ProductPage.tsx').then(({ ProductPage }) => ProductPage),
    queries: ({ params }) => [ask(productsApi.endpoints.getAdminProduct, params.id ?? '')],
  },
];
