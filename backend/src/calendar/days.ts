const DAY_MS = 86_400_000;

const timeOf = (day: string) => new Date(`${day}T00:00:00Z`).getTime();
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day that is a number of days after another, or before it. Days are written YYYY-MM-DD. */
export const plusDays = (day: string, count: number): string => dayOf(timeOf(day) + count * DAY_MS);

/** The first day of the month that is a number of months after the month of a day, or before it. */
export const monthStart = (day: string, months = 0): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 + months, 1));
};

/** How many days lie between two days. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / DAY_MS;

/** The moment at which a day begins in Riyadh, three hours ahead of UTC all year. ISO 8601. */
export const beginningOf = (day: string): string => new Date(`${day}T00:00:00+03:00`).toISOString();
