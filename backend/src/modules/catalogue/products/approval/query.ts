import { z } from 'zod';
import { bulkChange } from '../../../../wire/bulk.ts';
import { updatedAtSeenByRow } from '../../../../wire/seen.ts';
import { filterOf, PathId, pageKeys, SearchText } from '../../../../wire/paging.ts';
import { VatClass } from '../../../money/vat/schemas.ts';
import type { AdminProductFilter } from './repository.ts';

/**
 * Filters of the list of all products and of its CSV export. status: 1 active, 0 draft. approval: 1 approved, 0
 * waiting, changed: has requested changes. `vendor` and `category` are ids.
 */
export const AdminProductListFilter = z.strictObject({
  search: SearchText,
  status: filterOf(z.enum(['0', '1'])).describe('1 active, 0 draft'),
  approval: filterOf(z.enum(['0', '1', 'changed'])).describe('1 approved, 0 waiting, changed: has requested changes'),
  featured: filterOf(z.enum(['0', '1'])).describe('1 featured, 0 not'),
  vendor: filterOf(PathId).describe('Only products of this vendor, by id'),
  category: filterOf(PathId).describe('Only products of this category, by id'),
  taxed_as: filterOf(VatClass).describe('Only products with this tax class'),
});

export const AdminProductQuery = AdminProductListFilter.extend(pageKeys);

const approvalStates = { 0: 'waiting', 1: 'approved', changed: 'changed' } as const;

export const toAdminProductFilter = (query: z.infer<typeof AdminProductListFilter>): AdminProductFilter => {
  const { search, status, approval, featured, vendor, category, taxed_as } = query;
  return {
    search,
    status: status && (status === '1' ? 'active' : 'draft'),
    approval: approval && approvalStates[approval],
    featured: featured && featured === '1',
    vendorId: vendor,
    categoryId: category,
    taxedAs: taxed_as,
  };
};

export const AdminProductBulk = bulkChange('approve', 'unapprove', 'feature', 'unfeature', 'delete').extend(
  updatedAtSeenByRow,
);
export type AdminProductAction = z.infer<typeof AdminProductBulk>['action'];
