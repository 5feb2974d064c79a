import { z } from 'zod';
import { filterOf, pageKeys, SearchText } from '../../../wire/paging.ts';
import { VatState } from '../../money/vat/tax-schemas.ts';
import type { ActiveCode, VendorFilter } from './repository.ts';

const activeCodes: Record<'0' | '1' | '2', ActiveCode> = { 0: 0, 1: 1, 2: 2 };

/** Filter of the vendor list. */
export const VendorListFilter = z.strictObject({
  search: SearchText,
  status: filterOf(z.enum(['0', '1', '2'])).describe('1 active, 0 inactive, 2 rejected'),
  waiting: filterOf(z.literal('1')).describe('1: only vendors awaiting approval, not those who were deactivated'),
  asks: filterOf(z.literal('1')).describe('1: only vendors with a pending name or registration request'),
  vat_state: filterOf(VatState).describe('Only vendors whose tax details are in this state'),
});

export const VendorQuery = VendorListFilter.extend(pageKeys);

/** Repository filter of a query. */
export const toVendorFilter = ({
  search,
  status,
  waiting,
  asks,
  vat_state,
}: z.infer<typeof VendorListFilter>): VendorFilter => ({
  search,
  active: status && activeCodes[status],
  waiting: waiting && true,
  asks: asks && true,
  vatState: vat_state,
});
