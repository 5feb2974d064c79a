/** The connections of a process, and how many wait for one. */
export interface Connections {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Watches what the database is asked. It is told of texts, never of values. */
export interface DatabaseObserver {
  /** @returns what is called when the statement has ended, with the error that it ended with */
  statement(text: string, isLong: boolean): (error?: unknown) => void;
  /** A transaction is done again after a deadlock or a serialisation. */
  retry(error: unknown): void;
  /** How long a connection was waited for, in seconds. */
  connected(seconds: number): void;
  /** The embedded engine hangs, so the process is about to end. */
  hung(message: string): void;
}

/** Nobody watches. */
export const UNOBSERVED: DatabaseObserver = {
  statement: () => () => undefined,
  retry: () => undefined,
  connected: () => undefined,
  hung: (message) => process.stderr.write(`${message}\n`),
};
