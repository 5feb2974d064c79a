const DAY_MS = 86_400_000;
/** Riyadh is at UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 3_600_000;
const [FRIDAY, SATURDAY] = [5, 6];

/** The date in Riyadh at a given time, as YYYY-MM-DD. */
export const shopDay = (moment: Date): string =>
  new Date(moment.getTime() + RIYADH_OFFSET_MS).toISOString().slice(0, 10);

const isWeekend = (day: Date) => day.getUTCDay() === FRIDAY || day.getUTCDay() === SATURDAY;

/** True for a day (YYYY-MM-DD) on which parcels are handed over. */
export const isWorkingDay = (day: string): boolean => !isWeekend(new Date(day));

const nextDay = (day: Date) => new Date(day.getTime() + DAY_MS);

/**
 * Adds working days to a day (YYYY-MM-DD). A count of 0 returns the day itself or, on a weekend, the next working day.
 */
export const addWorkingDays = (start: string, count: number): string => {
  let day = new Date(start);
  for (let left = count; left > 0; left -= isWeekend(day) ? 0 : 1) day = nextDay(day);
  while (isWeekend(day)) day = nextDay(day);
  return day.toISOString().slice(0, 10);
};

/** The first working day after today, as YYYY-MM-DD. */
export const nextWorkingDay = (): string => addWorkingDays(shopDay(new Date()), 1);
