import { ask } from '@balsam/shared-api';
import { catalogApi } from '../../entities/catalog/catalog-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const specificationSheetPages: ShopPage[] = [
  {
    name: 'specificationSheet',
    path: paths.specificationSheet,
    load: () => import('./SheetPage.tsx').then(({ SheetPage }) => SheetPage),
    queries: ({ params: { slug = '' } }) => [ask(catalogApi.endpoints.getProduct, slug)],
    head: () => import('./first-head.ts').then(({ describeFirst }) => describeFirst),
    isPrivate: true,
  },
];
