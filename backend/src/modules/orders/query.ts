import { z } from 'zod';
import { Code } from '../../wire/fields.ts';
import { Day, filterOf, inDayOrder, pageKeys, PathId, QueryFlag, SearchText } from '../../wire/paging.ts';
import { Currency } from '../../wire/schemas.ts';
import { SortOrder } from '../../wire/sorting.ts';
import type { OrderFilter } from './filter.ts';
import type { OrderSort } from './sort.ts';
import { filteredCodes, parseStatus } from './status.ts';

/** A status by code, label or spelling of the documents. */
export const Status = z.union([Code(40), z.number().int()]).transform((value, context) => {
  const code = parseStatus(value);
  if (code !== null) return code;
  context.addIssue({ code: 'custom', message: 'orders.status_unknown' });
  return z.NEVER;
});

/** The status that the caller's screen showed. */
export const StatusSeen = Status.optional().meta({
  description: 'The status that the screen showed; the call is refused with 409 if it has changed',
  examples: ['Pending'],
});

/**
 * What any back-office list of orders may be asked. `due`: those to confirm, those late, or those that a customer wants
 * cancelled. `from` and `to`: the days between which they were placed, both included.
 */
const filterKeys = {
  filter: QueryFlag.describe('Has no effect; old clients send it'),
  search: SearchText.describe(
    'Part of a number of the order or the parcel, of a name, e-mail address or phone number, or of a product or its SKU',
  ),
  status: filterOf(Status).describe(
    'A status by code, label or small letters (`cancelled` finds both kinds of cancelled)',
  ),
  due: filterOf(z.enum(['confirm', 'late', 'request'])).describe(
    'confirm: those to confirm; late: those that should have left; request: those that a customer wants cancelled',
  ),
  from: filterOf(Day),
  to: filterOf(Day),
};

/** Ids as an address carries them: `3,5,8`. */
const Ids = filterOf(Code(3200).regex(/^\d{1,15}(,\d{1,15}){0,199}$/)).transform((text) =>
  text?.split(',').map(Number),
);

export const VendorOrderFilter = z
  .strictObject({
    ...filterKeys,
    customer: filterOf(PathId).describe('Only orders of this customer, by id'),
    ids: Ids.describe('Only these orders: up to 200 ids with commas between them'),
  })
  .superRefine(inDayOrder);

/** The newest come first; where it is about what waits (`due`), those that were placed first. */
export const VendorOrderQuery = VendorOrderFilter.safeExtend({
  ...pageKeys,
  sort: filterOf(z.enum(['newest', 'oldest', 'status', 'total'])).describe(
    'newest, oldest: by when they were placed; status: by how far they have come; total: by amount, those in the header’s currency first. Left out, the newest come first, with `due` the oldest',
  ),
  order: filterOf(SortOrder).describe(
    'asc: the oldest or the least first; left out, `newest` and `total` begin with the latest and the most',
  ),
});

const directionOf = (sort: z.infer<typeof VendorOrderQuery>['sort'], due: unknown): z.infer<typeof SortOrder> => {
  if (sort === 'total') return 'desc';
  if (sort === 'status' || sort === 'oldest') return 'asc';
  return due ? 'asc' : 'desc';
};

/** What a list of orders was asked to be sorted by. What waits longest is done first. */
export const toOrderSort = (query: z.infer<typeof VendorOrderQuery>, currency: Currency): OrderSort => {
  const { sort = 'newest', order = directionOf(sort, query.due) } = query;
  return { by: sort === 'oldest' ? 'newest' : sort, descending: order === 'desc', currency };
};

/** `vendor` and `customer` are ids. `cancelled`: 0 without cancelled orders, which is what counts as sold, 1 only them. */
export const AdminOrderFilter = z
  .strictObject({
    ...filterKeys,
    currency: filterOf(Currency).describe('Only orders in this currency'),
    vendor: filterOf(PathId).describe('Only orders of this vendor, by id'),
    customer: filterOf(PathId).describe('Only orders of this customer, by id'),
    cancelled: filterOf(z.enum(['0', '1'])).describe(
      '0: without cancelled orders, which is what counts as sold; 1: only those',
    ),
  })
  .superRefine(inDayOrder);

export const AdminOrderQuery = AdminOrderFilter.safeExtend(pageKeys);

/** The filter of a vendor's list, as the orders are asked for it. */
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

/** The filter of the admin's list. */
export const toAdminOrderFilter = ({
  status,
  vendor,
  customer,
  cancelled,
  filter: _,
  ...rest
}: z.infer<typeof AdminOrderFilter>): OrderFilter => ({
  ...rest,
  statuses: status && filteredCodes(status),
  vendorId: vendor,
  customerId: customer,
  cancelled: cancelled && cancelled === '1',
});
