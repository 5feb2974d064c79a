/** Threshold of the low-stock warnings for shoppers and vendors. Source: A, chapter 9 ("low-stock warning under 5"). */
export const LOW_STOCK = 5;
