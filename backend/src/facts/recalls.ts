/** Share of the notices of a recall that must be answered before it is closed without a reason, percent by class. */
export const RECALL_TARGETS = { I: 100, II: 80, III: 50 } as const;
