import { daysBetween, plusDays } from '../../../calendar/days.ts';
import { addWorkingDays, isWorkingDay } from '../../../calendar/working-days.ts';
import { sql, type SQL } from '../../../sql/sql.ts';

/** Delivery promise of a sub-order, YYYY-MM-DD: latest shipping day, and arrival days. */
export interface Promised {
  vendorId: number;
  shipBy: string | null;
  arrivesFrom: string | null;
  arrivesTo: string | null;
}

/** Delivery promises as SQL rows. */
export const promised = (promises: readonly Promised[]): SQL => sql`unnest(
  ${promises.map((each) => each.vendorId)}::bigint[], ${promises.map((each) => each.shipBy)}::date[],
  ${promises.map((each) => each.arrivesFrom)}::date[], ${promises.map((each) => each.arrivesTo)}::date[])
  AS promised (vendor_id, ship_by, arrives_from, arrives_to)`;

export const refundedInTime = sql`ship_by = promised.ship_by, arrives_from = promised.arrives_from, arrives_to = promised.arrives_to`;

const workingDaysAfter = (day: string, until: string): number =>
  Array.from({ length: daysBetween(day, until) }, (_, index) => plusDays(day, index + 1)).filter(isWorkingDay).length;

/**
 * Shifts the promises of an order placed on a later day than it was reserved, by keeping the number of working days, so
 * that no order is late on arrival at the vendor. Missing promises stay missing.
 * @param reserved reservation day in Riyadh, `placed` the day of placing; YYYY-MM-DD
 */
export const promisesFrom = (promises: readonly Promised[], reserved: string, placed: string): readonly Promised[] => {
  if (placed <= reserved) return promises;
  const later = (day: string | null) => day && addWorkingDays(placed, workingDaysAfter(reserved, day));
  return promises.map(({ vendorId, shipBy, arrivesFrom, arrivesTo }) => ({
    ...{ vendorId, shipBy: later(shipBy), arrivesFrom: later(arrivesFrom), arrivesTo: later(arrivesTo) },
  }));
};
