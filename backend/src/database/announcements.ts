import type { ClientBase } from 'pg';
import { sql } from '../sql/sql.ts';
import type { Database } from './database.ts';

type Client = Pick<ClientBase, 'query'>;

/** Text of a pg_snapshot. The announcements of all transactions visible in it have been read. */
type Snapshot = string;

interface Heard {
  readonly snapshot: Snapshot;
  /** Transaction id and change, separated by a space. */
  readonly announced: readonly string[];
}

/** Adds or renews the row of a process. Its announcements begin here. */
export const joinLives = async (client: Client, lifeId: number): Promise<Snapshot> => {
  const { rows } = await client.query<{ snapshot: Snapshot }>(
    `INSERT INTO lives (id, seen_at, read_until)
    VALUES ($1, clock_timestamp(), pg_snapshot_xmin(pg_current_snapshot()))
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, read_until = excluded.read_until
    RETURNING pg_current_snapshot()::text AS snapshot`,
    [lifeId],
  );
  if (!rows[0]) throw new Error('The process was not added to lives.');
  return rows[0].snapshot;
};

export const leaveLives = (client: Client, lifeId: number) => client.query('DELETE FROM lives WHERE id = $1', [lifeId]);

interface Reader {
  readonly lifeId: number;
  readonly since: Snapshot;
  /** Renews the row of the process. */
  readonly renews: boolean;
}

/**
 * Reads the announcements of all transactions that were not visible in the last snapshot. Ids are not in the order of
 * the commits; a snapshot is exact. Ids from the future belong to another server, whose rows were copied.
 * @returns null if the row of the process is missing: the tables were emptied, or it was away for too long
 */
export const readAnnounced = async (client: Client, { lifeId, since, renews }: Reader): Promise<Heard | null> => {
  const { rows } = await client.query<Heard & { is_known: boolean }>(
    `WITH renewed AS (
      UPDATE lives SET seen_at = clock_timestamp(), read_until = pg_snapshot_xmin($2::pg_snapshot)
      WHERE id = $1 AND $3::boolean RETURNING id
    )
    SELECT pg_current_snapshot()::text AS snapshot,
      CASE WHEN $3 THEN EXISTS (SELECT FROM renewed) ELSE EXISTS (SELECT FROM lives WHERE id = $1) END AS is_known,
      ARRAY(
        SELECT xid || ' ' || change FROM announced
        WHERE (xid >= pg_snapshot_xmax($2::pg_snapshot) OR xid = ANY (ARRAY(SELECT pg_snapshot_xip($2::pg_snapshot))))
          AND xid < pg_snapshot_xmax(pg_current_snapshot())
      ) AS announced`,
    [lifeId, since, renews],
  );
  const heard = rows[0];
  return heard?.is_known ? heard : null;
};

/**
 * Deletes what all processes have read, and processes without a sign of life. Those stay longer than a key that they may
 * have claimed (idempotency-keys.ts). Two statements: the second one sees each process that the first one has spared.
 */
export const deleteHeard = async (database: Database): Promise<void> => {
  await database.query(sql`DELETE FROM lives WHERE seen_at < clock_timestamp() - interval '150 seconds'`);
  await database.query(sql`DELETE FROM replica_marks WHERE life_id NOT IN (SELECT id FROM lives)`);
  await database.query(sql`
    DELETE FROM announced WHERE xid < coalesce(
      (SELECT min(read_until) FROM lives), pg_snapshot_xmin(pg_current_snapshot()))`);
};
