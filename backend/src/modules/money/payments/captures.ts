import type { Database } from '../../../database/database.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { toWire } from '../../../money/money.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError } from '../../../wire/errors.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { createOperationQueue, type Operation } from './operation-queue.ts';
import { ProviderError, type OperationOutcome, type PaymentProvider } from './provider.ts';

/** Amount to be captured from a hold: for one sub-order, or for several in one sum. */
export type Charge = Pick<Operation, 'id' | 'payment_id' | 'amount' | 'attempts' | 'currency' | 'payment_ref'>;

/** Amount captured by a provider and not posted in the ledger yet. */
export interface Taken {
  id: number;
  ref: string;
}

interface Held {
  id: number;
  plan: 'parts' | 'once';
}

interface RefusedOrder {
  order_no: string;
  currency: Currency;
  total: number;
  lang: Lang;
  email: string;
  customer_name: string;
}

interface Services {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly provider: PaymentProvider;
}

/** Captures card holds before goods are shipped. The provider is called between transactions. */
export const createCaptures = ({ database, outbox, provider }: Services) => {
  const queue = createOperationQueue(database);

  /** Locks the payment that holds the money of a sub-order. */
  const lockHeld = (partId: number) =>
    database.first<Held>(sql`
      SELECT payment.id, payment.plan FROM vendor_orders part JOIN payments payment ON payment.order_id = part.order_id
      WHERE part.id = ${partId} AND payment.state = 'authorised' FOR UPDATE OF payment`);

  const chargeOf = (batchId: number) =>
    database.first<Charge>(sql`
      SELECT operation.batch_id AS id, operation.payment_id, sum(operation.amount)::bigint AS amount,
        max(operation.attempts) AS attempts, payment.currency, payment.ref AS payment_ref
      FROM payment_operations operation JOIN payments payment ON payment.id = operation.payment_id
      WHERE operation.batch_id = ${batchId} GROUP BY operation.batch_id, operation.payment_id, payment.id`);

  /**
   * Requests a capture; with a provider that captures only once, of everything still to be shipped.
   * @returns its id
   */
  const note = async ({ id, plan }: Held, partId: number): Promise<number | null> => {
    const rows = await database.query<{ id: number }>(sql`
      INSERT INTO payment_operations (payment_id, kind, vendor_order_id, amount, run_at)
      SELECT ${id}::bigint, 'capture', share.id, share.total_amount, now() + interval '2 minutes'
      FROM open_shares(${id}) AS share
      WHERE NOT order_is_cancelled(share.status) AND (${plan}::text = 'once' OR share.id = ${partId}) ORDER BY share.id RETURNING id`);
    const ids = rows.map((row) => row.id);
    const [first] = ids;
    if (first === undefined) return null;
    await database.query(sql`UPDATE payment_operations SET batch_id = ${first} WHERE id = ANY(${ids})`);
    return first;
  };

  const notifyRefused = async (paymentId: number) => {
    const order = await database.first<RefusedOrder>(sql`
      SELECT o.order_no, o.currency, o.grand_total AS total, o.lang, u.email, u.firstname || ' ' || u.lastname AS customer_name
      FROM payments payment JOIN orders o ON o.id = payment.order_id JOIN users u ON u.id = o.user_id
      WHERE payment.id = ${paymentId}`);
    if (!order) return;
    const { email: recipient, lang, total, ...names } = order;
    await outbox.enqueue({
      ...{ eventId: `capture-refused:${paymentId}`, template: 'capture-refused', recipient, lang },
      payload: { ...names, total: toWire(total, names.currency) },
    });
  };

  const refuse = ({ id, payment_id: paymentId }: Charge, error: string) =>
    database.transaction(async () => {
      if (await queue.refuse(id, null, error)) await notifyRefused(paymentId);
    });

  const keep = ({ id, ref }: Taken) => queue.finish(id, ref);

  const askProvider = async (charge: Charge): Promise<OperationOutcome> => {
    const { id, payment_ref: ref, amount, currency } = charge;
    try {
      return await provider.capture({ key: `op-${id}`, ref, amount, currency });
    } catch (error) {
      if (error instanceof ProviderError && error.reason === 'refused') return { state: 'refused', ref: '' };
      if (error instanceof ProviderError) return { state: 'pending', ref: '' };
      throw error;
    }
  };

  return {
    /** True if a card holds the money of a sub-order. */
    async isHeld(partId: number): Promise<boolean> {
      const row = await database.first(sql`
        SELECT 1 FROM vendor_orders part JOIN payments payment ON payment.order_id = part.order_id
        WHERE part.id = ${partId} AND payment.state = 'authorised'`);
      return row !== null;
    },

    /**
     * Requests a capture for a sub-order, or returns the pending one. Requires the lock on the sub-order.
     * @returns null if nothing is to be captured: already paid, or paid in another way
     */
    async ask(partId: number): Promise<Charge | null> {
      const payment = await lockHeld(partId);
      if (!payment) return null;
      const before = await database.first<{ batch_id: number; state: string }>(sql`
        SELECT batch_id, state FROM payment_operations
        WHERE vendor_order_id = ${partId} AND kind = 'capture' AND state <> 'refused'`);
      if (before?.state === 'done') return null;
      const id = before?.batch_id ?? (await note(payment, partId));
      return id === null ? null : chargeOf(id);
    },

    /**
     * Captures the money. The caller stores the result with `keep`, in the transaction that depends on it.
     * @throws AppError 409 if the bank declines, 502 without a response; it is retried later then
     */
    async take(charge: Charge): Promise<Taken> {
      const { state, ref } = await askProvider(charge);
      if (state === 'done') return { id: charge.id, ref };
      if (state === 'refused') {
        await refuse(charge, 'refused');
        throw new AppError(409, 'capture_refused');
      }
      await queue.postpone(charge, 'unknown', null, 'the provider did not respond');
      throw new AppError(502, 'capture_unknown');
    },

    /** Records a capture, which posts it in the ledger. Idempotent. */
    keep,

    /** Captures in the background and records the result. */
    async takeAndKeep(charge: Charge): Promise<void> {
      const { state, ref } = await askProvider(charge);
      if (state === 'done') await database.transaction(() => keep({ id: charge.id, ref }));
      else if (state === 'refused') await refuse(charge, 'refused');
      else await queue.postpone(charge, 'unknown', null, 'the provider did not respond');
    },
  };
};

export type Captures = ReturnType<typeof createCaptures>;
