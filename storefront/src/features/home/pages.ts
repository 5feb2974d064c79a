import { ask, categoriesApi } from '@balsam/shared-api';
import { catalogApi } from '../../entities/catalog/catalog-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';
import { testimonialsApi } from './testimonials-api.ts';

export const homePages: ShopPage[] = [
  {
    name: 'home',
    path: paths.home,
    chunk: 'home',
    load: () => import(/* webpackChunkName: "home" */ './HomePage.tsx').then(({ HomePage }) => HomePage),
    queries: () => [
      ask(categoriesApi.endpoints.listCategories),
      ask(catalogApi.endpoints.listFeatured),
      ask(testimonialsApi.endpoints.listTestimonials),
    ],
    head: () => import('../../entities/company/describe-company.ts').then(({ describeHome }) => describeHome),
    isInSitemap: true,
    isRendered: true,
  },
];
