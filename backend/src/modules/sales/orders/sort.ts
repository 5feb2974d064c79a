import { sql } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { SortKey } from '../../../wire/sorting.ts';

/**
 * Sort order of an order list. `currency`: its totals come first, since amounts in different currencies cannot be
 * compared.
 */
export interface OrderSort {
  by: 'newest' | 'status' | 'total';
  descending: boolean;
  currency: Currency;
}

const newestFirst: SortKey = { column: sql`part.id`, descending: true };

/** Sort keys, newest first by default. `part` is a row of vendor_orders. */
export const sortKeys = (sort?: OrderSort): SortKey[] => {
  if (!sort) return [newestFirst];
  const { by, descending, currency } = sort;
  const keys: Record<OrderSort['by'], SortKey[]> = {
    newest: [{ column: sql`part.id`, descending }],
    status: [{ column: sql`part.status`, descending }, newestFirst],
    total: [
      { column: sql`part.currency = ${currency}`, descending: true },
      { column: sql`part.currency`, descending: false },
      { column: sql`part.total_amount`, descending },
      newestFirst,
    ],
  };
  return keys[by];
};
