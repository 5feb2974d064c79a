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

/** Reasons that are the vendor's fault: they hold for goods of every class, and the customer pays nothing for the way. */
export const FAULT_REASONS = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'expired',
  'recalled',
  'not_received',
] as const;

/** Everything for which goods are sent back. */
export const RETURN_REASONS = ['changed_mind', 'too_many', 'wrong_size', ...FAULT_REASONS] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

const faults: ReadonlySet<ReturnReason> = new Set(FAULT_REASONS);

export const isFault = (reason: ReturnReason): boolean => faults.has(reason);

/**
 * Where a return stands. `declined` may still be overruled by an admin; `withdrawn` and `expired` are over, and whoever
 * wants to send the same goods back asks anew.
 */
export const RETURN_STATES = [
  'requested',
  'approved',
  'sent',
  'received',
  'inspected',
  'declined',
  'withdrawn',
  'expired',
] as const;

export type ReturnState = (typeof RETURN_STATES)[number];
