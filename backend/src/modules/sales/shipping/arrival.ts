import { backAtWork } from '../../../calendar/holidays.ts';
import { addWorkingDays, shopDay } from '../../../calendar/working-days.ts';

/** Transit times in working days, from handover to delivery. */
const TRANSIT = { domestic: { min: 1, max: 2 }, abroad: { min: 2, max: 4 } } as const;

/**
 * Input of an arrival estimate: handling time in working days, and whether the parcel stays in the country.
 * delayed_to: last day of a holiday of the vendor, during which nothing ships.
 */
export interface Handling {
  handling_days_min: number;
  handling_days_max: number;
  is_domestic: boolean;
  delayed_to?: string | null;
}

/** Day in Riyadh from which handling is counted: that of the order, or the first working day after a holiday. */
const startOf = ({ delayed_to: last = null }: Pick<Handling, 'delayed_to'>, ordered: Date): string => {
  const day = shopDay(ordered);
  return last !== null && day <= last ? backAtWork(last) : day;
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
  const day = startOf(handling, ordered);
  // Transit starts on the day of handover, which is a working day.
  const arrivalAfter = (handlingDays: number, transitDays: number) =>
    addWorkingDays(addWorkingDays(day, handlingDays), transitDays);
  return {
    arrives_from: arrivalAfter(handling.handling_days_min, transit.min),
    arrives_to: arrivalAfter(handling.handling_days_max, transit.max),
  };
};

/** Last working day for shipping on time, as YYYY-MM-DD. @param ordered moment of the order */
export const shipByOf = (handling: Pick<Handling, 'handling_days_max' | 'delayed_to'>, ordered = new Date()): string =>
  addWorkingDays(startOf(handling, ordered), handling.handling_days_max);
