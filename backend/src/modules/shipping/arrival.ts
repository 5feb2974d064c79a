const DAY_MS = 86_400_000;
const SHOP_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' });
const [FRIDAY, SATURDAY] = [5, 6];

/** Working days on the road, after the vendor has handed the parcel over. */
const TRANSIT = { domestic: { min: 1, max: 2 }, abroad: { min: 2, max: 4 } } as const;

/** What an arrival is counted from: the vendor's working days until a parcel leaves, and whether it stays in the country. */
export interface Handling {
  handling_days_min: number;
  handling_days_max: number;
  is_domestic: boolean;
}

/** The days between which a parcel arrives, as YYYY-MM-DD. */
export interface Arrival {
  arrives_from: string;
  arrives_to: string;
}

/** The day in Riyadh at a moment, as YYYY-MM-DD. */
export const shopDay = (moment: Date): string => SHOP_DAY.format(moment);

const isWeekend = (day: Date) => day.getUTCDay() === FRIDAY || day.getUTCDay() === SATURDAY;

/** Whether parcels are handed over on a day (YYYY-MM-DD). */
export const isWorkingDay = (day: string): boolean => !isWeekend(new Date(day));

const addWorkingDays = (start: string, count: number): string => {
  let day = new Date(start);
  for (let left = count; left > 0; left -= isWeekend(day) ? 0 : 1) day = new Date(day.getTime() + DAY_MS);
  return day.toISOString().slice(0, 10);
};

/** The first working day after today, as YYYY-MM-DD. */
export const nextWorkingDay = (): string => addWorkingDays(shopDay(new Date()), 1);

/**
 * When a parcel arrives: handling and then transit, counted in working days. The weekend is Friday and Saturday.
 * @param ordered the moment of the order; its day is the one in Riyadh
 */
export const arrivalOf = (handling: Handling, ordered = new Date()): Arrival => {
  const transit = handling.is_domestic ? TRANSIT.domestic : TRANSIT.abroad;
  const day = shopDay(ordered);
  return {
    arrives_from: addWorkingDays(day, handling.handling_days_min + transit.min),
    arrives_to: addWorkingDays(day, handling.handling_days_max + transit.max),
  };
};

/** The last day on which a parcel leaves in time, as YYYY-MM-DD. @param ordered the moment of the order */
export const shipByOf = (
  { handling_days_max: days }: Pick<Handling, 'handling_days_max'>,
  ordered = new Date(),
): string => addWorkingDays(shopDay(ordered), days);
