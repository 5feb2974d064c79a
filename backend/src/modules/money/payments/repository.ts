import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import type { CapturePlan, PaymentFailure } from './provider.ts';

export type PaymentState = 'started' | 'waiting' | 'failed' | 'authorised' | 'paid' | 'voided';
export type OrderState = 'draft' | 'paying' | 'placed' | 'expired';

/** Payment attempt. Amounts in minor units. */
export interface PaymentRow {
  id: number;
  order_id: number;
  attempt: number;
  ref: string | null;
  redirect_url: string | null;
  amount: number;
  currency: Currency;
  plan: CapturePlan;
  state: PaymentState;
  failure: PaymentFailure | '';
}

/** Order data that concerns its payment. */
export interface PayingOrder {
  id: number;
  order_no: string;
  user_id: number;
  state: OrderState;
  /** ISO; null for an order not paid by card. */
  pay_by: string | null;
  is_open: boolean;
  currency: Currency;
  grand_total: number;
  lang: Lang;
  firstname: string;
  lastname: string;
  email: string;
  payment: PaymentRow | null;
}

const columns = sql`payment.id, payment.order_id, payment.attempt, payment.ref, payment.redirect_url, payment.amount,
  payment.currency, payment.plan, payment.state, payment.failure`;

const lastPayment = sql`(SELECT to_jsonb(last) FROM (
  SELECT ${columns} FROM payments payment WHERE payment.order_id = o.id ORDER BY payment.attempt DESC LIMIT 1) AS last)`;

const order = sql`
  SELECT o.id, o.order_no, o.user_id, o.state, o.pay_by, coalesce(o.state = 'paying' AND o.pay_by > now(), false) AS is_open,
    o.currency, o.grand_total, o.lang, u.firstname, u.lastname, u.email, ${lastPayment} AS payment
  FROM orders o JOIN users u ON u.id = o.user_id`;

/** Payment attempts. Customer requests are scoped to the customer. */
export const createPaymentRepository = (database: Database) => ({
  /** A customer's card order with its last attempt; null if missing or foreign. */
  orderOf: (userId: number, orderNo: string) =>
    database.first<PayingOrder>(
      sql`${order} WHERE o.order_no = ${orderNo} AND o.user_id = ${userId} AND o.payment_method = 'card'`,
    ),

  /**
   * The same, locked until the transaction ends. A separate statement reads it, so that it sees an attempt committed
   * while the lock waited.
   */
  async lockOrderOf(userId: number, orderNo: string): Promise<PayingOrder | null> {
    await database.query(sql`SELECT id FROM orders WHERE order_no = ${orderNo} AND user_id = ${userId} FOR UPDATE`);
    return this.orderOf(userId, orderNo);
  },

  /** Inserts the next attempt for a locked order. */
  async begin(orderId: number, provider: string): Promise<PaymentRow> {
    const row = await database.first<PaymentRow>(sql`
      INSERT INTO payments AS payment (order_id, attempt, provider, amount, currency)
      SELECT o.id, 1 + (SELECT count(*) FROM payments before WHERE before.order_id = o.id), ${provider}, o.grand_total, o.currency
      FROM orders o WHERE o.id = ${orderId} RETURNING ${columns}`);
    if (!row) throw new Error('The payment was not stored.');
    return row;
  },

  /** Stores the provider reference of an attempt; an attempt with a later state keeps it. */
  opened: (paymentId: number, ref: string, redirectUrl: string) =>
    database.query(sql`
      UPDATE payments SET ref = ${ref}, redirect_url = ${redirectUrl}, updated_at = now(),
        state = CASE WHEN state = 'started' THEN 'waiting' ELSE state END
      WHERE id = ${paymentId}`),

  /** Marks an attempt as rejected by the provider. */
  refused: (paymentId: number) =>
    database.query(sql`
      UPDATE payments SET state = 'failed', failure = 'declined', updated_at = now()
      WHERE id = ${paymentId} AND state = 'started'`),

  byRef: (provider: string, ref: string) =>
    database.first<PaymentRow>(
      sql`SELECT ${columns} FROM payments payment WHERE provider = ${provider} AND ref = ${ref}`,
    ),

  async ownerOf(orderId: number): Promise<number> {
    const row = await database.first<{ user_id: number }>(sql`SELECT user_id FROM orders WHERE id = ${orderId}`);
    if (!row) throw new Error('The order of a payment no longer exists.');
    return row.user_id;
  },

  /** Unfinished attempts of an order that have a provider reference. */
  knownOf: (orderId: number) =>
    database.query<PaymentRow & { ref: string }>(sql`
      SELECT ${columns} FROM payments payment
      WHERE order_id = ${orderId} AND ref IS NOT NULL AND state NOT IN ('authorised', 'paid', 'voided') ORDER BY attempt`),

  /** Attempts waiting for this long without an event, oldest first. */
  waitingSince: (seconds: number, limit: number) =>
    database.query<PaymentRow & { ref: string }>(sql`
      SELECT ${columns} FROM payments payment
      WHERE state = 'waiting' AND updated_at < now() - make_interval(secs => ${seconds}) ORDER BY updated_at LIMIT ${limit}`),

  /** Marks a payment as polled, so that others come first the next time. */
  touch: (paymentId: number) => database.query(sql`UPDATE payments SET updated_at = now() WHERE id = ${paymentId}`),

  /** Overdue orders. `is_given_up`: overdue for so long that a missing response is no longer awaited. */
  overdue: (graceSeconds: number, patienceSeconds: number, limit: number) =>
    database.query<{ id: number; user_id: number; is_given_up: boolean }>(sql`
      SELECT id, user_id, pay_by + make_interval(secs => ${graceSeconds + patienceSeconds}) < now() AS is_given_up
      FROM orders WHERE state = 'paying' AND pay_by + make_interval(secs => ${graceSeconds}) < now()
      ORDER BY pay_by LIMIT ${limit}`),
});
