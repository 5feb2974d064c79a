import type { Database } from '../../database/database.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { toWire } from '../../money/money.ts';
import { sql } from '../../sql/sql.ts';
import { AppError } from '../../wire/errors.ts';
import type { Currency, Lang } from '../../wire/schemas.ts';
import { createOperationQueue, type Operation } from './operation-queue.ts';
import { ProviderError, type OperationOutcome, type PaymentProvider } from './provider.ts';

/** Money that is to be taken from what a card holds: for one part, or for several in one sum. */
export type Charge = Pick<Operation, 'id' | 'payment_id' | 'amount' | 'attempts' | 'currency' | 'payment_ref'>;

/** Money that a provider has taken, and that is not in the books yet. */
export interface Taken {
  id: number;
  ref: string;
}

interface Held {
  id: number;
  plan: 'parts' | 'once';
}

interface Told {
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

/** Takes what cards hold, before goods leave. The provider is asked between transactions. */
export const createCaptures = ({ database, outbox, provider }: Services) => {
  const queue = createOperationQueue(database);

  /** The payment that holds the money of a part, locked. */
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

  /** Notes what is to be taken; a bank that takes money once is asked for all that is still promised. @returns its number */
  const note = async ({ id, plan }: Held, partId: number): Promise<number | null> => {
    const rows = await database.query<{ id: number }>(sql`
      INSERT INTO payment_operations (payment_id, kind, vendor_order_id, amount, run_at)
      SELECT ${id}::bigint, 'capture', share.id, share.total_amount, now() + interval '2 minutes'
      FROM open_shares(${id}) AS share
      WHERE share.status NOT IN (5, 6) AND (${plan}::text = 'once' OR share.id = ${partId}) ORDER BY share.id RETURNING id`);
    const ids = rows.map((row) => row.id);
    const [first] = ids;
    if (first === undefined) return null;
    await database.query(sql`UPDATE payment_operations SET batch_id = ${first} WHERE id = ANY(${ids})`);
    return first;
  };

  const tellRefused = async (paymentId: number) => {
    const told = await database.first<Told>(sql`
      SELECT o.order_no, o.currency, o.grand_total AS total, o.lang, u.email, u.firstname || ' ' || u.lastname AS customer_name
      FROM payments payment JOIN orders o ON o.id = payment.order_id JOIN users u ON u.id = o.user_id
      WHERE payment.id = ${paymentId}`);
    if (!told) return;
    const { email: recipient, lang, total, ...names } = told;
    await outbox.enqueue({
      ...{ eventId: `capture-refused:${paymentId}`, template: 'capture-refused', recipient, lang },
      payload: { ...names, total: toWire(total, names.currency) },
    });
  };

  const refuse = ({ id, payment_id: paymentId }: Charge, error: string) =>
    database.transaction(async () => {
      if (await queue.refuse(id, null, error)) await tellRefused(paymentId);
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
    /** Whether a card holds the money of a part. */
    async isHeld(partId: number): Promise<boolean> {
      const row = await database.first(sql`
        SELECT 1 FROM vendor_orders part JOIN payments payment ON payment.order_id = part.order_id
        WHERE part.id = ${partId} AND payment.state = 'authorised'`);
      return row !== null;
    },

    /**
     * Notes that the money of a part is to be taken, or finds what was noted before. Call it in a transaction that has locked
     * the part.
     * @returns null where nothing is to be taken: it was paid, or is paid in another way
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
     * Takes the money. What came of it is to be kept in the transaction that it was taken for.
     * @throws AppError 409 when the bank refuses, 502 when nobody answers: then it is asked for again later
     */
    async take(charge: Charge): Promise<Taken> {
      const { state, ref } = await askProvider(charge);
      if (state === 'done') return { id: charge.id, ref };
      if (state === 'refused') {
        await refuse(charge, 'refused');
        throw new AppError(409, 'capture_refused');
      }
      await queue.postpone(charge, 'unknown', null, 'the provider did not answer');
      throw new AppError(502, 'capture_unknown');
    },

    /** Writes down what was taken: from then on it is in the books. A second time is nothing. */
    keep,

    /** Takes the money for nobody who waits, and writes it down. */
    async takeAndKeep(charge: Charge): Promise<void> {
      const { state, ref } = await askProvider(charge);
      if (state === 'done') await database.transaction(() => keep({ id: charge.id, ref }));
      else if (state === 'refused') await refuse(charge, 'refused');
      else await queue.postpone(charge, 'unknown', null, 'the provider did not answer');
    },
  };
};

export type Captures = ReturnType<typeof createCaptures>;
