const DAY_MS = 86_400_000;

const timeOf = (day: string) => new Date(`${day}T00:00:00Z`).getTime();
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A day as YYYY-MM-DD, or null if the calendar has no such day. @param month 1 to 12 */
export const calendarDay = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
};

/** Adds days to a day (YYYY-MM-DD); a negative count subtracts. */
export const plusDays = (day: string, count: number): string => dayOf(timeOf(day) + count * DAY_MS);

/** First day of the month of a day, shifted by a number of months. */
export const monthStart = (day: string, months = 0): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 + months, 1));
};

/** Number of days from one day to another. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / DAY_MS;

/** Start of a day in Riyadh (UTC+3 all year) as an ISO 8601 timestamp. */
export const beginningOf = (day: string): string => new Date(`${day}T00:00:00+03:00`).toISOString();
