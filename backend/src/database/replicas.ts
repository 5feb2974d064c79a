import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionError, sqlState } from '../runtime/sql-state.ts';
import type { SQL } from '../sql/sql.ts';
import type { DatabaseObserver } from './observer.ts';
import { createPool, POOL_SIZE } from './pool.ts';
import type { Marks } from './replica-marks.ts';
import { runOn } from './statement.ts';

const BEAT_MS = 100;
const ANSWER_MS = 400;
/** Longest wait for a connection. The primary then runs the statement. */
const CONNECT_MS = 700;
const RECONNECT_MS = 500;
/** Age of the last good beat beyond which a replica hangs. */
const BELIEVED_MS = 600;
/** Marks come every 300 ms: a replica that lacks more than two is left. */
const MOST_LAG_MS = 650;
/** Good beats in a row after which a replica is used again. */
const GOOD_BEATS = 3;

/** Statements that run or wait on a replica, beyond which the primary helps or sheds load. */
const MOST_STATEMENTS = 2 * POOL_SIZE;

/** A conflict of the statement with the replay: the primary has none. */
const RECOVERY_CONFLICT = '40001';

const LEFT = new Error('The replica was left.');

interface Statement {
  readonly statement: SQL;
  readonly name?: string;
}

/** A replica chosen for the statements of a request. */
export interface ReplicaReading {
  /** The replica had all changes up to this moment (changes.ts) when it was chosen. */
  readonly moment: number;
  /** @returns null if the replica has been left in the meantime, so that the statement must run on the primary */
  query<Row extends object>(statement: Statement): Promise<Row[] | null>;
}

interface Surroundings {
  readonly lifeId: number;
  readonly marks: Marks;
  readonly observer: DatabaseObserver;
}

/** Reads from one replica while it follows the primary closely. */
const createReplica = (connection: pg.ClientConfig, { lifeId, marks, observer }: Surroundings) => {
  const pool = createPool({ ...connection, connectionTimeoutMillis: CONNECT_MS, max: POOL_SIZE });
  const closing = new AbortController();
  const inFlight = new Set<() => void>();
  /** Counts how often the replica was left: after a restart it may be behind what it has shown. */
  let generation = 0;
  let goodBeats = 0;
  let heardAt = -Infinity;
  let moment = 0;

  const leave = () => {
    goodBeats = 0;
    generation += 1;
    for (const abandon of inFlight) abandon();
  };
  const isUsable = () => goodBeats >= GOOD_BEATS && performance.now() - heardAt < BELIEVED_MS;

  const beat = async (client: pg.Client) => {
    const sentAt = performance.now();
    const position = await marks.readPosition(client, lifeId);
    if (!position || marks.newest() - position.markedAt > MOST_LAG_MS) return leave();
    ({ moment } = position);
    heardAt = sentAt;
    goodBeats += 1;
  };

  const follow = async () => {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
    client.on('error', () => undefined);
    client.on('end', leave);
    try {
      await client.connect();
      for (;;) {
        await beat(client);
        await pause(BEAT_MS, undefined, { signal: closing.signal, ref: false });
      }
    } finally {
      leave();
      await Promise.race([client.end().catch(() => undefined), pause(ANSWER_MS, undefined, { ref: false })]);
    }
  };
  const keepFollowing = async () => {
    while (!closing.signal.aborted) {
      await follow().catch(() => undefined);
      await pause(RECONNECT_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  const following = keepFollowing();

  const run = async <Row extends object>(statement: Statement): Promise<Row[]> => {
    const client = await pool.connect();
    try {
      const rows = await runOn<Row>({ client, observer }, statement);
      client.release();
      return rows;
    } catch (error) {
      client.release(isConnectionError(error));
      throw error;
    }
  };

  /** Waits for the statement until the replica is left. */
  const runWhileUsed = <Row extends object>(statement: Statement): Promise<Row[]> =>
    new Promise((resolve, reject) => {
      const abandon = () => reject(LEFT);
      inFlight.add(abandon);
      run<Row>(statement)
        .finally(() => inFlight.delete(abandon))
        .then(resolve, reject);
    });

  return {
    isUsable,
    /** Statements that run or wait here. */
    load: () => inFlight.size,
    read(): ReplicaReading {
      const chosen = generation;
      return {
        moment,
        async query<Row extends object>(statement: Statement) {
          if (generation !== chosen || !isUsable()) return null;
          try {
            const rows = await runWhileUsed<Row>(statement);
            return generation === chosen ? rows : null;
          } catch (error) {
            if (error === LEFT || sqlState(error) === RECOVERY_CONFLICT) return null;
            if (!isConnectionError(error)) throw error;
            leave();
            return null;
          }
        },
      };
    },
    async close() {
      closing.abort();
      await following;
      await pool.end();
    },
  };
};

/** Replicas for reads that may be a moment behind. */
export interface Replicas {
  readonly count: number;
  usable(): number;
  /** The usable replica with the fewest statements; null to read from the primary. */
  choose(): ReplicaReading | null;
  close(): Promise<void>;
}

export const NO_REPLICAS: Replicas = { count: 0, usable: () => 0, choose: () => null, close: async () => {} };

export const openReplicas = (connections: readonly pg.ClientConfig[], surroundings: Surroundings): Replicas => {
  const replicas = connections.map((connection) => createReplica(connection, surroundings));
  const listUsable = () => replicas.filter((replica) => replica.isUsable());
  return {
    count: replicas.length,
    usable: () => listUsable().length,
    choose() {
      const [least] = listUsable().toSorted((one, other) => one.load() - other.load());
      return least && least.load() < MOST_STATEMENTS ? least.read() : null;
    },
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
};
