import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type SQL } from '../sql/sql.ts';
import type { Pool, PoolClient } from 'pg';
import { CHANGE_NOTICE, createChanges, type Changes } from './changes.ts';
import { UNOBSERVED, type Connections, type DatabaseObserver } from './observer.ts';
import { isConnectionError, sqlState } from '../runtime/sql-state.ts';
import { runOn } from './statement.ts';
import { runInTurn, transactionsHere, type Transaction } from './transaction.ts';
import { createWaitMeter } from './waiting.ts';

/** The database of the house: the same calls on PGlite and on PostgreSQL. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Runs an `sql` template. Inside a transaction it always uses the transaction's connection.
   * @param name under which a connection keeps the plan: for look-ups by a key, whose plan is the same for every value
   */
  query<Row extends object>(statement: SQL, name?: string): Promise<Row[]>;
  /** The first row, or null. */
  first<Row extends object>(statement: SQL, name?: string): Promise<Row | null>;
  /**
   * Runs the work in one READ COMMITTED transaction. A transaction inside a transaction joins it, and its failure
   * fails the whole. The outermost one is repeated when the database gives up on a deadlock or a serialisation:
   * the work must have no effects outside the database.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** The same without any limit of time: for migrations, backups and whatever else reads or writes everything. */
  longTransaction<T>(work: () => Promise<T>): Promise<T>;
  /** Does something once what has been written is there for everybody: after the transaction at hand, or at once without one. */
  afterCommit(work: () => void): void;
  /** Connections to the database at this moment, and how many are waiting for one. */
  connections(): Connections;
  /** How long one waits for a connection, in milliseconds: those who had to lately, and who comes now. */
  readonly wait: { standing(): number; expected(): number };
  /**
   * What has changed that shoppers may see. Whatever this process writes is known before its call ends; what others write,
   * as soon as they tell: ask `isTold` whether they can.
   */
  readonly changes: Changes;
  /** Whether it would be known by now what another process has written a second ago. */
  isTold(): boolean;
  /**
   * The number of this process's life: on PostgreSQL a connection shares an advisory lock of that number while it lives; of an
   * embedded database there is one process at a time. Null while nobody could know that it lives.
   */
  lifeId(): number | null;
  /** True while the embedded engine seems to hang. Clients of PostgreSQL give up by themselves. */
  isSilent(): boolean;
  close(): Promise<void>;
}

const MOST_LIFE_ID = 2 ** 48 - 1;

export const newLifeId = (): number => randomInt(1, MOST_LIFE_ID);

const createLife = () => {
  const id = newLifeId();
  return () => id;
};

const MAX_TRIES = 5;
const RETRYABLE = new Set(['40001', '40P01']);

const isRetryable = (error: unknown) => RETRYABLE.has(sqlState(error) ?? '');

/**
 * Collects what the triggers tell on each connection.
 * @returns announces what a connection has been told since. Also of a transaction that failed: whether it did is not always
 * known, and to read something once more does no harm
 */
const collectChanges = (pool: Pool, changes: Changes) => {
  const toldOn = new WeakMap<PoolClient, Set<string>>();
  pool.on('connect', (client) => {
    const told = new Set<string>();
    toldOn.set(client, told);
    client.on('notice', ({ code, message }) => {
      if (code === CHANGE_NOTICE && message !== undefined) told.add(message);
    });
  });
  return (client: PoolClient): void => {
    const told = toldOn.get(client);
    if (!told || told.size === 0) return;
    for (const change of told) changes.announce(change);
    told.clear();
  };
};

interface Surroundings {
  /** What to do after the pool has ended: close the embedded engine, drop the lock. */
  readonly disconnect?: () => Promise<void>;
  /** Is told of every statement. */
  readonly observer?: DatabaseObserver;
  readonly changes?: Changes;
  readonly isTold?: () => boolean;
  readonly lifeId?: () => number | null;
  readonly isSilent?: () => boolean;
}

/** Wraps a pool as the house's database. */
export const createDatabase = (
  engine: Database['engine'],
  pool: Pool,
  {
    disconnect = async () => {},
    observer = UNOBSERVED,
    changes = createChanges(),
    isTold = () => true,
    lifeId = createLife(),
    isSilent = () => false,
  }: Surroundings = {},
): Database => {
  const announceOf = collectChanges(pool, changes);

  const running = new AsyncLocalStorage<Transaction>();
  transactionsHere.add(running);

  const wait = createWaitMeter(pool.options.max);

  // pool.query() would drop the connection on every SQL error, so the connection is taken and given back here.
  const withClient = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const since = performance.now();
    const begin = wait.begin();
    let end = () => {};
    const client = await pool.connect().finally(() => {
      end = begin();
    });
    observer.connected((performance.now() - since) / 1000);
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(isConnectionError(error));
      throw error;
    } finally {
      announceOf(client);
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
      if (transaction?.state === 'closed') throw new Error('A query came after its transaction had ended.');
      return transaction
        ? runInTurn<Row>(transaction, statement, name)
        : withClient((client) => runOn<Row>({ client, observer }, { statement, name }));
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
    isTold,
    lifeId,
    isSilent,
    async close() {
      await pool.end();
      await disconnect();
      // Otherwise every later promise of the process goes on carrying it.
      running.disable();
      transactionsHere.delete(running);
    },
  };
  return database;
};
