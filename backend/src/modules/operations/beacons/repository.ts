import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { beginningOf, plusDays } from '../../../calendar/days.ts';
import type { AreaBeacon, AreaVitals, BeaconFilter, BeaconForm, LoadForm } from './schemas.ts';

type BeaconRow = z.infer<typeof AreaBeacon>;
type Release = Pick<z.infer<typeof LoadForm>, 'area' | 'version'>;

/** Newest failure of an area, and failure counts: of the last 24 hours, and of seven days in Riyadh time. */
export interface AreaRow extends Omit<BeaconRow, 'id'> {
  failures_24h: number;
  failures_7d: number;
  days: Record<string, number>;
}

/** More names than this cannot be real areas. */
const MOST_AREAS = 20;
/** Lists only the most reported versions of an area. */
const MOST_VERSIONS = 50;

const condition = ({ area, phase, from, to }: BeaconFilter): SQL => {
  const conditions = [sql`true`];
  if (area !== undefined) conditions.push(sql`area = ${area}`);
  if (phase !== undefined) conditions.push(sql`phase = ${phase}`);
  if (from !== undefined) conditions.push(sql`created_at >= ${beginningOf(from)}`);
  if (to !== undefined) conditions.push(sql`created_at < ${beginningOf(plusDays(to, 1))}`);
  return sql.join(conditions, sql` AND `);
};

/** Reports from browsers; housekeeping deletes them after 30 days. */
export const createBeaconRepository = (database: Database) => ({
  /** Stores a failure; only the first of its kind per page counts. */
  insert: ({ area, version, phase, code }: Omit<z.infer<typeof BeaconForm>, 'proof'>, page: string) =>
    database.query(sql`
      INSERT INTO area_beacons (area, version, phase, code, page) VALUES (${area}, ${version}, ${phase}, ${code}, ${page})
      ON CONFLICT (page, area, version, phase) DO NOTHING`),

  /** Counts an outcome of a release once per reporter, however often it is reported. */
  countOutcome: ({ area, version }: Release, outcome: 'load' | 'failure', reporter: Buffer) =>
    database.query(sql`
      INSERT INTO area_outcomes (area, version, outcome, reporter) VALUES (${area}, ${version}, ${outcome}, ${reporter})
      ON CONFLICT (area, version, outcome, reporter) DO UPDATE SET reported_at = now()`),

  /** @returns the releases of an area that ran or failed since a time, with the number of reporters for each outcome */
  vitals: (area: string, since: string) =>
    database.query<z.infer<typeof AreaVitals>>(sql`
      SELECT version, count(*) FILTER (WHERE outcome = 'load') AS loads,
        count(*) FILTER (WHERE outcome = 'failure') AS failures
      FROM area_outcomes WHERE area = ${area} AND reported_at >= ${since}::timestamptz
      GROUP BY version ORDER BY count(*) DESC, version LIMIT ${MOST_VERSIONS}`),

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

  /** @returns areas with failures, most failures first */
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
