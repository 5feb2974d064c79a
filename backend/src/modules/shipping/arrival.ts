import { addWorkingDays, shopDay } from '../../calendar/working-days.ts';

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

/**
 * When a parcel arrives: handling and then transit, counted in working days. The weekend is Friday and Saturday.
 * @param ordered the moment of the order; its day is the one in Riyadh
 */
export const arrivalOf = (handling: Handling, ordered = new Date()): Arrival => {
  const transit = handling.is_domestic ? TRANSIT.domestic : TRANSIT.abroad;
  const day = shopDay(ordered);
  // Nothing is on the road before it was handed over, which is on a working day.
  const arrivalAfter = (handlingDays: number, transitDays: number) =>
    addWorkingDays(addWorkingDays(day, handlingDays), transitDays);
  return {
    arrives_from: arrivalAfter(handling.handling_days_min, transit.min),
    arrives_to: arrivalAfter(handling.handling_days_max, transit.max),
  };
};

/** The last working day on which a parcel leaves in time, as YYYY-MM-DD. @param ordered the moment of the order */
export const shipByOf = (
  { handling_days_max: days }: Pick<Handling, 'handling_days_max'>,
  ordered = new Date(),
): string => addWorkingDays(shopDay(ordered), days);
