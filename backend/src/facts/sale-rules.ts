/** Buyers of goods, from the widest circle to the narrowest: anyone, professionals, or against a prescription. */
export const AUDIENCES = ['anyone', 'professional', 'rx'] as const;

/** Audience of a product; empty for that of its category. The narrower of the two applies. */
export const productAudiences = ['', 'professional', 'rx'] as const;

/** Bounds of a category's rules: units in a window, its days, and years of age. */
export const SALE_LIMITS = { quantity: 9999, days: 365, usualDays: 30, age: 99 } as const;
