import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { createPosting } from '../../../ledger/posting.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { requiredLines } from '../../../wire/fields.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { today } from '../../../calendar/today.ts';

const LONGEST_REASON = 1000;

export const CashCollectorForm = z.strictObject({
  collected_by: z.enum(['vendor', 'carrier']).describe('Collector of the customer’s cash'),
  reason: requiredLines('money.reason_required', LONGEST_REASON).describe('Reason shown to the vendor'),
});
export type CashCollectorForm = z.infer<typeof CashCollectorForm>;

interface CollectedRow {
  id: number;
  collected_by: 'vendor' | 'carrier' | 'provider' | null;
  remitted_at: string | null;
}

/** Corrects who collected the cash for a sub-order: reverses its entries and posts them again. */
export const createCashCollectors = (database: Database) => {
  const posting = createPosting(database);
  const auditLog = createAuditLog(database);

  const lock = (orderSubNo: string) =>
    database.first<CollectedRow>(sql`
      SELECT id, collected_by, remitted_at FROM vendor_orders
      WHERE order_sub_no = ${orderSubNo} AND placed_at IS NOT NULL FOR UPDATE`);

  /** Posts the sub-order's `collect` entry from its current row. */
  const postAgain = (partId: number, adminId: number) =>
    database.query(sql`
      SELECT post_kinds(part, ARRAY['collect'], ${adminId}::bigint, ${today})
      FROM vendor_orders part WHERE part.id = ${partId}`);

  return {
    /** @throws AppError 404; 409 if no cash was collected, or the carrier has handed it over */
    correct: (admin: SessionUser, orderSubNo: string, { collected_by: to, reason }: CashCollectorForm): Promise<void> =>
      database.transaction(async () => {
        const row = await lock(orderSubNo);
        if (!row) throw notFound();
        if (row.collected_by === null || row.collected_by === 'provider') throw new AppError(409, 'nothing_collected');
        if (row.remitted_at !== null)
          throw new AppError(409, 'already_remitted', { data: { order_sub_nos: [orderSubNo] } });
        if (row.collected_by === to) return;
        const activeEntries = await database.query<{ id: number }>(
          sql`SELECT id FROM standing_entries WHERE vendor_order_id = ${row.id} AND kind = 'collect'`,
        );
        for (const { id } of activeEntries) await posting.reverse(id, reason, admin.id);
        await database.query(sql`UPDATE vendor_orders SET collected_by = ${to} WHERE id = ${row.id}`);
        await postAgain(row.id, admin.id);
        await auditLog.record(admin, {
          ...{ action: 'ledger.collector_corrected', entity: 'ledger', entityId: orderSubNo, label: orderSubNo },
          ...{ before: { collected_by: row.collected_by }, after: { collected_by: to, reason } },
        });
      }),
  };
};
