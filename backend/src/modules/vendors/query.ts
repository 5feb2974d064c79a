import { z } from 'zod';
import { filterOf, pageKeys, SearchText } from '../../wire/paging.ts';
import { VatState } from '../vat/tax-schemas.ts';
import type { ActiveCode, VendorFilter } from './repository.ts';

const activeCodes: Record<'0' | '1' | '2', ActiveCode> = { 0: 0, 1: 1, 2: 2 };

/** What the list of vendors, on the screen or as a file, is filtered by. */
export const VendorListFilter = z.strictObject({
  search: SearchText,
  status: filterOf(z.enum(['0', '1', '2'])).describe('1 active, 0 inactive, 2 rejected'),
  waiting: filterOf(z.literal('1')).describe('1: only vendors who wait to be let in, not those who were stopped'),
  asks: filterOf(z.literal('1')).describe('1: only vendors who ask to trade under another name or registration'),
  vat_state: filterOf(VatState).describe('Only vendors of whose tax details this is so'),
});

export const VendorQuery = VendorListFilter.extend(pageKeys);

/** The filter that a query asks for. */
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
