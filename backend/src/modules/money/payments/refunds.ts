import type { Database } from '../../../database/database.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { toWire } from '../../../money/money.ts';
import { sql } from '../../../sql/sql.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { createHeldOrders } from './held-order.ts';
import { createOperationQueue, type Operation } from './operation-queue.ts';
import { ProviderError, type OperationOutcome, type PaymentProvider } from './provider.ts';

interface RefundMail {
  order_id: number;
  order_no: string;
  order_sub_no: string;
  currency: Currency;
  amount: number;
  lang: Lang;
  email: string;
  is_guest: boolean;
}

/**
 * Refunds through the provider. Each is requested under one key until the provider decides, so that it is paid only
 * once.
 */
export const createRefundWorker = (database: Database, outbox: Pick<Outbox, 'enqueue'>, provider: PaymentProvider) => {
  const held = createHeldOrders(database);
  const queue = createOperationQueue(database);

  const notify = async (id: number) => {
    const refund = await database.first<RefundMail>(sql`
      SELECT o.order_no, part.id AS order_id, part.order_sub_no, o.currency, operation.amount, o.lang, u.email,
        u.kind = 'guest' AS is_guest
      FROM payment_operations operation JOIN vendor_orders part ON part.id = operation.vendor_order_id
      JOIN orders o ON o.id = part.order_id JOIN users u ON u.id = o.user_id WHERE operation.id = ${id}`);
    if (!refund) return;
    const { amount, email: recipient, lang, ...names } = refund;
    const payload = { ...names, amount: toWire(amount, names.currency) };
    await outbox.enqueue({ eventId: `refund-operation:${id}`, template: 'refund-sent', recipient, lang, payload });
  };

  const finish = ({ id, payment_id: paymentId, vendor_order_id: partId }: Operation, ref: string) =>
    database.transaction(async () => {
      // A full refund means that no order was placed: the payment is final. Sub-orders are refunded one by one.
      if (!(await queue.finish(id, ref))) return;
      if (partId !== null) await notify(id);
      else await database.query(sql`UPDATE payments SET state = 'voided', updated_at = now() WHERE id = ${paymentId}`);
    });

  const refuse = (row: Operation, ref: string | null, error: string) =>
    database.transaction(async () => {
      await queue.refuse(row.id, ref, error);
      await held.report(row.payment_id, 'refund_refused', `refund ${row.id}`, row.id);
    });

  const ask = ({ id, ref, payment_ref, amount, currency }: Operation): Promise<OperationOutcome> =>
    ref === null ? provider.refund({ key: `op-${id}`, ref: payment_ref, amount, currency }) : provider.findRefund(ref);

  const work = async (row: Operation) => {
    try {
      const { state, ref } = await ask(row);
      if (state === 'done') return await finish(row, ref);
      return await (state === 'refused' ? refuse(row, ref, '') : queue.postpone(row, 'asked', ref, ''));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.reason === 'refused') return refuse(row, row.ref, error.message);
      return queue.postpone(row, 'unknown', row.ref, error.message);
    }
  };

  return {
    /**
     * Processes due refunds.
     * @returns their number
     */
    async refundDue(): Promise<number> {
      const rows = await queue.claim('refund');
      for (const row of rows) await work(row);
      return rows.length;
    },
  };
};

export type RefundWorker = ReturnType<typeof createRefundWorker>;
