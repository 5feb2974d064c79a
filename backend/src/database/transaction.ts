import type { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { SQL } from '../sql/sql.ts';
import type { DatabaseObserver } from './observer.ts';
import { runOn } from './statement.ts';

/** A transaction that is under way, as the code in it knows it. */
export interface Transaction {
  readonly client: PoolClient;
  readonly observer: DatabaseObserver;
  state: 'open' | 'doomed' | 'closed';
  /** Whether its statements may take as long as they like. */
  isLong: boolean;
  /** Settles when the statements given so far are done. */
  queue: Promise<unknown>;
  /** What is done when it has committed. */
  readonly afterCommit: (() => void)[];
}

/** Where each database of this process knows the transaction of the code that asks. */
export const transactionsHere = new Set<AsyncLocalStorage<Transaction>>();

/**
 * For work whose end is somebody else's to decide: a carrier, a mail server, a bucket, a picture, a password's hash. Who
 * waits for it in a transaction keeps a connection, and on the embedded engine the whole shop, waiting as well.
 * @throws Error in a transaction, but for a long one, which is nobody's request
 */
export const assertOutsideTransaction = (what: string): void => {
  for (const running of transactionsHere) {
    const transaction = running.getStore();
    if (transaction?.state === 'open' && !transaction.isLong)
      throw new Error(`${what} was asked for in a transaction, which would wait for it: ask before or after.`);
  }
};

/** A connection takes one statement at a time: those that work gives side by side wait for each other. */
export const runInTurn = <Row extends object>(
  transaction: Transaction,
  statement: SQL,
  name?: string,
): Promise<Row[]> => {
  const turn = transaction.queue.then(() => runOn<Row>(transaction, { statement, name }));
  transaction.queue = turn.catch(() => undefined);
  return turn;
};
