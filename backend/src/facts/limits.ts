const MEGABYTE = 1024 * 1024;

/** What forms check before they ask, and the backend in any case. Money in major units of any currency. */
export const LIMITS = {
  price: 1_000_000,
  amount: 1_000_000,
  stock: 1_000_000,
  /** Units of one thing in a cart. */
  quantity: 9999,
  quickOrderLines: 100,
  cartLines: 500,
  wishes: 500,
  /** Rows that are changed at once. */
  bulkRows: 200,
  pictureBytes: 5 * MEGABYTE,
  documentBytes: 5 * MEGABYTE,
  product: { pictures: 12, variants: 60, tags: 20, related: 20 },
  coupon: { uses: 1_000_000, usesPerCustomer: 1000 },
  /** Days until a parcel leaves. */
  handlingDays: 60,
  returnDays: 365,
  /** One wish to send goods back, with all its pictures. */
  return: { lines: 60, picturesOfLine: 5, pictures: 60, bytes: 32 * MEGABYTE },
  /** Percent off for a new reader of the newsletter. */
  newsletterPercent: 90,
  reportDays: 3 * 366,
  /** The fewest letters: of whoever registers, and of whoever chooses a new one. */
  password: { registered: 6, changed: 8 },
} as const;
