import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHANGES_CHANNEL, type Changes } from './changes.ts';

/** How often it is asked whether the connection lives, and how long its last answer is believed. */
const BEAT_MS = 300;
const BELIEVED_MS = 1000;
const RECONNECT_MS = 1000;

/** The processes of PostgreSQL that work for a pool: what they change, the pool's own connections tell earlier. */
const createBackends = (pool: pg.Pool) => {
  const own = new Set<number>();
  const idOf = (client: object) => ('processID' in client ? Number(client.processID) : 0);
  pool.on('connect', (client) => own.add(idOf(client)));
  pool.on('remove', (client) => own.delete(idOf(client)));
  return own;
};

/** While a process lives, its listening connection shares a lock of this number; with the connection it ends. */
const livingAs = (lifeId: number) => ({ text: 'SELECT pg_advisory_lock_shared($1::bigint)', values: [lifeId] });

/**
 * Hears on a connection of its own what other processes change. Once a beat it asks something there: an answer comes after
 * all that was told before the question. Without an answer for a second nothing is believed that was known before.
 * The same connection says that the process lives.
 */
export const listenForChanges = (connection: pg.ClientConfig, pool: pg.Pool, changes: Changes, lifeId: number) => {
  const closing = new AbortController();
  const own = createBackends(pool);
  let heardAt = -Infinity;
  /** Whether the lock is held. A process that is too busy for a beat holds it; one that gets no answer has lost it. */
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
      // What was told before is not heard any more.
      changes.forget();
      while (!closing.signal.aborted) {
        const askedAt = performance.now();
        await client.query('SELECT 1');
        heardAt = askedAt;
        isLiving = true;
        await pause(BEAT_MS, undefined, { signal: closing.signal, ref: false });
      }
    } finally {
      lose();
      // A server that does not answer does not say goodbye either.
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
    isTold: () => performance.now() - heardAt < BELIEVED_MS,
    lifeId: () => (isLiving ? lifeId : null),
    async close(): Promise<void> {
      closing.abort();
      await listening;
    },
  };
};
