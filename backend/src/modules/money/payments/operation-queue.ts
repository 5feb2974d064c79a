import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';

/** Request to a provider to move money. Amounts in minor units. */
export interface Operation {
  /** Our id; for captures in one sum, the id of the first. */
  id: number;
  payment_id: number;
  vendor_order_id: number | null;
  amount: number;
  attempts: number;
  /** Provider reference; null until accepted. */
  ref: string | null;
  /** Provider reference of the payment. */
  payment_ref: string;
  currency: Currency;
}

type Kind = 'capture' | 'void' | 'refund';

const BATCH = 20;
const LEASE = '2 minutes';
const MOST_SECONDS = 600;

/**
 * Operations without a final response. Each is leased to one process at a time, and retried under the same key until it
 * is decided.
 */
export const createOperationQueue = (database: Database) => ({
  /** Leases the due operations, oldest first. */
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

  /**
   * Marks it as done.
   * @returns false if it already was
   */
  async finish(id: number, ref: string): Promise<boolean> {
    const done = await database.query(sql`
      UPDATE payment_operations SET state = 'done', done_at = now(), ref = ${ref}, locked_until = NULL, error = ''
      WHERE coalesce(batch_id, id) = ${id} AND state <> 'done' RETURNING id`);
    return done.length > 0;
  },

  /**
   * Marks it as refused by the provider.
   * @returns false if it was already decided
   */
  async refuse(id: number, ref: string | null, error: string): Promise<boolean> {
    const refused = await database.query(sql`
      UPDATE payment_operations SET state = 'refused', ref = ${ref}, locked_until = NULL, error = ${error.slice(0, 500)}
      WHERE coalesce(batch_id, id) = ${id} AND state IN ('asked', 'unknown') RETURNING id`);
    return refused.length > 0;
  },

  /** Retries later, with increasing delays. */
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
