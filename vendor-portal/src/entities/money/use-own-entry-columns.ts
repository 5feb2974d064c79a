import type { LedgerEntry } from '@balsam/shared-api';
import { useEntryColumns } from '@balsam/shared-ui/console';
import { href } from '../page/paths.ts';

/** The columns of the vendor's entries, each leading to why it comes to its amount. */
export const useOwnEntryColumns = () =>
  useEntryColumns<LedgerEntry>('vendor', {
    partHref: (slug) => href('moneyPart', { slug }),
    payoutHref: (number) => href('payout', { number }),
    statementHref: (number) => href('statement', { number }),
  });
