import { shopDay } from '../../../calendar/working-days.ts';

const HOUR_MS = 3_600_000;

/** Hour in Riyadh on the first day of a month at which the previous month is closed. */
const CLOSING_HOUR = 2;

/** First and last day of a month (YYYY-MM), as YYYY-MM-DD. */
export const daysOf = (month: string): { fromDay: string; toDay: string } => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { fromDay: `${month}-01`, toDay: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
};

/** True if a month is over in Riyadh. */
export const isOver = (month: string, now: Date): boolean => month < shopDay(now).slice(0, 7);

/** Month to be closed at a given time. */
export const monthToClose = (now: Date): string => {
  const day = new Date(shopDay(new Date(now.getTime() - CLOSING_HOUR * HOUR_MS)));
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
};
