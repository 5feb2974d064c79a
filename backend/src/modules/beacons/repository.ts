import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { beginningOf, plusDays } from '../reports/days.ts';
import type { AreaBeacon, AreaVitals, BeaconFilter, BeaconForm, LoadForm } from './schemas.ts';

type BeaconRow = z.infer<typeof AreaBeacon>;

/** The newest failure of an area, and how many there were: of 24 hours, and of seven days as they are in Riyadh. */
export interface AreaRow extends Omit<BeaconRow, 'id'> {
  failures_24h: number;
  failures_7d: number;
  days: Record<string, number>;
}

/** Anybody may send beacons, and call an area anything: more names than this are not areas. */
const MOST_AREAS = 20;
/** The same goes for versions of an area: those that run and fail most are told. */
const MOST_VERSIONS = 50;

const condition = ({ area, phase, from, to }: BeaconFilter): SQL => {
  const conditions = [sql`true`];
  if (area !== undefined) conditions.push(sql`area = ${area}`);
  if (phase !== undefined) conditions.push(sql`phase = ${phase}`);
  if (from !== undefined) conditions.push(sql`created_at >= ${beginningOf(from)}`);
  if (to !== undefined) conditions.push(sql`created_at < ${beginningOf(plusDays(to, 1))}`);
  return sql.join(conditions, sql` AND `);
};

/** What browsers have reported; housekeeping keeps it for 30 days. */
export const createBeaconRepository = (database: Database) => ({
  insert: ({ area, version, phase, code }: z.infer<typeof BeaconForm>) =>
    database.query(sql`
      INSERT INTO area_beacons (area, version, phase, code) VALUES (${area}, ${version}, ${phase}, ${code})`),

  /** Counts one load, in the minute in which it is reported. */
  countLoad: ({ area, version }: z.infer<typeof LoadForm>) =>
    database.query(sql`
      INSERT INTO area_loads (area, version, minute, loads) VALUES (${area}, ${version}, date_trunc('minute', now()), 1)
      ON CONFLICT (area, minute, version) DO UPDATE SET loads = area_loads.loads + 1`),

  /** @returns the releases of an area that have run or failed from a moment on, and how often, by whole minutes */
  vitals: (area: string, since: string) =>
    database.query<z.infer<typeof AreaVitals>>(sql`
      WITH counted AS (
        SELECT version, loads, 0 AS failures FROM area_loads
        WHERE area = ${area} AND minute >= date_trunc('minute', ${since}::timestamptz)
        UNION ALL
        SELECT version, 0, 1 FROM area_beacons
        WHERE area = ${area} AND created_at >= date_trunc('minute', ${since}::timestamptz)
      )
      SELECT version, sum(loads)::bigint AS loads, sum(failures)::bigint AS failures FROM counted
      GROUP BY version ORDER BY sum(loads + failures) DESC, version LIMIT ${MOST_VERSIONS}`),

  list: (filter: BeaconFilter, limit: number, offset: number) =>
    database.query<BeaconRow>(sql`
      SELECT id, area, version, phase, code, created_at FROM area_beacons
      WHERE ${condition(filter)} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(filter: BeaconFilter): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM area_beacons WHERE ${condition(filter)}`,
    );
    return row?.total ?? 0;
  },

  /** @returns the areas that have failed, those that fail most first */
  areas: (today: string) =>
    database.query<AreaRow>(sql`
      WITH recent AS (
        SELECT area, to_char(created_at AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM-DD') AS day,
          count(*) FILTER (WHERE created_at > now() - interval '24 hours') AS within_24h,
          count(*) FILTER (WHERE created_at >= ${beginningOf(plusDays(today, -6))}) AS within_7d,
          count(*) AS failures
        FROM area_beacons WHERE created_at >= ${beginningOf(plusDays(today, -7))} GROUP BY area, day
      ), failed AS (
        SELECT area, sum(within_24h)::bigint AS failures_24h, sum(within_7d)::bigint AS failures_7d,
          jsonb_object_agg(day, failures) AS days
        FROM recent GROUP BY area
      ), named AS (SELECT area, max(id) AS last_id FROM area_beacons GROUP BY area)
      SELECT last.area, last.version, last.phase, last.code, last.created_at, coalesce(failed.days, '{}') AS days,
        coalesce(failed.failures_24h, 0) AS failures_24h, coalesce(failed.failures_7d, 0) AS failures_7d
      FROM named JOIN area_beacons last ON last.id = named.last_id LEFT JOIN failed ON failed.area = named.area
      ORDER BY failures_7d DESC, last.area LIMIT ${MOST_AREAS}`),
});
