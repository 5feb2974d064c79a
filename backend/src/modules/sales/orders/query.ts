import { z } from 'zod';
import { Code } from '../../../wire/fields.ts';
import { Day, filterOf, inDayOrder, pageKeys, PathId, QueryFlag, SearchText } from '../../../wire/paging.ts';
import { Currency } from '../../../wire/schemas.ts';
import { SortOrder } from '../../../wire/sorting.ts';
import type { OrderFilter } from './filter.ts';
import type { OrderSort } from './sort.ts';
import { Status } from './status/schemas.ts';
import { filteredCodes } from './status/status.ts';

/**
 * Filters of back-office order lists. `due`: to confirm, late, or with a cancellation request. `from` and `to`:
 * placement days, inclusive.
 */
const filterKeys = {
  filter: QueryFlag.describe('No effect; sent by old clients'),
  search: SearchText.describe(
    'Part of an order, parcel or purchase order number, a name, email address or phone number, or a product or its SKU',
  ),
  status: filterOf(Status).describe(
    'Status by code, label or lower-case name (`cancelled` matches both kinds of cancellation)',
  ),
  due: filterOf(z.enum(['confirm', 'late', 'request'])).describe(
    'confirm: to be confirmed; late: should have been shipped; request: the customer requests cancellation',
  ),
  buyer: filterOf(z.enum(['guest'])).describe('guest: only orders bought without an account'),
  from: filterOf(Day),
  to: filterOf(Day),
};

/** Comma-separated ids in a query string: `3,5,8`. */
const Ids = filterOf(Code(3200).regex(/^\d{1,15}(,\d{1,15}){0,199}$/)).transform((text) =>
  text?.split(',').map(Number),
);

export const VendorOrderFilter = z
  .strictObject({
    ...filterKeys,
    due: filterOf(z.enum(['confirm', 'late', 'request', 'recalled'])).describe(
      'confirm: to be confirmed; late: should have been shipped; request: the customer requests cancellation; recalled: must not be sent because of a recall',
    ),
    customer: filterOf(PathId).describe('Only orders of this customer, by id'),
    ids: Ids.describe('Only these orders: up to 200 comma-separated ids'),
  })
  .superRefine(inDayOrder);

/** Newest first by default; with `due`, oldest first. */
export const VendorOrderQuery = VendorOrderFilter.safeExtend({
  ...pageKeys,
  sort: filterOf(z.enum(['newest', 'oldest', 'status', 'total'])).describe(
    'newest, oldest: by placement; status: by progress; total: by amount, those in the header’s currency first. By default newest first, with `due` oldest first',
  ),
  order: filterOf(SortOrder).describe(
    'asc: oldest or smallest first; by default `newest` and `total` start with the latest and largest',
  ),
});

const directionOf = (sort: z.infer<typeof VendorOrderQuery>['sort'], due: unknown): z.infer<typeof SortOrder> => {
  if (sort === 'total') return 'desc';
  if (sort === 'status' || sort === 'oldest') return 'asc';
  return due ? 'asc' : 'desc';
};

/** Sort order of a list. With `due`, the longest waiting come first. */
export const toOrderSort = (query: z.infer<typeof VendorOrderQuery>, currency: Currency): OrderSort => {
  const { sort = 'newest', order = directionOf(sort, query.due) } = query;
  return { by: sort === 'oldest' ? 'newest' : sort, descending: order === 'desc', currency };
};

/**
 * `vendor` and `customer` are ids. `cancelled`: 0 excludes cancelled orders, leaving what counts as sold; 1 selects
 * only cancelled ones.
 */
export const AdminOrderFilter = z
  .strictObject({
    ...filterKeys,
    currency: filterOf(Currency).describe('Only orders in this currency'),
    vendor: filterOf(PathId).describe('Only orders of this vendor, by id'),
    customer: filterOf(PathId).describe('Only orders of this customer, by id'),
    cancelled: filterOf(z.enum(['0', '1'])).describe(
      '0: without cancelled orders, leaving what counts as sold; 1: only cancelled orders',
    ),
  })
  .superRefine(inDayOrder);

export const AdminOrderQuery = AdminOrderFilter.safeExtend(pageKeys);

/** Repository filter of a vendor's list. */
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

/** Repository filter of the admin's list. */
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
