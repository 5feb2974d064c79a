import type { VendorDetail } from '@balsam/shared-api';
import { describeSeller, sellerTrail } from '../features/shop/seller/describeSeller.ts';
import { isSellerId, sellerFilters } from '../features/shop/seller/sellerFilters.ts';
import { readShopSearch } from '../features/shop/shopSearch.ts';
import { breadcrumbData } from '../page-head/breadcrumbData.ts';
import { callOf } from './callOf.ts';
import type { FirstHead, PageDefinition, Place } from './definition.ts';

function describe([body]: unknown[], place: Place): FirstHead | 'missing' | null {
  if (!isSellerId(place.params.id ?? '')) return 'missing';
  const vendor = (body as { vendor?: VendorDetail } | undefined)?.vendor;
  if (!vendor) return null;
  const data = breadcrumbData(sellerTrail(vendor, place), place);
  return { ...describeSeller(vendor), extra: [{ tag: 'data', data }] };
}

/** The page of one seller: it asks for the seller and for the page of the list that the address names. */
export const sellerFirstPage: PageDefinition = {
  path: '/sellers/:id',
  chunk: 'seller',
  calls: ({ params: { id = '' }, search, currency }) =>
    isSellerId(id)
      ? [`vendors/${id}`, callOf('products', { filter: true, ...sellerFilters(id, readShopSearch(search, currency)) })]
      : [],
  describe,
};
