import type { ClientBase } from 'pg';

type Client = Pick<ClientBase, 'query'>;

interface Position {
  readonly moment: number;
  readonly markedAt: number;
}

/**
 * Marks with which a process finds out how far a replica is: it writes its logical time (changes.ts) to the primary, and
 * reads on the replica which of these marks has arrived. A replica that has a mark has every change that the process
 * knew when it wrote it. Unlike positions in the log, marks also hold after a failover.
 */
export const createMarks = (now: () => number) => {
  let newest = -Infinity;
  return {
    /** Time of the newest mark on the primary, ms. */
    newest: () => newest,

    /** Writes a mark. Its commit does not wait for a replica. */
    async write(client: Client, lifeId: number): Promise<void> {
      const markedAt = Math.round(performance.now());
      await client.query(
        `INSERT INTO replica_marks (life_id, moment, marked_at) VALUES ($1, $2, $3)
        ON CONFLICT (life_id) DO UPDATE SET moment = excluded.moment, marked_at = excluded.marked_at
        RETURNING set_config('synchronous_commit', 'local', true)`,
        [lifeId, now(), markedAt],
      );
      newest = markedAt;
    },

    /** @returns null if the server is not a replica, or has no mark */
    async readPosition(client: Client, lifeId: number): Promise<Position | null> {
      const { rows } = await client.query<{ moment: string; marked_at: string }>(
        'SELECT moment, marked_at FROM replica_marks WHERE life_id = $1 AND pg_is_in_recovery()',
        [lifeId],
      );
      return rows[0] ? { moment: Number(rows[0].moment), markedAt: Number(rows[0].marked_at) } : null;
    },
  };
};

export type Marks = ReturnType<typeof createMarks>;
