import type { VendorDetail } from '@balsam/shared-api';
import { describeVendor, vendorTrail } from '../../features/shop/vendor/describe-vendor.ts';
import { isVendorId, vendorFilters } from '../../features/shop/vendor/vendor-filters.ts';
import { readShopSearch } from '../../features/shop/shop-search.ts';
import { breadcrumbData } from '../../entities/page-head/breadcrumb-data.ts';
import { callOf } from './call-of.ts';
import type { FirstHead, PageDefinition, Place } from './definition.ts';

function describe([body]: unknown[], place: Place): FirstHead | 'missing' | null {
  if (!isVendorId(place.params.id ?? '')) return 'missing';
  const vendor = (body as { vendor?: VendorDetail } | undefined)?.vendor;
  if (!vendor) return null;
  const data = breadcrumbData(vendorTrail(vendor, place), place);
  return { ...describeVendor(vendor), extra: [{ tag: 'data', data }] };
}

/** The page of one seller: it asks for the seller and for the page of the list that the address names. */
export const vendorFirstPage: PageDefinition = {
  path: '/sellers/:id',
  chunk: 'seller',
  calls: ({ params: { id = '' }, search, currency }) =>
    isVendorId(id)
      ? [`vendors/${id}`, callOf('products', { filter: true, ...vendorFilters(id, readShopSearch(search, currency)) })]
      : [],
  describe,
};
