import { isUnanswered } from './errors.ts';

/** What the cache is labelled with. A mutation names what it makes stale. */
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
  'Synonym',
  'SearchMiss',
  'Place',
  'Customer',
  'Admin',
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
] as const;

export type TagType = (typeof TAG_TYPES)[number];

/** Without an id: whatever is labelled with the type. */
type Tag = { type: TagType; id?: number | string };
type NamedTag = Required<Tag>;

const LIST = 'LIST';

export const listTag = (type: TagType): NamedTag => ({ type, id: LIST });

export const idTag = (type: TagType, id: number | string): NamedTag => ({ type, id });

/** All of a type, for a change whose caller does not know which rows it reaches. */
export const wholeTag = (type: TagType): Tag => ({ type });

/** Labels a list with itself and with each of its rows. */
export const provideList = (type: TagType, rows: readonly { id: number }[] = []): NamedTag[] => [
  listTag(type),
  ...rows.map(({ id }) => idTag(type, id)),
];

const NOT_FOUND = 404;
const CONFLICT = 409;

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** Whether a tag is that of a row whose list is made stale as well. */
const isListed = ({ type, id }: Tag, tags: readonly Tag[]): boolean =>
  typeof id === 'number' && tags.some((other) => other.type === type && other.id === LIST);

const isOfMany = ({ id }: Tag): boolean => id === undefined || id === LIST;

/**
 * The tags to make stale. A call that was refused has changed nothing; but who was refused because somebody else was there
 * first sees what is no more, and would be refused for ever. A call that nobody answered may have been carried out.
 */
export const invalidate = (error: unknown, tags: Tag[]): Tag[] => {
  if (!error) return tags;
  const status = statusOf(error);
  if (status === CONFLICT) return tags;
  // Where nobody answers, a page that is read anew gives way to the failure, and what was typed there goes with it.
  if (isUnanswered(error)) return tags.filter(isOfMany);
  // What is gone leaves its lists. Its own page stays: somebody may have typed there what they want to keep.
  return status === NOT_FOUND ? tags.filter((tag) => !isListed(tag, tags)) : [];
};

/**
 * For `invalidatesTags`: what a call makes stale, by what it was called with; see `invalidate` for one that failed.
 * @param tags the tags, or what gives them for an argument
 */
export const staleAfter =
  <Arg>(tags: Tag[] | ((arg: Arg) => Tag[])) =>
  (_answer: unknown, error: unknown, arg: Arg): Tag[] =>
    invalidate(error, typeof tags === 'function' ? tags(arg) : tags);
