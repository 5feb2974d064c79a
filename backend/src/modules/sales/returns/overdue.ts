import type { Database } from '../../../database/database.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { sql } from '../../../sql/sql.ts';
import { createMemberRepository } from '../../people/team/member-repository.ts';
import { createNotifications } from '../../people/notifications/notifications.ts';
import { createReturnMail } from './return-mail.ts';
import { isLate } from './late-returns.ts';
import { createReturnRepository, type LockedReturn } from './repository.ts';

/** Maximum number of returns per run. */
const BATCH = 50;

/** Deadlines of returns. Only expiry and reminders are automatic; no decision is made for anyone. */
export const createOverdueReturns = (database: Database, outbox: Outbox) => {
  const returns = createReturnRepository(database);
  const admins = createMemberRepository(database);
  const mail = createReturnMail(outbox);
  const notifications = createNotifications(database);

  const expire = async (row: LockedReturn) => {
    await returns.change(row.id, { state: 'expired', due_at: null, moment: null });
    await returns.record(row.id, 'expired', '', null);
    await mail.toCustomer({ ...row, version: row.version + 1 }, 'return-expired');
  };

  const notifyLate = async (row: LockedReturn) => {
    await database.query(sql`UPDATE returns SET late_told_at = now() WHERE id = ${row.id}`);
    await mail.toVendor(row, 'return-late');
    await mail.toAdmins(row, await admins.recipients('orders.read'));
    if (row.is_vendor_gone) return;
    await notifications.notifyVendor(row.vendor_id, 'return_late', {
      ...{ return_no: row.return_no, order_sub_no: row.order_sub_no, customer: row.customer_name },
    });
  };

  /** Each return in its own transaction, under the lock of its sub-order; a concurrent run finds it done. */
  const handle = (returnNo: string) =>
    database.transaction(async () => {
      const row = await returns.lock('everybody', returnNo);
      const due =
        row &&
        (await database.first<{ is_late: boolean; is_over: boolean }>(sql`
        SELECT ${isLate} AND r.late_told_at IS NULL AS is_late, r.state = 'approved' AND r.due_at < now() AS is_over
        FROM returns r WHERE r.id = ${row.id}`));
      if (!row || !due) return;
      if (due.is_over) await expire(row);
      else if (due.is_late) await notifyLate(row);
    });

  return {
    /**
     * Expires approved returns that were never sent, and reminds vendors and admins of overdue ones.
     * @returns the number of returns checked
     */
    async handleDue(): Promise<number> {
      const rows = await database.query<{ return_no: string }>(sql`
        SELECT r.return_no FROM returns r
        WHERE r.due_at < now() AND (r.state = 'approved' OR r.late_told_at IS NULL) ORDER BY r.due_at LIMIT ${BATCH}`);
      for (const { return_no: returnNo } of rows) await handle(returnNo);
      return rows.length;
    },
  };
};
