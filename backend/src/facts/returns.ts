/**
 * Kinds of goods by how they come back, from the mildest to the strictest: unused and complete; only with the seal intact;
 * and never, as the cold chain is broken or as they were made for one person. With a fault anything comes back.
 */
export const RETURN_CLASSES = ['open', 'sealed', 'cold_chain', 'final'] as const;

export type ReturnClass = (typeof RETURN_CLASSES)[number];

/** What a product says of its class; nothing: it comes back as its category. The stricter of both holds. */
export const productReturnClasses = ['', ...RETURN_CLASSES] as const;

export type ProductReturnClass = (typeof productReturnClasses)[number];

/** For how many days a category may let its goods come back; the law of Saudi Arabia gives 7. */
export const RETURN_DAYS = { least: 7, most: 365, usual: 30 } as const;
