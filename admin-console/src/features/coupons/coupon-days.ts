import { dayOf } from '@balsam/shared-ui';

const DAY_MS = 86_400_000;

// The marketplace's time zone has no summer time.
const midnight = (day: string) => new Date(`${day}T00:00:00+03:00`);

/** The first moment of a day, `YYYY-MM-DD`. */
export const startOfDay = (day: string): string => midnight(day).toISOString();

/** The moment at which a day is over. */
export const endOfDay = (day: string): string => new Date(midnight(day).getTime() + DAY_MS).toISOString();

/** The last moment before an end: a coupon that ends at midnight held on the day before. */
export const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

/** The day that a moment falls on; '' for none. */
export const toDay = (moment: string | null): string => (moment === null ? '' : dayOf(new Date(moment)));
