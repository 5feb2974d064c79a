const MEGABYTE = 1024 * 1024;

/** Limits checked by forms and enforced by the backend. Money in major units of any currency. */
export const LIMITS = {
  price: 1_000_000,
  amount: 1_000_000,
  stock: 1_000_000,
  /** Units per cart line. */
  quantity: 9999,
  quickOrderLines: 100,
  cartLines: 500,
  wishes: 500,
  addresses: 50,
  /** Rows per bulk change. */
  bulkRows: 200,
  pictureBytes: 5 * MEGABYTE,
  documentBytes: 5 * MEGABYTE,
  product: { pictures: 12, variants: 60, tags: 20, related: 20 },
  coupon: { uses: 1_000_000, usesPerCustomer: 1000 },
  /** Days until dispatch. */
  handlingDays: 60,
  returnDays: 365,
  /** One return request with all its pictures. */
  return: { lines: 60, picturesOfLine: 5, pictures: 60, bytes: 32 * MEGABYTE },
  /** Messages of one side of a thread, and the days after the end of a sub-order in which it takes them. */
  message: { length: 2000, files: 4, bytes: 20 * MEGABYTE, perMinute: 6, perDay: 60, days: 90 },
  /** Answers of a store from which shoppers see its usual time to the first one. */
  firstAnswersShown: 10,
  /** Per store. */
  preparedAnswers: 20,
  /** Newsletter discount in percent. */
  newsletterPercent: 90,
  reportDays: 3 * 366,
  /** Minimum length of a password at registration and of a changed one. */
  password: { registered: 6, changed: 8 },
} as const;
