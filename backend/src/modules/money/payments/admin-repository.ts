import { beginningOf, plusDays } from '../../../calendar/days.ts';
import { allOf, containsFolded } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { PaymentFilter } from './admin-schemas.ts';
import type { PaymentFailure } from './provider.ts';
import type { OrderState, PaymentState } from './repository.ts';

/** Payment attempt in the admin list. Amounts in minor units. */
export interface AdminPaymentRow {
  id: number;
  order_id: number;
  order_no: string;
  order_state: OrderState;
  pay_by: string | null;
  attempt: number;
  provider: 'test' | 'tap';
  ref: string | null;
  user_id: number;
  customer_name: string;
  amount: number;
  currency: Currency;
  scheme: string;
  plan: 'parts' | 'once' | 'sale';
  state: PaymentState;
  failure: PaymentFailure | '';
  open_findings: number;
  created_at: string;
  updated_at: string;
}

export interface OperationRow {
  id: number;
  kind: 'capture' | 'void' | 'refund';
  order_sub_no: string | null;
  amount: number;
  currency: Currency;
  state: 'asked' | 'done' | 'refused' | 'unknown';
  ref: string | null;
  error: string;
  attempts: number;
  created_at: string;
  done_at: string | null;
}

export interface EventRow {
  id: number;
  ref: string;
  state: 'received' | 'processed' | 'ignored' | 'dead';
  attempts: number;
  error: string;
  received_at: string;
}

export interface FindingRow {
  id: number;
  payment_id: number | null;
  order_no: string | null;
  kind:
    | 'amount_differs'
    | 'refund_refused'
    | 'void_refused'
    | 'unknown_to_us'
    | 'unknown_to_provider'
    | 'state_differs';
  detail: string;
  found_at: string;
  settled_at: string | null;
}

const source = sql`payments payment JOIN orders o ON o.id = payment.order_id JOIN users u ON u.id = o.user_id`;

/** Tables that a filter can refer to. With outer joins the planner can drop the unused ones. */
const searchSource = sql`payments payment LEFT JOIN orders o ON o.id = payment.order_id LEFT JOIN users u ON u.id = o.user_id`;

const columns = sql`payment.id, payment.order_id, o.order_no, o.state AS order_state, o.pay_by, payment.attempt,
  payment.provider, payment.ref, o.user_id, u.firstname || ' ' || u.lastname AS customer_name, payment.amount,
  payment.currency, payment.scheme, payment.plan, payment.state, payment.failure, payment.created_at, payment.updated_at,
  (SELECT count(*) FROM payment_findings finding
    WHERE finding.payment_id = payment.id AND finding.settled_at IS NULL) AS open_findings`;

/** Payment attempts matching a filter. */
export const paymentCondition = ({ search, state, provider, from, to }: PaymentFilter): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined)
    conditions.push(
      containsFolded(search, sql`lower(o.order_no)`, sql`lower(payment.ref)`, sql`u.search_name`, sql`u.search_email`),
    );
  if (state !== undefined) conditions.push(sql`payment.state = ${state}`);
  if (provider !== undefined) conditions.push(sql`payment.provider = ${provider}`);
  if (from !== undefined) conditions.push(sql`payment.created_at >= ${beginningOf(from)}`);
  if (to !== undefined) conditions.push(sql`payment.created_at < ${beginningOf(plusDays(to, 1))}`);
  return allOf(conditions);
};

const findings = sql`
  SELECT finding.id, finding.payment_id, o.order_no, finding.kind, finding.detail, finding.found_at, finding.settled_at
  FROM payment_findings finding LEFT JOIN payments payment ON payment.id = finding.payment_id
  LEFT JOIN orders o ON o.id = payment.order_id`;

/** Card payments, for admins. */
export const createAdminPaymentRepository = (database: Database) => ({
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<AdminPaymentRow>(sql`
      WITH shown AS MATERIALIZED (
        SELECT payment.id FROM ${searchSource} WHERE ${condition} ORDER BY payment.id DESC LIMIT ${limit} OFFSET ${offset}
      )
      SELECT ${columns} FROM shown JOIN ${source} ON payment.id = shown.id ORDER BY payment.id DESC`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${searchSource} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  find: (id: number) => database.first<AdminPaymentRow>(sql`SELECT ${columns} FROM ${source} WHERE payment.id = ${id}`),

  attemptsAt: (orderId: number) =>
    database.query<AdminPaymentRow>(
      sql`SELECT ${columns} FROM ${source} WHERE payment.order_id = ${orderId} ORDER BY payment.attempt`,
    ),

  operationsOn: (orderId: number) =>
    database.query<OperationRow>(sql`
      SELECT operation.id, operation.kind, part.order_sub_no, operation.amount, payment.currency, operation.state,
        operation.ref, operation.error, operation.attempts, operation.created_at, operation.done_at
      FROM payment_operations operation JOIN payments payment ON payment.id = operation.payment_id
      LEFT JOIN vendor_orders part ON part.id = operation.vendor_order_id
      WHERE payment.order_id = ${orderId} ORDER BY operation.id`),

  eventsOf: (orderId: number) =>
    database.query<EventRow>(sql`
      SELECT event.id, event.ref, event.state, event.attempts, event.error, event.received_at
      FROM payments payment JOIN payment_events event ON event.provider = payment.provider AND event.ref = payment.ref
      WHERE payment.order_id = ${orderId} ORDER BY event.id`),

  findingsOn: (orderId: number) =>
    database.query<FindingRow>(sql`${findings} WHERE payment.order_id = ${orderId} ORDER BY finding.id`),

  /**
   * Newest first.
   * @param isSettled null for all
   */
  findings: (isSettled: boolean | null, limit: number, offset: number) =>
    database.query<FindingRow>(sql`
      ${findings} WHERE ${isSettled}::boolean IS NULL OR (finding.settled_at IS NOT NULL) = ${isSettled}
      ORDER BY finding.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async countFindings(isSettled: boolean | null): Promise<number> {
    const row = await database.first<{ total: number }>(sql`
      SELECT count(*) AS total FROM payment_findings
      WHERE ${isSettled}::boolean IS NULL OR (settled_at IS NOT NULL) = ${isSettled}`);
    return row?.total ?? 0;
  },

  lockFinding: (id: number) =>
    database.first<FindingRow>(sql`${findings} WHERE finding.id = ${id} FOR UPDATE OF finding`),

  settleFinding: (id: number) => database.query(sql`UPDATE payment_findings SET settled_at = now() WHERE id = ${id}`),

  /** Locks the event and reads its order; null if missing. */
  lockEvent: (id: number) =>
    database.first<EventRow & { payment_id: number | null; order_no: string | null }>(sql`
      SELECT event.id, event.ref, event.state, event.attempts, event.error, event.received_at,
        payment.id AS payment_id, o.order_no
      FROM payment_events event
      LEFT JOIN payments payment ON payment.provider = event.provider AND payment.ref = event.ref
      LEFT JOIN orders o ON o.id = payment.order_id WHERE event.id = ${id} FOR UPDATE OF event`),
});
