import { shopDay } from '../../../src/calendar/working-days.ts';
import type { Database } from '../../../src/database/database.ts';
import { createOutbox } from '../../../src/mail/outbox.ts';
import { toWire } from '../../../src/money/money.ts';
import { createPaymentFindings } from '../../../src/modules/money/payments/findings.ts';
import { createHeldOrders } from '../../../src/modules/money/payments/held-order.ts';
import { createOperationQueue } from '../../../src/modules/money/payments/operation-queue.ts';
import { createRefundPayments } from '../../../src/modules/money/refunds/payments.ts';
import type { SessionUser } from '../../../src/plugins/session.ts';
import { sql } from '../../../src/sql/sql.ts';
import type { Currency } from '../../../src/wire/schemas.ts';
import { minutesAfter } from '../moments.ts';
import { adminId } from '../people-rows/people-rows.ts';
import type { DemoBank } from './demo-bank.ts';

const admin: SessionUser = { id: adminId, role: 1, vendorId: null, vendorActive: null, permissions: [] };

/** A refund to request from the bank. */
interface Asked {
  id: number;
  payment_id: number;
  refund_id: number;
  amount: number;
  currency: Currency;
  /** The bank's id of the captured charge. */
  taken: string;
  ended_at: string;
}

/** Posts refunds of sub-orders cancelled before completion; those of completed ones are posted with the sale. */
const oweCancelled = sql`
  SELECT post_operation(captured, 'refund', 'customer', 'refunds_due', (step.created_at AT TIME ZONE 'Asia/Riyadh')::date)
  FROM payment_operations captured JOIN vendor_orders part ON part.id = captured.vendor_order_id AND part.completed_at IS NULL
  JOIN order_status_history step ON step.vendor_order_id = part.id AND order_is_cancelled(step.to_status)
  WHERE captured.kind = 'capture' ORDER BY step.created_at, captured.id`;

const asked = sql`
  SELECT refund.id, refund.payment_id, refund.refund_id, refund.amount, payment.currency, step.created_at AS ended_at,
    coalesce(captured.ref, payment.ref) AS taken
  FROM payment_operations refund JOIN payments payment ON payment.id = refund.payment_id
  JOIN payment_operations captured ON captured.vendor_order_id = refund.vendor_order_id AND captured.kind = 'capture'
  JOIN order_status_history step ON step.vendor_order_id = refund.vendor_order_id AND order_is_cancelled(step.to_status)
  WHERE refund.kind = 'refund' AND refund.state = 'asked' ORDER BY step.created_at, refund.id`;

/**
 * Refunds captured card payments of cancelled sub-orders. The bank rejected one refund: it was paid by transfer and its
 * finding settled with a remark, because an open finding violates a ledger rule.
 */
export const refundCards = async (database: Database, bank: DemoBank): Promise<void> => {
  const outbox = createOutbox(database, async () => {});
  const queue = createOperationQueue(database);

  const settleByTransfer = async ({ id, payment_id: paymentId, refund_id: refundId, ended_at: at }: Asked) => {
    await queue.refuse(id, null, 'The card was closed.');
    await createHeldOrders(database).report(paymentId, 'refund_refused', `refund ${id}`, id);
    const finding = await database.first<{ id: number }>(sql`
      UPDATE payment_findings SET found_at = ${at} WHERE operation_id = ${id} RETURNING id`);
    const remark = 'The card was closed; the customer has named an account, to which it is paid.';
    await createPaymentFindings(database).settle(admin, finding?.id ?? 0, remark);
    const refund = await database.first<{ version: number }>(sql`SELECT version FROM refunds WHERE id = ${refundId}`);
    const transfer = { bank_reference: 'FT26REF0007', paid_on: shopDay(new Date()), version: refund?.version ?? 0 };
    await createRefundPayments({ database, outbox }).paid(admin, refundId, transfer);
  };

  await database.query(oweCancelled);
  const [refused, ...refunds] = await database.query<Asked>(asked);
  for (const { id, amount, currency, taken, ended_at: endedAt } of refunds) {
    const at = minutesAfter(endedAt, 1);
    const given = bank.at(at).refund(taken, toWire(amount, currency), `op-${id}`);
    if (!given) throw new Error(`The test bank did not pay refund ${id}`);
    await database.query(sql`
      UPDATE payment_operations SET state = 'done', ref = ${given.id}, attempts = 1, created_at = ${endedAt}, done_at = ${at}
      WHERE id = ${id}`);
  }
  if (refused) await settleByTransfer(refused);
};
