import type { Database } from '../../../database/database.ts';
import { today } from '../../../calendar/today.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';

/** Transfers of a currency that are not in any run; minor units. */
export interface DueRow {
  currency: Currency;
  total: number;
  refund_count: number;
}

/** A refund run with the state of its transfers; minor units. */
export interface RefundRunRow extends DueRow {
  id: number;
  run_no: string;
  underway: number;
  created_at: string;
  created_by: string;
}

/** Transfers not ordered yet, to a known account that the bank has not rejected. */
const payable = sql`f.method = 'transfer' AND f.state = 'due' AND f.iban <> ''`;

/** Refund runs, which order transfers to customers. */
export const createRefundRunRepository = (database: Database) => ({
  due: () =>
    database.query<DueRow>(sql`
      SELECT f.currency, sum(f.amount)::bigint AS total, count(*) AS refund_count
      FROM refunds f WHERE ${payable} GROUP BY f.currency ORDER BY f.currency`),

  /**
   * Locks the transfers for a run in id order.
   * @returns their ids and sum
   */
  async lockDue(currency: Currency) {
    const rows = await database.query<{ id: number; amount: number }>(sql`
      SELECT f.id, f.amount FROM refunds f WHERE ${payable} AND f.currency = ${currency} ORDER BY f.id FOR UPDATE`);
    return { ids: rows.map(({ id }) => id), total: rows.reduce((sum, { amount }) => sum + amount, 0) };
  },

  /**
   * Orders locked transfers.
   * @param total their sum, minor units
   * @returns the run number
   */
  async order(currency: Currency, { ids, total }: { ids: readonly number[]; total: number }, adminId: number) {
    const row = await database.first<{ run_no: string }>(sql`
      WITH next AS (SELECT nextval(pg_get_serial_sequence('refund_runs', 'id')) AS id), run AS (
        INSERT INTO refund_runs (id, run_no, currency, total, refund_count, created_by)
        SELECT id, concat_ws('-', 'REF', to_char(${today}, 'YYYY'), lpad(id::text, greatest(4, length(id::text)), '0')),
          ${currency}, ${total}::bigint, ${ids.length}::integer, ${adminId}::bigint
        FROM next RETURNING id, run_no
      ), ordered AS (
        UPDATE refunds SET state = 'underway', run_id = (SELECT id FROM run) WHERE id = ANY(${[...ids]}::bigint[])
      )
      SELECT run_no FROM run`);
    if (!row) throw new Error('The refund run was not stored.');
    return row.run_no;
  },

  list: (condition: SQL, limit: number, offset: number) =>
    database.query<RefundRunRow>(sql`
      SELECT run.id, run.run_no, run.currency, run.total, run.refund_count, run.created_at,
        u.firstname || ' ' || u.lastname AS created_by,
        (SELECT count(*) FROM refunds f WHERE f.run_id = run.id AND f.state = 'underway') AS underway
      FROM refund_runs run JOIN users u ON u.id = run.created_by
      WHERE ${condition} ORDER BY run.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM refund_runs run WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },
});
