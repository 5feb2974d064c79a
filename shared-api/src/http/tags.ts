import { isUnanswered } from './errors.ts';

/** Cache tags. Queries provide them; mutations invalidate them. */
export const TAG_TYPES = [
  'User',
  'Address',
  'Category',
  'Product',
  'Cart',
  'Wishlist',
  'Order',
  'Vendor',
  'Dashboard',
  'Review',
  'Settings',
  'Notification',
  'Coupon',
  'Subscriber',
  'Message',
  'Report',
  'Recall',
  'Licence',
  'Synonym',
  'SearchMiss',
  'Place',
  'Customer',
  'PrivacyRequest',
  'Consent',
  'Member',
  'StockAlert',
  'Page',
  'Post',
  'Testimonial',
  'VatRate',
  'CommissionRate',
  'Money',
  'FxRate',
  'Return',
  'Payment',
  'Lot',
  'Attribute',
  'Thread',
] as const;

export type TagType = (typeof TAG_TYPES)[number];

/** Without an id: everything of the type. */
type Tag = { type: TagType; id?: number | string };
type NamedTag = Required<Tag>;

const LIST = 'LIST';

export const listTag = (type: TagType): NamedTag => ({ type, id: LIST });

export const idTag = (type: TagType, id: number | string): NamedTag => ({ type, id });

/** All of a type, for a change that may affect any row. */
export const wholeTag = (type: TagType): Tag => ({ type });

/** Tags a list provides: its own and one per row. */
export const provideList = (type: TagType, rows: readonly { id: number }[] = []): NamedTag[] => [
  listTag(type),
  ...rows.map(({ id }) => idTag(type, id)),
];

const NOT_FOUND = 404;
const CONFLICT = 409;

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** True if the list of a row's tag is invalidated as well. */
const isListed = ({ type, id }: Tag, tags: readonly Tag[]): boolean =>
  typeof id === 'number' && tags.some((other) => other.type === type && other.id === LIST);

const isOfMany = ({ id }: Tag): boolean => id === undefined || id === LIST;

/**
 * Tags to invalidate after a call. A refused call has changed nothing, but after a conflict or a 404 the client's data
 * is outdated and would be refused again. A call without a response may have been carried out.
 */
export const invalidate = (error: unknown, tags: Tag[]): Tag[] => {
  if (!error) return tags;
  const status = statusOf(error);
  if (status === CONFLICT) return tags;
  // Without a connection, refetching a page would replace it and what was typed there with the error.
  if (isUnanswered(error)) return tags.filter(isOfMany);
  // A missing row leaves its lists. Its own page stays: someone may want to keep what they typed there.
  return status === NOT_FOUND ? tags.filter((tag) => !isListed(tag, tags)) : [];
};

/**
 * For `invalidatesTags`: the tags of a mutation; see `invalidate` for a failed one.
 * @param tags the tags, or a function of the argument
 */
export const staleAfter =
  <Arg>(tags: Tag[] | ((arg: Arg) => Tag[])) =>
  (_answer: unknown, error: unknown, arg: Arg): Tag[] =>
    invalidate(error, typeof tags === 'function' ? tags(arg) : tags);
