import { allOf, contains, containsFolded } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import type { RefundFilter } from './schemas.ts';

/** A refund to a customer; minor units. */
export interface RefundRow {
  id: number;
  return_no: string | null;
  part_id: number;
  order_sub_no: string;
  currency: Currency;
  amount: number;
  method: 'card' | 'transfer';
  iban: string;
  holder: string;
  version: number;
  needs_account: boolean;
  state: 'due' | 'underway' | 'asked' | 'paid' | 'failed';
  run_no: string | null;
  failure: string;
  bank_reference: string;
  paid_on: string | null;
  created_at: string;
  user_id: number;
  customer_name: string;
  email: string;
  is_guest: boolean;
  lang: Lang;
}

const source = sql`refunds f JOIN vendor_orders part ON part.id = f.vendor_order_id JOIN orders o ON o.id = part.order_id
  JOIN users u ON u.id = o.user_id LEFT JOIN returns r ON r.id = f.return_id
  LEFT JOIN refund_runs run ON run.id = f.run_id`;

const columns = sql`f.id, r.return_no, part.id AS part_id, part.order_sub_no, f.currency, f.amount, f.method, f.iban, f.holder, f.version, f.needs_account, f.state, run.run_no, f.failure,
  f.bank_reference, to_char(f.paid_on, 'YYYY-MM-DD') AS paid_on, f.created_at, u.id AS user_id,
  u.firstname || ' ' || u.lastname AS customer_name, u.email, u.kind = 'guest' AS is_guest, o.lang`;

/** Refunds matching a filter. */
export const refundCondition = ({ search, state, needs, currency, run }: RefundFilter): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined)
    conditions.push(sql`(${containsFolded(search, sql`lower(r.return_no)`, sql`part.search_number`, sql`u.search_name`)}
      OR f.bank_reference <> '' AND ${contains(search, sql`f.bank_reference`)})`);
  if (state !== undefined) conditions.push(sql`f.state = ${state}`);
  if (needs === 'account') conditions.push(sql`f.needs_account`);
  if (currency !== undefined) conditions.push(sql`f.currency = ${currency}`);
  if (run !== undefined) conditions.push(sql`run.run_no = ${run}`);
  return allOf(conditions);
};

export const createRefundRepository = (database: Database) => ({
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<RefundRow>(
      sql`SELECT ${columns} FROM ${source} WHERE ${condition} ORDER BY f.id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  /** @param owned ownership condition; omit for an admin */
  lock: (id: number, owned: SQL = sql`true`) =>
    database.first<RefundRow>(sql`SELECT ${columns} FROM ${source} WHERE f.id = ${id} AND ${owned} FOR UPDATE OF f`),

  async isOf(userId: number, partId: number): Promise<boolean> {
    const row = await database.first(sql`SELECT 1 FROM vendor_orders WHERE id = ${partId} AND user_id = ${userId}`);
    return row !== null;
  },

  /** A customer's refunds for a sub-order, oldest first. */
  ofPart: (userId: number, partId: number) =>
    database.query<RefundRow>(sql`
      SELECT ${columns} FROM ${source} WHERE part.id = ${partId} AND part.user_id = ${userId} ORDER BY f.id`),

  /** Also sets the account of the return, for its later refunds. */
  setAccount: (id: number, iban: string, holder: string) =>
    database.query(sql`
      WITH refund AS (
        UPDATE refunds SET iban = ${iban}, holder = ${holder}, state = 'due', failure = '', version = version + 1,
          account_asked_at = NULL
        WHERE id = ${id} RETURNING return_id
      )
      UPDATE returns r SET iban = ${iban}, holder = ${holder} FROM refund WHERE r.id = refund.return_id`),

  /** Locks refunds that need an account and whose customers have not been asked yet, skipping rows locked elsewhere. */
  lockUnnotified: (limit: number) =>
    database.query<RefundRow>(sql`
      SELECT ${columns} FROM ${source} WHERE f.needs_account AND f.account_asked_at IS NULL
      ORDER BY f.id LIMIT ${limit} FOR UPDATE OF f SKIP LOCKED`),

  setNotified: (ids: readonly number[]) =>
    database.query(sql`UPDATE refunds SET account_asked_at = now() WHERE id = ANY(${ids})`),

  /** Marks it as paid, which also settles the finding that a provider refused the refund. */
  setPaid: (id: number, reference: string, day: string) =>
    database.query(sql`
      WITH settled AS (
        UPDATE payment_findings finding SET settled_at = now() FROM payment_operations refused
        WHERE refused.refund_id = ${id} AND finding.operation_id = refused.id AND finding.settled_at IS NULL
      )
      UPDATE refunds SET state = 'paid', bank_reference = ${reference}, paid_on = ${day}::date, paid_at = now(), failure = ''
      WHERE id = ${id}`),

  setFailed: (id: number, reason: string) =>
    database.query(sql`UPDATE refunds SET state = 'failed', failure = ${reason} WHERE id = ${id}`),
});
