import { ask, categoriesApi } from '@balsam/shared-api';
import { catalogApi } from '../../entities/catalog/catalog-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';
import { vendorsApi } from '../../entities/vendor/vendors-api.ts';
import { shopApi } from './shop-api.ts';
import { readShopSearch, toCategoryFilters, toFacetFilters, toFilters } from './shop-search.ts';

const { listProducts, getMaxPrice, listTopRated } = catalogApi.endpoints;
const { listVendors } = vendorsApi.endpoints;
const { countFacets, listCategoryFacets, listPopularTags } = shopApi.endpoints;

export const shopPages: ShopPage[] = [
  {
    name: 'shop',
    path: paths.shop,
    chunk: 'shop',
    load: () => import(/* webpackChunkName: "shop" */ './ShopPage.tsx').then(({ ShopPage }) => ShopPage),
    queries: (request) => {
      const search = readShopSearch(request.search, request.currency);
      const facets = toFacetFilters(search);
      const category = toCategoryFilters(search);
      return [
        ask(listProducts, toFilters(search)),
        ...(facets ? [ask(countFacets, facets)] : []),
        ...(category ? [ask(listCategoryFacets, category)] : []),
        ...[ask(categoriesApi.endpoints.listCategories), ask(listVendors)],
        ...[ask(getMaxPrice), ask(listTopRated), ask(listPopularTags)],
      ];
    },
    head: () => import('./first-head.ts').then(({ describeFirst }) => describeFirst),
    isInSitemap: true,
    isRendered: true,
  },
];
