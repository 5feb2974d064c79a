import type { Database } from '../../../database/database.ts';
import { createStockLedger } from '../../../ledger/stock.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import type { SalesMetrics } from '../../../metrics/sales.ts';
import { toWire } from '../../../money/money.ts';
import { sql } from '../../../sql/sql.ts';
import { createCouponRepository } from '../../sales/coupons/repository.ts';
import { createHeldOrders, type ExpiryReason, type HeldOrder } from './held-order.ts';
import type { CapturePlan, PaymentTruth } from './provider.ts';
import type { PaymentRow, PaymentState } from './repository.ts';

interface Services {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly sales: Pick<SalesMetrics, 'sold'>;
  /** Capture plan of the provider. */
  readonly plan: CapturePlan;
}

/** Rank of a payment state; a payment never moves to a lower one. */
const RANK: Readonly<Record<PaymentState, number>> = {
  ...{ started: 0, waiting: 1, failed: 2, authorised: 3, paid: 4, voided: 5 },
};

/**
 * The only place where a payment ends. The returning browser, the webhook and the reconciliation all call `settle` with
 * the provider's state, in any order and any number of times. The first call that reports a payment places the order or
 * requests a refund; later calls have no effect. Lock order: cart, order, payment, vendors, coupon, products.
 */
export const createSettlement = ({ database, outbox, sales, plan }: Services) => {
  const held = createHeldOrders(database);
  const coupons = createCouponRepository(database);
  const stock = createStockLedger(database);

  const lockPayment = (id: number) =>
    database.first<PaymentRow & { user_id: number }>(sql`
      SELECT payment.id, payment.order_id, payment.amount, payment.currency, payment.state, payment.ref
      FROM payments payment WHERE payment.id = ${id} FOR UPDATE`);

  const write = (id: number, { state, scheme, failure, holdEndsAt }: PaymentTruth, plan: CapturePlan) =>
    database.query(sql`
      UPDATE payments SET state = ${state}, scheme = ${scheme}, failure = ${failure}, hold_ends_at = ${holdEndsAt},
        plan = CASE WHEN ${state}::text = 'authorised' THEN ${plan} ELSE 'sale' END, updated_at = now()
      WHERE id = ${id}`);

  const notify = (
    order: HeldOrder,
    template: 'payment-failed' | 'payment-returned' | 'payment-twice',
    event: string,
    total = order.grand_total,
  ) =>
    outbox.enqueue({
      eventId: `${template}:${event}`,
      template,
      recipient: order.email,
      lang: order.lang,
      payload: {
        order_no: order.order_no,
        currency: order.currency,
        total: toWire(total, order.currency),
        customer_name: order.customer_name,
      },
    });

  /**
   * Takes stock and coupon again for a payment that arrived after the order expired. All or nothing, and only if
   * everything is still on sale: recalled products and those of removed vendors must not be sold.
   */
  const holdAgain = async (order: HeldOrder): Promise<boolean> => {
    if (!(await held.isOnSale(order.id))) return false;
    const hasCoupon = order.coupon_id !== null;
    if (order.coupon_id !== null) await coupons.lock(order.coupon_id);
    if (hasCoupon && !(await coupons.reclaim(order.id))) return false;
    const { shortages } = await stock.take(await held.lines(order.id));
    if (shortages.length > 0 && hasCoupon) await held.releaseCoupon(order.id);
    if (shortages.length === 0) await held.restoreEmail(order.id);
    return shortages.length === 0;
  };

  const place = async (order: HeldOrder, paymentId: number, isHeld: boolean) => {
    const lines = await held.lines(order.id);
    await held.place(order, isHeld);
    if (!isHeld) await held.capture(order.id, paymentId);
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const parts = new Set(lines.map(({ vendorOrderId }) => vendorOrderId)).size;
    const sold = { parts, units, amount: order.grand_total, currency: order.currency };
    database.afterCommit(() => sales.sold(sold));
  };

  const giveBack = async (order: HeldOrder, payment: PaymentRow, { amount, state }: PaymentTruth) => {
    await held.giveBack(payment.id, amount, state === 'authorised');
    const template = order.state === 'placed' ? 'payment-twice' : 'payment-returned';
    await notify(order, template, String(payment.id), amount);
  };

  const isWhole = (payment: PaymentRow, truth: PaymentTruth): boolean =>
    truth.amount === payment.amount && truth.currency === payment.currency;

  const settlePaid = async (order: HeldOrder, payment: PaymentRow, truth: PaymentTruth) => {
    if (!isWhole(payment, truth)) {
      await held.report(payment.id, 'amount_differs', `${truth.amount} ${truth.currency}`);
      // An unreadable amount cannot be refunded automatically; an admin settles the finding.
      if (truth.amount > 0 && truth.currency === payment.currency) await giveBack(order, payment, truth);
      return;
    }
    if (order.state === 'paying' || (order.may_come_late && order.state === 'expired' && (await holdAgain(order))))
      await place(order, payment.id, truth.state === 'authorised');
    else await giveBack(order, payment, truth);
  };

  const end = async (order: HeldOrder, why: ExpiryReason) => {
    await held.releaseCoupon(order.id);
    await stock.putBack(await held.lines(order.id));
    await held.expire(order.id, why);
  };

  return {
    /** Applies the provider's state to a payment and its order. Idempotent. */
    settle: (payment: Pick<PaymentRow, 'id' | 'order_id'>, userId: number, truth: PaymentTruth): Promise<void> =>
      database.transaction(async () => {
        const order = await held.lock(userId, payment.order_id);
        const known = await lockPayment(payment.id);
        // An authorised or paid payment is final here; later steps are requested by us.
        if (!known || RANK[known.state] >= RANK.authorised || RANK[truth.state] <= RANK[known.state]) return;
        await write(payment.id, truth, plan);
        if (RANK[truth.state] >= RANK.authorised) await settlePaid(order, known, truth);
      }),

    /** Expires an unpaid order: returns its stock and coupon; the cart is unchanged. */
    expire: (userId: number, orderId: number, why: ExpiryReason): Promise<void> =>
      database.transaction(async () => {
        const order = await held.lock(userId, orderId);
        if (order.state !== 'paying') return;
        await end(order, why);
        if (why === 'time') await notify(order, 'payment-failed', order.order_no);
      }),
  };
};

export type Settlement = ReturnType<typeof createSettlement>;
