/**
 * Return classes from the mildest to the strictest: unused and complete; only with an intact seal; not at all, because
 * the cold chain is broken or the goods were custom-made. Faulty goods can always be returned.
 */
export const RETURN_CLASSES = ['open', 'sealed', 'cold_chain', 'final'] as const;

export type ReturnClass = (typeof RETURN_CLASSES)[number];

/** Return class of a product; empty for that of its category. The stricter of the two applies. */
export const productReturnClasses = ['', ...RETURN_CLASSES] as const;

/** Bounds and default of a category's return period, days; Saudi law requires 7. */
export const RETURN_DAYS = { least: 7, most: 365, usual: 30 } as const;

/** Reasons that are the vendor's fault: they apply to all classes, and return shipping is free for the customer. */
export const FAULT_REASONS = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'expired',
  'recalled',
  'not_received',
] as const;

export const RETURN_REASONS = ['changed_mind', 'too_many', 'wrong_size', ...FAULT_REASONS] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

const faults: ReadonlySet<ReturnReason> = new Set(FAULT_REASONS);

export const isFault = (reason: ReturnReason): boolean => faults.has(reason);

/**
 * States of a return. An admin may overrule `declined`; `withdrawn` and `expired` are final, and the same goods need a
 * new request.
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
