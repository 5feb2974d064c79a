import type { LedgerEntry } from '@balsam/shared-api';
import { useEntryColumns } from '@balsam/shared-ui/console';
import { href } from '../../entities/page/paths.ts';

/** The columns of the vendor's entries, each leading to why it comes to its amount. */
export const useOwnEntryColumns = () => useEntryColumns<LedgerEntry>('vendor', (slug) => href('moneyPart', { slug }));
