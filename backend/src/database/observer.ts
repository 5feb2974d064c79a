export interface Connections {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Observes database activity. It receives statement texts, never values. */
export interface DatabaseObserver {
  /** @returns a function to call at the end of the statement, with its error if any */
  statement(text: string, isLong: boolean): (error?: unknown) => void;
  /** A transaction is retried after a deadlock or serialisation failure. */
  retry(error: unknown): void;
  /** Wait for a connection, seconds. */
  connected(seconds: number): void;
  /** The embedded engine hangs; the process is about to exit. */
  hung(message: string): void;
}

/** Does nothing. */
export const UNOBSERVED: DatabaseObserver = {
  statement: () => () => undefined,
  retry: () => undefined,
  connected: () => undefined,
  hung: (message) => process.stderr.write(`${message}\n`),
};
