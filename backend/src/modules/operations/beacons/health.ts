import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { plusDays } from '../../../calendar/days.ts';
import { shopDay } from '../../../calendar/working-days.ts';
import { createBeaconRepository, type AreaRow } from './repository.ts';
import type { AreaHealth } from './schemas.ts';

const AREAS = ['storefront', 'vendor-portal', 'admin-console'];
const DAYS = 7;

type Health = z.infer<typeof AreaHealth>;

const toHealth = (area: string, row: AreaRow | undefined, days: readonly string[]): Health => ({
  area,
  failures_24h: row?.failures_24h ?? 0,
  failures_7d: row?.failures_7d ?? 0,
  last_failure: row ? { version: row.version, phase: row.phase, code: row.code, created_at: row.created_at } : null,
  by_day: days.map((day) => ({ day, failures: row?.days[day] ?? 0 })),
});

/**
 * Failures per area.
 * @returns a function that lists Balsam's own areas, even those without failures, followed by any others that browsers
 * report
 */
export const createAreaHealth = (database: Database) => {
  const beacons = createBeaconRepository(database);

  return async (): Promise<Health[]> => {
    const today = shopDay(new Date());
    const days = Array.from({ length: DAYS }, (_, index) => plusDays(today, index + 1 - DAYS));
    const rows = await beacons.areas(today);
    const areas = new Set([...AREAS, ...rows.map(({ area }) => area)]);
    return [...areas].map((area) =>
      toHealth(
        area,
        rows.find((row) => row.area === area),
        days,
      ),
    );
  };
};
