import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type SQL } from '../sql/sql.ts';
import type { Pool, PoolClient } from 'pg';
import { createChanges, type Changes } from './changes.ts';
import { collectChanges } from './notices.ts';
import { UNOBSERVED, type Connections, type DatabaseObserver } from './observer.ts';
import { isConnectionError, sqlState } from '../runtime/sql-state.ts';
import { NO_REPLICAS, type ReplicaReading, type Replicas } from './replicas.ts';
import { runOn } from './statement.ts';
import { runInTurn, transactionsHere, type Transaction } from './transaction.ts';
import { createWaitTimer } from './wait-timer.ts';

/** This process, as other processes recognise it. */
interface Life {
  /** On PostgreSQL, the id of its row in `lives`. */
  readonly id: number;
  /** False while other processes cannot see that this one lives. The embedded database has one process at a time. */
  isSeen(): boolean;
}

/** Common interface of PGlite and PostgreSQL. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Runs an `sql` template, inside a transaction always on its connection.
   * @param name prepared statement name, for look-ups by key, whose plan is the same for every value
   */
  query<Row extends object>(statement: SQL, name?: string): Promise<Row[]>;
  first<Row extends object>(statement: SQL, name?: string): Promise<Row | null>;
  /**
   * Runs the work in one READ COMMITTED transaction. A nested transaction joins the outer one, and its failure fails
   * the whole. The outermost one is retried after a deadlock or serialisation failure, so the work must have no effects
   * outside the database.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** A transaction without timeouts, for migrations, backups and other work on all data. */
  longTransaction<T>(work: () => Promise<T>): Promise<T>;
  /** Runs work after the current transaction has committed, or immediately outside a transaction. */
  afterCommit(work: () => void): void;
  /** Open, idle and awaited connections. */
  connections(): Connections;
  /** Wait for a connection in ms: recently measured, and expected for a new request. */
  readonly wait: { standing(): number; expected(): number };
  /**
   * Changes that shoppers may see. Writes of this process are recorded before the call returns; those of other
   * processes with the next heartbeat, as long as `isCurrent` is true.
   */
  readonly changes: Changes;
  /** True if a write of another process a second ago would be known by now. */
  isCurrent(): boolean;
  readonly life: Life;
  readonly replicas: Replicas;
  /** Runs work whose statements outside transactions go to this replica, or to the primary once it was left. */
  readFrom<T>(reading: ReplicaReading, work: () => T): T;
  /** Runs work whose statements go to the primary again, within `readFrom`. */
  onPrimary<T>(work: () => T): T;
  /** Logical time of what a statement would read here: that of a replica may be earlier than `changes.now()`. */
  moment(): number;
  /** True while the embedded engine seems to hang. PostgreSQL clients time out on their own. */
  isSilent(): boolean;
  close(): Promise<void>;
}

const MOST_LIFE_ID = 2 ** 48 - 1;

export const newLifeId = (): number => randomInt(1, MOST_LIFE_ID);

const MAX_TRIES = 5;
const RETRYABLE = new Set(['40001', '40P01']);

const isRetryable = (error: unknown) => RETRYABLE.has(sqlState(error) ?? '');

interface Surroundings {
  /** Runs after the pool has ended: closes the embedded engine, releases the lock. */
  readonly disconnect?: () => Promise<void>;
  readonly observer?: DatabaseObserver;
  readonly changes?: Changes;
  readonly isCurrent?: () => boolean;
  readonly life?: Life;
  readonly isSilent?: () => boolean;
  readonly replicas?: Replicas;
}

/** Wraps a connection pool in the common interface. */
export const createDatabase = (
  engine: Database['engine'],
  pool: Pool,
  {
    disconnect = async () => {},
    observer = UNOBSERVED,
    changes = createChanges(),
    isCurrent = () => true,
    life = { id: newLifeId(), isSeen: () => true },
    isSilent = () => false,
    replicas = NO_REPLICAS,
  }: Surroundings = {},
): Database => {
  const announceOf = collectChanges(pool, changes);

  const running = new AsyncLocalStorage<Transaction>();
  transactionsHere.add(running);
  const reading = new AsyncLocalStorage<ReplicaReading | null>();

  const wait = createWaitTimer(pool.options.max);

  // pool.query() would drop the connection on every SQL error, so connections are checked out here.
  const withClient = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const since = performance.now();
    const begin = wait.begin();
    let end = () => {};
    const client = await pool.connect().finally(() => {
      end = begin();
    });
    observer.connected((performance.now() - since) / 1000);
    let isLost = false;
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      isLost = isConnectionError(error);
      client.release(isLost);
      throw error;
    } finally {
      announceOf(client, isLost);
      end();
    }
  };

  const runTransaction = <T>(work: () => Promise<T>): Promise<T> =>
    withClient(async (client) => {
      const transaction: Transaction = {
        ...{ client, observer, state: 'open', isLong: false },
        ...{ queue: Promise.resolve(), afterCommit: [] },
      };
      await runInTurn(transaction, sql`BEGIN`);
      try {
        const result = await running.run(transaction, work);
        if (transaction.state === 'doomed')
          throw new Error('A joined transaction failed, so the outer one cannot commit.');
        await runInTurn(transaction, sql`COMMIT`);
        for (const work of transaction.afterCommit) work();
        return result;
      } catch (error) {
        // A failed rollback must not hide the error that caused it; with the connection the transaction ends anyway.
        if (!isConnectionError(error)) await runInTurn(transaction, sql`ROLLBACK`).catch(() => undefined);
        throw error;
      } finally {
        transaction.state = 'closed';
      }
    });

  const join = async <T>(transaction: Transaction, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (transaction.state === 'open') transaction.state = 'doomed';
      throw error;
    }
  };

  const database: Database = {
    engine,
    async query<Row extends object>(statement: SQL, name?: string) {
      const transaction = running.getStore();
      if (transaction?.state === 'closed') throw new Error('A query was run after its transaction had ended.');
      if (transaction) return runInTurn<Row>(transaction, statement, name);
      const rows = await reading.getStore()?.query<Row>({ statement, name });
      return rows ?? withClient((client) => runOn<Row>({ client, observer }, { statement, name }));
    },
    async first<Row extends object>(statement: SQL, name?: string) {
      return (await database.query<Row>(statement, name))[0] ?? null;
    },
    async transaction<T>(work: () => Promise<T>) {
      const outer = running.getStore();
      if (outer && outer.state !== 'closed') return join(outer, work);
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runTransaction(work);
        } catch (error) {
          if (attempt === MAX_TRIES || !isRetryable(error)) throw error;
          observer.retry(error);
          await pause(Math.random() * 20 * 2 ** attempt);
        }
      }
    },
    longTransaction: (work) =>
      database.transaction(async () => {
        const transaction = running.getStore();
        if (transaction) transaction.isLong = true;
        await database.query(sql`SET LOCAL statement_timeout = 0`);
        await database.query(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
        return work();
      }),
    afterCommit(work) {
      const transaction = running.getStore();
      if (transaction?.state === 'open') transaction.afterCommit.push(work);
      else work();
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    wait,
    changes,
    isCurrent,
    life,
    isSilent,
    replicas,
    readFrom: (from, work) => reading.run(from, work),
    onPrimary: (work) => reading.run(null, work),
    moment: () => reading.getStore()?.moment ?? changes.now(),
    async close() {
      await pool.end();
      await disconnect();
      // Otherwise every later promise of the process would carry the store along.
      running.disable();
      reading.disable();
      transactionsHere.delete(running);
    },
  };
  return database;
};
