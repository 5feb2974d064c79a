import type { Database } from '../../database/database.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { toWire } from '../../money/money.ts';
import { sql } from '../../sql/sql.ts';
import type { Currency, Lang } from '../../wire/schemas.ts';
import { createHeldOrders } from './held-order.ts';
import { ProviderError, type PaymentProvider, type RefundOutcome } from './provider.ts';

interface RefundRow {
  id: number;
  payment_id: number;
  vendor_order_id: number | null;
  amount: number;
  attempts: number;
  /** What the provider calls the refund; null until he has accepted it. */
  ref: string | null;
  payment_ref: string;
  currency: Currency;
}

interface Told {
  order_no: string;
  order_sub_no: string;
  currency: Currency;
  amount: number;
  lang: Lang;
  email: string;
}

const BATCH = 20;
const LEASE = '2 minutes';
const MOST_SECONDS = 600;

/** Money that goes back. It is asked for under one number until the provider has said yes or no, so it goes back once. */
export const createRefundWorker = (database: Database, outbox: Pick<Outbox, 'enqueue'>, provider: PaymentProvider) => {
  const held = createHeldOrders(database);

  const claim = () =>
    database.query<RefundRow>(sql`
      UPDATE payment_operations operation SET attempts = attempts + 1, locked_until = now() + ${LEASE}::interval
      FROM payments payment
      WHERE payment.id = operation.payment_id AND operation.id IN (
        SELECT id FROM payment_operations
        WHERE kind = 'refund' AND state IN ('asked', 'unknown') AND run_at <= now()
          AND (locked_until IS NULL OR locked_until < now())
        ORDER BY run_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      ) RETURNING operation.id, operation.payment_id, operation.vendor_order_id, operation.amount, operation.attempts,
        operation.ref, payment.ref AS payment_ref, payment.currency`);

  const tell = async (id: number) => {
    const refund = await database.first<Told>(sql`
      SELECT o.order_no, part.order_sub_no, o.currency, operation.amount, o.lang, u.email
      FROM payment_operations operation JOIN vendor_orders part ON part.id = operation.vendor_order_id
      JOIN orders o ON o.id = part.order_id JOIN users u ON u.id = o.user_id WHERE operation.id = ${id}`);
    if (!refund) return;
    const { amount, email: recipient, lang, ...names } = refund;
    const payload = { ...names, amount: toWire(amount, names.currency) };
    await outbox.enqueue({ eventId: `refund-operation:${id}`, template: 'refund-sent', recipient, lang, payload });
  };

  const finish = ({ id, payment_id: paymentId, vendor_order_id: partId }: RefundRow, ref: string) =>
    database.transaction(async () => {
      const done = await database.query(sql`
        UPDATE payment_operations SET state = 'done', done_at = now(), ref = ${ref}, locked_until = NULL, error = ''
        WHERE id = ${id} AND state <> 'done' RETURNING id`);
      // What was given back whole was never an order's: it is over. The parts of an order are given back one by one.
      if (done.length === 0) return;
      if (partId !== null) await tell(id);
      else await database.query(sql`UPDATE payments SET state = 'voided', updated_at = now() WHERE id = ${paymentId}`);
    });

  const refuse = (row: RefundRow, ref: string | null, error: string) =>
    database.transaction(async () => {
      await database.query(sql`
        UPDATE payment_operations SET state = 'refused', ref = ${ref}, locked_until = NULL, error = ${error.slice(0, 500)}
        WHERE id = ${row.id}`);
      await held.report(row.payment_id, 'refund_refused', `refund ${row.id}`, row.id);
    });

  const postpone = ({ id, attempts }: RefundRow, state: 'asked' | 'unknown', ref: string | null, error: string) => {
    const seconds = Math.min(MOST_SECONDS, Math.round(2 ** Math.min(attempts, 10) * 5 * (1 + Math.random())));
    return database.query(sql`
      UPDATE payment_operations SET state = ${state}, ref = ${ref}, locked_until = NULL, error = ${error.slice(0, 500)},
        run_at = now() + make_interval(secs => ${seconds})
      WHERE id = ${id}`);
  };

  const ask = ({ id, ref, payment_ref, amount, currency }: RefundRow): Promise<RefundOutcome> =>
    ref === null ? provider.refund({ key: `op-${id}`, ref: payment_ref, amount, currency }) : provider.findRefund(ref);

  const work = async (row: RefundRow) => {
    try {
      const { state, ref } = await ask(row);
      if (state === 'done') return await finish(row, ref);
      return await (state === 'refused' ? refuse(row, ref, '') : postpone(row, 'asked', ref, ''));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.reason === 'refused') return refuse(row, row.ref, error.message);
      return postpone(row, 'unknown', row.ref, error.message);
    }
  };

  return {
    /** Gives back what is due. @returns how much there was */
    async refundDue(): Promise<number> {
      const rows = await claim();
      for (const row of rows) await work(row);
      return rows.length;
    },
  };
};

export type RefundWorker = ReturnType<typeof createRefundWorker>;
