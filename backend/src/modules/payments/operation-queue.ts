import type { Database } from '../../database/database.ts';
import { sql } from '../../sql/sql.ts';
import type { Currency } from '../../wire/schemas.ts';

/** What a provider is asked to do with money. Amounts in minor units. */
export interface Operation {
  /** Our own number of it; of captures in one sum, that of the first. */
  id: number;
  payment_id: number;
  vendor_order_id: number | null;
  amount: number;
  attempts: number;
  /** What the provider calls it; null until he has accepted it. */
  ref: string | null;
  /** What the provider calls the money that it is about. */
  payment_ref: string;
  currency: Currency;
}

type Kind = 'capture' | 'void' | 'refund';

const BATCH = 20;
const LEASE = '2 minutes';
const MOST_SECONDS = 600;

/** Operations that nobody has answered yet. Each is one process's at a time, and asked for under one number until it is decided. */
export const createOperationQueue = (database: Database) => ({
  /** Those that are due, oldest first; nobody else has them for a while. */
  claim: (kind: Kind) =>
    database.query<Operation>(sql`
      UPDATE payment_operations operation SET attempts = attempts + 1, locked_until = now() + ${LEASE}::interval
      FROM payments payment
      WHERE payment.id = operation.payment_id AND operation.id IN (
        SELECT id FROM payment_operations
        WHERE kind = ${kind} AND state IN ('asked', 'unknown') AND run_at <= now() AND coalesce(batch_id, id) = id
          AND (locked_until IS NULL OR locked_until < now())
        ORDER BY run_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      ) RETURNING operation.id, operation.payment_id, operation.vendor_order_id, operation.attempts, operation.ref,
        payment.currency, coalesce((
          SELECT sum(same.amount)::bigint FROM payment_operations same WHERE same.batch_id = operation.id), operation.amount) AS amount,
        coalesce((
          SELECT captured.ref FROM payment_operations captured WHERE operation.kind = 'refund' AND captured.kind = 'capture'
            AND captured.state = 'done' AND captured.vendor_order_id = operation.vendor_order_id), payment.ref) AS payment_ref`),

  /** Writes down that it was done. @returns whether nobody had before */
  async finish(id: number, ref: string): Promise<boolean> {
    const done = await database.query(sql`
      UPDATE payment_operations SET state = 'done', done_at = now(), ref = ${ref}, locked_until = NULL, error = ''
      WHERE coalesce(batch_id, id) = ${id} AND state <> 'done' RETURNING id`);
    return done.length > 0;
  },

  /** The provider will not do it. @returns whether it had not been decided */
  async refuse(id: number, ref: string | null, error: string): Promise<boolean> {
    const refused = await database.query(sql`
      UPDATE payment_operations SET state = 'refused', ref = ${ref}, locked_until = NULL, error = ${error.slice(0, 500)}
      WHERE coalesce(batch_id, id) = ${id} AND state IN ('asked', 'unknown') RETURNING id`);
    return refused.length > 0;
  },

  /** It is asked for again, later each time. */
  postpone: (
    { id, attempts }: Pick<Operation, 'id' | 'attempts'>,
    state: 'asked' | 'unknown',
    ref: string | null,
    error: string,
  ) => {
    const seconds = Math.min(MOST_SECONDS, Math.round(2 ** Math.min(attempts, 10) * 5 * (1 + Math.random())));
    return database.query(sql`
      UPDATE payment_operations SET state = ${state}, ref = ${ref}, locked_until = NULL, error = ${error.slice(0, 500)},
        run_at = now() + make_interval(secs => ${seconds})
      WHERE coalesce(batch_id, id) = ${id} AND state IN ('asked', 'unknown')`);
  },
});
