import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Connections } from '../database/observer.ts';
import { isConnectionError, sqlState } from '../runtime/sql-state.ts';

const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const WAIT_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 10];

const REASONS = ['connection', 'timeout', 'deadlock', 'serialization', 'constraint', 'other'] as const;
type FailureReason = (typeof REASONS)[number];

const BY_STATE: ReadonlyMap<string, FailureReason> = new Map<string, FailureReason>(
  Object.entries({
    '57014': 'timeout',
    '55P03': 'timeout',
    '40P01': 'deadlock',
    '40001': 'serialization',
  }),
);

/** Kind of a statement's failure. */
export const reasonOf = (error: unknown): FailureReason => {
  const state = sqlState(error) ?? '';
  if (isConnectionError(error)) return 'connection';
  return BY_STATE.get(state) ?? (state.startsWith('23') ? 'constraint' : 'other');
};

/** Database metrics of this process: connections, statements and their outcome. */
export const createDatabaseMetrics = (registry: Registry) => {
  const registers = [registry];
  const duration = new Histogram({
    name: 'balsam_database_statement_duration_seconds',
    help: 'Duration of statements',
    buckets: STATEMENT_SECONDS,
    registers,
  });
  const wait = new Histogram({
    name: 'balsam_database_connection_wait_seconds',
    help: 'Wait for a connection of the pool',
    buckets: WAIT_SECONDS,
    registers,
  });
  const slow = new Counter({
    name: 'balsam_database_slow_statements_total',
    help: 'Statements that took longer than half a second; the log has each of them',
    registers,
  });
  const failures = new Counter({
    name: 'balsam_database_statement_failures_total',
    help: 'Statements that failed, by reason',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of REASONS) failures.inc({ reason }, 0);
  const retries = new Counter({
    name: 'balsam_database_transaction_retries_total',
    help: 'Transactions retried after a deadlock or a serialization failure',
    registers,
  });

  return {
    statement: (seconds: number) => duration.observe(seconds),
    slow: () => slow.inc(),
    failed: (reason: FailureReason) => failures.inc({ reason }),
    retried: () => retries.inc(),
    waited: (seconds: number) => wait.observe(seconds),

    /** Reports whether the changes of other processes are known, and the number of usable replicas. */
    watchFreshness({ isCurrent, replicas }: Pick<Database, 'isCurrent' | 'replicas'>) {
      new Gauge({
        name: 'balsam_database_current',
        help: '1 while this process knows the changes of the others; at 0 it caches nothing',
        registers,
        collect() {
          this.set(Number(isCurrent()));
        },
      });
      new Gauge({
        name: 'balsam_database_replicas',
        help: 'Replicas for public reads, by state',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'used' }, replicas.usable());
          this.set({ state: 'left' }, replicas.count - replicas.usable());
        },
      });
    },

    /** Reports the connections returned by `read`. */
    watchConnections(read: () => Connections) {
      new Gauge({
        name: 'balsam_database_connections',
        help: 'Connections of this process to the database, by state',
        labelNames: ['state'],
        registers,
        collect() {
          const { total, idle } = read();
          this.set({ state: 'idle' }, idle);
          this.set({ state: 'busy' }, total - idle);
        },
      });
      new Gauge({
        name: 'balsam_database_connection_waiters',
        help: 'Requests waiting for a connection of the pool',
        registers,
        collect() {
          this.set(read().waiting);
        },
      });
    },
  };
};
