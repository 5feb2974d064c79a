const DAY_MS = 86_400_000;
const SHOP_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' });
const [FRIDAY, SATURDAY] = [5, 6];

/** The day in Riyadh at a moment, as YYYY-MM-DD. */
export const shopDay = (moment: Date): string => SHOP_DAY.format(moment);

const isWeekend = (day: Date) => day.getUTCDay() === FRIDAY || day.getUTCDay() === SATURDAY;

/** Whether parcels are handed over on a day (YYYY-MM-DD). */
export const isWorkingDay = (day: string): boolean => !isWeekend(new Date(day));

const nextDay = (day: Date) => new Date(day.getTime() + DAY_MS);

/**
 * The working day that is a number of working days after another day; for none it is that day, or the first after a
 * weekend. Days are written YYYY-MM-DD.
 */
export const addWorkingDays = (start: string, count: number): string => {
  let day = new Date(start);
  for (let left = count; left > 0; left -= isWeekend(day) ? 0 : 1) day = nextDay(day);
  while (isWeekend(day)) day = nextDay(day);
  return day.toISOString().slice(0, 10);
};

/** The first working day after today, as YYYY-MM-DD. */
export const nextWorkingDay = (): string => addWorkingDays(shopDay(new Date()), 1);
