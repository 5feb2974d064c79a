import type { Category, Vendor } from '@balsam/shared-api';
import { describeShop, shopTrail } from '../../features/shop/describe-shop.ts';
import { readShopSearch, toFilters } from '../../features/shop/shop-search.ts';
import { shopSubject } from '../../features/shop/shop-subject.ts';
import { breadcrumbData } from '../../entities/page-head/breadcrumb-data.ts';
import { callOf } from './call-of.ts';
import type { FirstHead, PageDefinition, Place } from './definition.ts';

function describe([categoriesBody, vendorsBody]: unknown[], place: Place): FirstHead {
  const { categories = [] } = (categoriesBody ?? {}) as { categories?: Category[] };
  const { vendors: sellers = [] } = (vendorsBody ?? {}) as { vendors?: Vendor[] };
  const subject = shopSubject(readShopSearch(place.search, place.currency), { categories, sellers });
  const data = breadcrumbData(shopTrail(subject, place), place);
  return { ...describeShop(subject, place.lang), extra: [{ tag: 'data', data }] };
}

/** The catalogue: it asks for the page of the list that its address names, and for what the filters offer. */
export const shopFirstPage: PageDefinition = {
  path: '/shop',
  chunk: 'shop',
  calls: ({ search, currency }) => [
    'categories',
    'vendors',
    callOf('products', { filter: true, ...toFilters(readShopSearch(search, currency)) }),
    'products?max_price=true',
    'products/top-rated',
    'tags',
  ],
  describe,
};
