import type { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { SQL } from '../sql/sql.ts';
import type { DatabaseObserver } from './observer.ts';
import { runOn } from './statement.ts';

/** A running transaction, as seen by the code inside it. */
export interface Transaction {
  readonly client: PoolClient;
  readonly observer: DatabaseObserver;
  state: 'open' | 'doomed' | 'closed';
  /** Exempts its statements from the time limit. */
  isLong: boolean;
  /** Settles when all statements so far are done. */
  queue: Promise<unknown>;
  /** Callbacks to run after the commit. */
  readonly afterCommit: (() => void)[];
}

/** Stores of all databases of this process that hold the caller's transaction. */
export const transactionsHere = new Set<AsyncLocalStorage<Transaction>>();

/**
 * Rejects slow or external work inside a transaction: carriers, mail servers, buckets, image encoding, password
 * hashing. It would hold a connection, and on the embedded engine block the whole shop.
 * @throws Error inside a transaction, except a long one, which no request waits for
 */
export const assertOutsideTransaction = (what: string): void => {
  for (const running of transactionsHere) {
    const transaction = running.getStore();
    if (transaction?.state === 'open' && !transaction.isLong)
      throw new Error(
        `${what} must not be used inside a transaction, which would wait for it. Use it before or after.`,
      );
  }
};

/** Serialises the statements of concurrent work, since a connection runs one at a time. */
export const runInTurn = <Row extends object>(
  transaction: Transaction,
  statement: SQL,
  name?: string,
): Promise<Row[]> => {
  const turn = transaction.queue.then(() => runOn<Row>(transaction, { statement, name }));
  transaction.queue = turn.catch(() => undefined);
  return turn;
};
