import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHANGES_CHANNEL, type Changes } from './changes.ts';

/** Interval of the heartbeat, and the time for which its last response is trusted. */
const BEAT_MS = 300;
const BELIEVED_MS = 1000;
const RECONNECT_MS = 1000;

/** Server process ids of the pool's connections. Their changes are already known: notices arrive with the response. */
const createBackends = (pool: pg.Pool) => {
  const own = new Set<number>();
  const idOf = (client: object) => ('processID' in client ? Number(client.processID) : 0);
  pool.on('connect', (client) => own.add(idOf(client)));
  pool.on('remove', (client) => own.delete(idOf(client)));
  return own;
};

/** Query that takes a shared lock on the life id of this process, released when the listening connection ends. */
const livingAs = (lifeId: number) => ({ text: 'SELECT pg_advisory_lock_shared($1::bigint)', values: [lifeId] });

/**
 * Receives the changes of other processes on a dedicated connection. A heartbeat query confirms that earlier
 * notifications have arrived. After a second without a response, `isCurrent` is false and caches are bypassed; after a
 * reconnect, everything counts as changed. A lock held by the connection marks the process as alive.
 */
export const listenForChanges = (connection: pg.ClientConfig, pool: pg.Pool, changes: Changes, lifeId: number) => {
  const closing = new AbortController();
  const own = createBackends(pool);
  let heardAt = -Infinity;
  /** True while the lock is known to be held: a late heartbeat does not reset it, a failed one does. */
  let isLiving = false;
  const lose = () => {
    heardAt = -Infinity;
    isLiving = false;
  };

  const listen = async () => {
    const client = new pg.Client({ ...connection, query_timeout: BELIEVED_MS });
    client.on('error', () => undefined);
    client.on('end', lose);
    client.on('notification', ({ processId, payload }) => {
      if (payload && !own.has(processId)) changes.announce(payload);
    });
    try {
      await client.connect();
      await client.query(livingAs(lifeId));
      await client.query(`LISTEN ${CHANGES_CHANNEL}`);
      // Notifications sent before LISTEN were missed.
      changes.forget();
      while (!closing.signal.aborted) {
        const sentAt = performance.now();
        await client.query('SELECT 1');
        heardAt = sentAt;
        isLiving = true;
        await pause(BEAT_MS, undefined, { signal: closing.signal, ref: false });
      }
    } finally {
      lose();
      // An unresponsive server does not confirm the end of a connection either.
      await Promise.race([client.end().catch(() => undefined), pause(BELIEVED_MS, undefined, { ref: false })]);
    }
  };

  const keepListening = async () => {
    while (!closing.signal.aborted) {
      await listen().catch(() => undefined);
      await pause(RECONNECT_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = keepListening();

  return {
    isCurrent: () => performance.now() - heardAt < BELIEVED_MS,
    life: { id: lifeId, isSeen: () => isLiving },
    async close(): Promise<void> {
      closing.abort();
      await listening;
    },
  };
};
