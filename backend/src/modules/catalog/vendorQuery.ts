import { z } from 'zod';
import { filterOf, SearchText } from '../../paging.ts';
import { Currency } from '../../schemas.ts';
import type { VendorProductFilter } from './vendorRepository.ts';

/** What a vendor's list, on the screen or as a file, is filtered by. in_stock: 1 some, 0 none, low a few units. */
export const vendorFilterKeys = {
  search: SearchText,
  category: filterOf(z.string().max(200)),
  status: filterOf(z.enum(['active', 'draft', 'inactive', '1', '0'])),
  approval: filterOf(z.enum(['0', '1'])),
  in_stock: filterOf(z.enum(['0', '1', 'low'])),
  currency: filterOf(Currency),
};

type VendorQuery = z.infer<z.ZodObject<typeof vendorFilterKeys>>;

const stockStates = { 0: 'none', 1: 'some', low: 'low' } as const;

/** The filter that a query asks for. */
export const toVendorFilter = (query: VendorQuery): VendorProductFilter => {
  const { search, category, status, approval, in_stock: inStock } = query;
  return {
    search,
    category,
    status: status && (status === 'active' || status === '1' ? 'active' : 'draft'),
    approved: approval && approval === '1',
    stock: inStock && stockStates[inStock],
  };
};
