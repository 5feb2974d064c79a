import { sql, type SQL } from '../../../sql/sql.ts';
import type { SessionUser } from '../../../plugins/session.ts';

/** Sides of a thread. */
export type Side = 'buyer' | 'vendor' | 'platform';

/** The side on which someone reads and writes, with what limits it to their own threads. */
export type ThreadScope =
  | { readonly side: 'buyer'; readonly userId: number }
  | { readonly side: 'vendor'; readonly userId: number; readonly vendorId: number; readonly actor: SessionUser }
  | { readonly side: 'platform'; readonly userId: number; readonly actor: SessionUser };

/** True if the sub-order `part` belongs to the side. */
export const ownedBy = (scope: ThreadScope): SQL => {
  if (scope.side === 'platform') return sql`true`;
  return scope.side === 'buyer' ? sql`part.user_id = ${scope.userId}` : sql`part.vendor_id = ${scope.vendorId}`;
};
