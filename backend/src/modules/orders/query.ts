import { z } from 'zod';
import { filterOf, Flag, PageNumber, SearchText } from '../../paging.ts';
import { parseStatus } from './status.ts';

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
