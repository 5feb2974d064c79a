import { z } from 'zod';
import { filterOf, Flag, Id, PageNumber, SearchText } from '../../paging.ts';
import type { OrderFilter } from './filter.ts';
import { filteredCodes, parseStatus } from './status.ts';

/** A status by code, label or spelling of the documents. */
export const Status = z.union([z.string().max(40), z.number().int()]).transform((value, context) => {
  const code = parseStatus(value);
  if (code !== null) return code;
  context.addIssue({ code: 'custom', message: 'orders.status_unknown' });
  return z.NEVER;
});

/** What a back-office list of orders may be asked. */
export const OrderQuery = z.strictObject({
  filter: Flag,
  page: PageNumber,
  search: SearchText,
  status: filterOf(Status),
});

/** A day in Riyadh, of a year that a calendar of today knows. */
const Day = z.iso.date().refine((day) => /^(19|20)/.test(day), 'validation.invalid');

/**
 * What a vendor may ask of his orders. `due`: those to confirm, those late, or those that a customer wants cancelled.
 * `from` and `to`: the days between which they were placed, both included.
 */
export const VendorOrderFilter = z.strictObject({
  filter: Flag,
  search: SearchText,
  status: filterOf(Status),
  due: filterOf(z.enum(['confirm', 'late', 'request'])),
  customer: filterOf(Id),
  from: filterOf(Day),
  to: filterOf(Day),
});

export const VendorOrderQuery = VendorOrderFilter.extend({ page: PageNumber });

/** The filter of a list, as the orders are asked for it. */
export const toOrderFilter = ({
  status,
  customer,
  filter: _,
  ...rest
}: z.infer<typeof VendorOrderFilter>): OrderFilter => ({
  ...rest,
  statuses: status && filteredCodes(status),
  customerId: customer,
});
