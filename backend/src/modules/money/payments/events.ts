import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';
import { createPaymentRepository } from './repository.ts';
import type { PaymentService } from './service.ts';

interface EventRow {
  id: number;
  provider: string;
  ref: string;
  attempts: number;
}

const BATCH = 20;
const LEASE = '2 minutes';
const MAX_ATTEMPTS = 8;

/** Provider events: stored on receipt, then processed by any process. */
export const createPaymentEvents = (database: Database, payments: PaymentService) => {
  const repository = createPaymentRepository(database);

  const claim = () =>
    database.query<EventRow>(sql`
      UPDATE payment_events SET attempts = attempts + 1, locked_until = now() + ${LEASE}::interval
      WHERE id IN (
        SELECT id FROM payment_events
        WHERE state = 'received' AND run_at <= now() AND (locked_until IS NULL OR locked_until < now())
        ORDER BY run_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      ) RETURNING id, provider, ref, attempts`);

  const close = (id: number, state: 'processed' | 'ignored') =>
    database.query(sql`UPDATE payment_events SET state = ${state}, locked_until = NULL, error = '' WHERE id = ${id}`);

  const postpone = ({ id, attempts }: EventRow, error: string) => {
    const seconds = Math.round(2 ** attempts * 5 * (1 + Math.random()));
    return database.query(sql`
      UPDATE payment_events SET locked_until = NULL, error = ${error.slice(0, 500)},
        run_at = now() + make_interval(secs => ${seconds}),
        state = CASE WHEN ${attempts >= MAX_ATTEMPTS}::boolean THEN 'dead' ELSE 'received' END
      WHERE id = ${id}`);
  };

  const work = async (event: EventRow) => {
    const payment = await repository.byRef(event.provider, event.ref);
    // The event can arrive before our own row is committed, so it is retried before it counts as unknown.
    if (!payment) return event.attempts < 3 ? postpone(event, 'no such payment') : close(event.id, 'ignored');
    const owner = await repository.ownerOf(payment.order_id);
    const hasResponded = await payments.pollOrder(owner, payment.order_id);
    return hasResponded ? close(event.id, 'processed') : postpone(event, 'the provider did not respond');
  };

  return {
    /** Stores an event for processing. Idempotent. */
    receive: (provider: PaymentProvider['name'], { key, ref }: ProviderEvent) =>
      database.query(sql`
        INSERT INTO payment_events (provider, event_key, ref) VALUES (${provider}, ${key}, ${ref}) ON CONFLICT DO NOTHING`),

    /**
     * Processes due events.
     * @returns their number
     */
    async processDue(): Promise<number> {
      const events = await claim();
      for (const event of events)
        await work(event).catch(async (error: unknown) => {
          await postpone(event, String(error));
        });
      return events.length;
    },

    /**
     * Requeues a dead event.
     * @returns false if it was not dead
     */
    async retry(id: number): Promise<boolean> {
      const revived = await database.query(sql`
        UPDATE payment_events SET state = 'received', attempts = 0, run_at = now(), error = ''
        WHERE id = ${id} AND state = 'dead' RETURNING id`);
      return revived.length === 1;
    },
  };
};

export type PaymentEvents = ReturnType<typeof createPaymentEvents>;
