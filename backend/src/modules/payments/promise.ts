import { daysBetween, plusDays } from '../../calendar/days.ts';
import { addWorkingDays, isWorkingDay } from '../../calendar/working-days.ts';
import { sql, type SQL } from '../../sql/sql.ts';

/** What a vendor has promised of his parcel, as YYYY-MM-DD: when it leaves at the latest, and when it arrives. */
export interface Promised {
  vendorId: number;
  shipBy: string | null;
  arrivesFrom: string | null;
  arrivesTo: string | null;
}

/** The promises of the vendors, as rows. */
export const promised = (promises: readonly Promised[]): SQL => sql`unnest(
  ${promises.map((each) => each.vendorId)}::bigint[], ${promises.map((each) => each.shipBy)}::date[],
  ${promises.map((each) => each.arrivesFrom)}::date[], ${promises.map((each) => each.arrivesTo)}::date[])
  AS promised (vendor_id, ship_by, arrives_from, arrives_to)`;

export const keptPromise = sql`ship_by = promised.ship_by, arrives_from = promised.arrives_from, arrives_to = promised.arrives_to`;

const workingDaysAfter = (day: string, until: string): number =>
  Array.from({ length: daysBetween(day, until) }, (_, index) => plusDays(day, index + 1)).filter(isWorkingDay).length;

/**
 * The promises of an order that is placed on a later day than it was reserved: each day is as many working days after that
 * day as it was after the first, so that no vendor gets an order that is late already. What was never promised stays so.
 * @param reserved the day in Riyadh on which it was reserved, `placed` the one on which it is placed; YYYY-MM-DD
 */
export const promisesFrom = (promises: readonly Promised[], reserved: string, placed: string): readonly Promised[] => {
  if (placed <= reserved) return promises;
  const later = (day: string | null) => day && addWorkingDays(placed, workingDaysAfter(reserved, day));
  return promises.map(({ vendorId, shipBy, arrivesFrom, arrivesTo }) => ({
    ...{ vendorId, shipBy: later(shipBy), arrivesFrom: later(arrivesFrom), arrivesTo: later(arrivesTo) },
  }));
};
