import type { Category } from '@balsam/shared-api';
import { describeShop, shopTrail } from '../features/shop/describeShop.ts';
import { readShopSearch, toFilters } from '../features/shop/shopSearch.ts';
import { breadcrumbData } from '../page-head/breadcrumbData.ts';
import { callOf } from './callOf.ts';
import type { FirstHead, PageDefinition, Place } from './definition.ts';

/** The category that is shown, if it is one. */
function chosenCategory(body: unknown, { search, currency }: Place): Category | undefined {
  const { categories = [] } = (body ?? {}) as { categories?: Category[] };
  const [id, ...others] = readShopSearch(search, currency).category;
  return others.length === 0 ? categories.find((category) => category.id === id) : undefined;
}

function describe([categories]: unknown[], place: Place): FirstHead {
  const category = chosenCategory(categories, place);
  const data = breadcrumbData(shopTrail(category, place), place);
  const { search } = readShopSearch(place.search, place.currency);
  return { ...describeShop(category, search, place.lang), extra: [{ tag: 'data', data }] };
}

/** The catalogue: it asks for the page of the list that its address names, and for what the filters offer. */
export const shopFirstPage: PageDefinition = {
  path: '/shop',
  chunk: 'shop',
  calls: ({ search, currency }) => [
    'categories',
    callOf('products', { filter: true, ...toFilters(readShopSearch(search, currency)) }),
    'products?max_price=true',
    'products/top-rated',
    'tags',
  ],
  describe,
};
