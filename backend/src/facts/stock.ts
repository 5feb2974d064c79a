/** Below this many units, shoppers are told how many are left and vendors that they run short. Source: A, chapter 9 ("low-stock warning under 5"). */
export const LOW_STOCK = 5;
