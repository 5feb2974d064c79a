import type { ProductFilters } from '../../../entities/catalog/product-filters.ts';
import { toFilters, type ShopSearch } from '../shop-search.ts';

/** What the list of a seller's page asks for: that seller's products, in the order and on the page of the address. */
export const vendorFilters = (id: string, { sort, page, view }: ShopSearch): ProductFilters =>
  toFilters({ category: [], vendor: [Number(id)], sort, page, view });

/** Ids are digits: anything else is no seller. */
export const isVendorId = (id: string): boolean => /^[1-9]\d{0,14}$/.test(id);
