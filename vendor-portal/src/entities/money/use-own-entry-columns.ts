import type { LedgerEntry } from '@balsam/shared-api';
import { useEntryColumns } from '@balsam/shared-ui/console';
import { href } from '../page/paths.ts';

/** Columns of the vendor's ledger entries, each linked to its calculation. */
export const useOwnEntryColumns = () =>
  useEntryColumns<LedgerEntry>('vendor', {
    partHref: (slug) => href('moneyPart', { slug }),
    payoutHref: (number) => href('payout', { number }),
    statementHref: (number) => href('statement', { number }),
  });
