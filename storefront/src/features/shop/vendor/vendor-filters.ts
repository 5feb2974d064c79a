import type { ProductFilters } from '../../../entities/catalog/product-filters.ts';
import { toFilters, type ShopSearch } from '../shop-search.ts';

/** Request parameters of a seller's product list. */
export const vendorFilters = (id: string, { sort, page, view }: ShopSearch): ProductFilters =>
  toFilters({ category: [], vendor: [Number(id)], sort, page, view });

/** True for a numeric id. */
export const isVendorId = (id: string): boolean => /^[1-9]\d{0,14}$/.test(id);
