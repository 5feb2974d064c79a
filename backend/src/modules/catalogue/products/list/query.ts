import { z } from 'zod';
import { Code } from '../../../../wire/fields.ts';
import { filterOf, SearchText } from '../../../../wire/paging.ts';
import { Currency } from '../../../../wire/schemas.ts';
import type { VendorProductFilter } from './repository.ts';

/** Filters of a vendor's list and of its CSV export. in_stock: 1 some, 0 none, low a few units. */
export const vendorFilterKeys = {
  search: SearchText,
  category: filterOf(Code()).describe('Only this category, by id or slug'),
  status: filterOf(z.enum(['active', 'draft', 'inactive', '1', '0'])).describe(
    'active (or 1): offered; draft (inactive, 0): not offered',
  ),
  approval: filterOf(z.enum(['0', '1'])).describe('1 approved, 0 waiting'),
  in_stock: filterOf(z.enum(['0', '1', 'low'])).describe('1 some, 0 none, low: fewer than five units'),
  specifications: filterOf(z.enum(['missing'])).describe(
    'missing: only those without a specification that their category requires, today or later',
  ),
  currency: filterOf(Currency).describe('Currency of the prices; overrides the header'),
};

type VendorQuery = z.infer<z.ZodObject<typeof vendorFilterKeys>>;

const stockStates = { 0: 'none', 1: 'some', low: 'low' } as const;

export const toVendorFilter = (query: VendorQuery): VendorProductFilter => {
  const { search, category, status, approval, in_stock: inStock, specifications } = query;
  return {
    search,
    category,
    status: status && (status === 'active' || status === '1' ? 'active' : 'draft'),
    approved: approval && approval === '1',
    stock: inStock && stockStates[inStock],
    lacksSpecifications: specifications === 'missing',
  };
};
