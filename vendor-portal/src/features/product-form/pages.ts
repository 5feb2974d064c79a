import { ask, categoriesApi } from '@balsam/shared-api';
import { productFormApi } from './product-form-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

const { listCategories } = categoriesApi.endpoints;

export const productFormPages: VendorPage[] = [
  {
    path: paths.addProduct,
    permission: 'catalogue.write',
    load: () => import('./AddProductPage.tsx').then(({ AddProductPage }) => AddProductPage),
    queries: () => [ask(listCategories)],
  },
  {
    path: paths.editProduct,
    permission: 'catalogue.read',
    load: () => import('./EditProductPage.tsx').then(({ EditProductPage }) => EditProductPage),
    queries: ({ params }) => [ask(listCategories), ask(productFormApi.endpoints.getVendorProduct, params.slug ?? '')],
  },
];
