/** Days before its expiry at which a batch leaves the shop, by category; as the constraint of the column. */
export const SHELF_LIFE_DAYS = { least: 0, most: 1095, usual: 30 } as const;
