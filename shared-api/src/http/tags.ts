/** What the cache is labelled with. A mutation names what it makes stale; nothing is named when it failed. */
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

type Tag = { type: TagType; id: number | string };

export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });

export const idTag = (type: TagType, id: number | string): Tag => ({ type, id });

/** Labels a list with itself and with each of its rows. */
export const provideList = (type: TagType, rows: readonly { id: number }[] = []): Tag[] => [
  listTag(type),
  ...rows.map(({ id }) => idTag(type, id)),
];

/** The tags to make stale, or none when the call failed. */
export const invalidate = (error: unknown, tags: Tag[]): Tag[] => (error ? [] : tags);

/**
 * For `invalidatesTags`: what a call makes stale, by what it was called with, and nothing when it failed.
 * @param tags the tags, or what gives them for an argument
 */
export const staleAfter =
  <Arg>(tags: Tag[] | ((arg: Arg) => Tag[])) =>
  (_answer: unknown, error: unknown, arg: Arg): Tag[] =>
    invalidate(error, typeof tags === 'function' ? tags(arg) : tags);
