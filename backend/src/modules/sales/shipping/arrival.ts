import { backAtWork } from '../../../calendar/holidays.ts';
import { addWorkingDays, shopDay } from '../../../calendar/working-days.ts';

/** Transit times in working days, from handover to delivery. */
const TRANSIT = { domestic: { min: 1, max: 2 }, abroad: { min: 2, max: 4 } } as const;

/**
 * Input of an arrival estimate: handling time in working days, and whether the parcel stays in the country.
 * closed_from, closed_to: holiday of the vendor, during which nothing ships.
 */
export interface Handling {
  handling_days_min: number;
  handling_days_max: number;
  is_domestic: boolean;
  closed_from?: string | null;
  closed_to?: string | null;
}

/**
 * Day of handover after some working days of the vendor. Those that would be in the holiday follow it; an order during
 * the holiday counts as one of the first working day after it.
 */
const handoverOf = (
  { closed_from: from = null, closed_to: to = null }: Pick<Handling, 'closed_from' | 'closed_to'>,
  ordered: Date,
  days: number,
): string => {
  const day = shopDay(ordered);
  const handover = addWorkingDays(day, days);
  if (from === null || to === null || day > to || handover < from) return handover;
  if (day >= from) return addWorkingDays(backAtWork(to), days);
  const before = Array.from({ length: days }, (_, index) => addWorkingDays(day, index + 1)).filter(
    (each) => each < from,
  );
  return addWorkingDays(backAtWork(to), Math.max(0, days - before.length - 1));
};

/** Days between which a parcel arrives, as YYYY-MM-DD. */
export interface Arrival {
  arrives_from: string;
  arrives_to: string;
}

/**
 * Estimates the arrival of a parcel: handling, then transit, in working days. The weekend is Friday and Saturday.
 * @param ordered moment of the order; its day is the one in Riyadh
 */
export const arrivalOf = (handling: Handling, ordered = new Date()): Arrival => {
  const transit = handling.is_domestic ? TRANSIT.domestic : TRANSIT.abroad;
  // Transit starts on the day of handover, which is a working day.
  const arrivalAfter = (handlingDays: number, transitDays: number) =>
    addWorkingDays(handoverOf(handling, ordered, handlingDays), transitDays);
  return {
    arrives_from: arrivalAfter(handling.handling_days_min, transit.min),
    arrives_to: arrivalAfter(handling.handling_days_max, transit.max),
  };
};

/** Last working day for shipping on time, as YYYY-MM-DD. @param ordered moment of the order */
export const shipByOf = (
  handling: Pick<Handling, 'handling_days_max' | 'closed_from' | 'closed_to'>,
  ordered = new Date(),
): string => handoverOf(handling, ordered, handling.handling_days_max);
