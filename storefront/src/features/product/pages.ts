import { ask } from '@balsam/shared-api';
import { catalogApi } from '../../entities/catalog/catalog-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const productPages: ShopPage[] = [
  {
    name: 'product',
    path: paths.product,
    chunk: 'product',
    load: () => import(/* webpackChunkName: "product" */ './ProductPage.tsx').then(({ ProductPage }) => ProductPage),
    queries: ({ params: { slug = '' } }) => [ask(catalogApi.endpoints.getProduct, slug)],
    head: () => import('./first-head.ts').then(({ describeFirst }) => describeFirst),
    isRendered: true,
  },
];
