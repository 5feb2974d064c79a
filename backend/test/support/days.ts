const DAY_MS = 86_400_000;
const SHOP_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' });

/** A day in Riyadh as YYYY-MM-DD: 0 is today, 1 tomorrow, -1 yesterday. */
export const dayFromNow = (days: number): string => SHOP_DAY.format(new Date(Date.now() + days * DAY_MS));

/** Weekend in Riyadh. */
export const isWeekend = (day: string) => [5, 6].includes(new Date(day).getUTCDay());

/** The first working day, starting `days` from now, in steps of one day. */
const workday = (days: number, step: 1 | -1): string => {
  const day = dayFromNow(days);
  return isWeekend(day) ? workday(days + step, step) : day;
};

/** The next day with courier service. */
export const nextWorkday = (): string => workday(1, 1);

/** The last of the next `days` days with courier service. */
export const lastWorkdayWithin = (days: number): string => workday(days, -1);

/** The next Friday, without courier service. */
export const nextFriday = (): string =>
  Array.from({ length: 7 }, (_, ahead) => dayFromNow(ahead + 1)).find((day) => new Date(day).getUTCDay() === 5) ?? '';
