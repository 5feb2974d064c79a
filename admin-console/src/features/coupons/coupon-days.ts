import { dayOf } from '@balsam/shared-ui';

const DAY_MS = 86_400_000;

// Riyadh has no daylight saving time.
const midnight = (day: string) => new Date(`${day}T00:00:00+03:00`);

/** Start of a day, `YYYY-MM-DD`, as an ISO timestamp. */
export const startOfDay = (day: string): string => midnight(day).toISOString();

/** End of a day (exclusive). */
export const endOfDay = (day: string): string => new Date(midnight(day).getTime() + DAY_MS).toISOString();

/** Last moment before an exclusive end: a coupon that ends at midnight was valid until the day before. */
export const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

/** Day of a timestamp; '' for null. */
export const toDay = (moment: string | null): string => (moment === null ? '' : dayOf(new Date(moment)));
