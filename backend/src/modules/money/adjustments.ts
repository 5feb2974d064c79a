import type { Database } from '../../database/database.ts';
import { createPosting } from '../../ledger/posting.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { sql } from '../../sql/sql.ts';
import { AppError, invalidField, notFound } from '../../wire/errors.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import type { NewAdjustment } from './adjustment-schemas.ts';
import { createEntryRepository } from './entry-repository.ts';
import { createPartRepository } from './part-repository.ts';

/**
 * What an admin settles with vendors by hand, always with a reason that the vendor reads: a carrier's fee, goodwill, what was
 * found wrong. What is wrong with an adjustment is put right by its reversal; what an order posts follows its status.
 */
export const createAdjustments = (database: Database) => {
  const posting = createPosting(database);
  const parts = createPartRepository(database);
  const entries = createEntryRepository(database);
  const auditLog = createAuditLog(database);

  const vendorName = async (id: number): Promise<string> => {
    const row = await database.first<{ company_name: string }>(sql`SELECT company_name FROM vendors WHERE id = ${id}`);
    if (!row) throw invalidField('vendor_id', 'money.vendor_unknown');
    return row.company_name;
  };

  const partOf = async ({ order_sub_no: no, vendor_id: vendorId, currency }: NewAdjustment): Promise<number | null> => {
    if (no === '') return null;
    const part = await parts.find(no, vendorId);
    if (part?.currency !== currency) throw invalidField('order_sub_no', 'money.part_unknown');
    return part.id;
  };

  /** @throws AppError 404 */
  const one = async (id: number) => {
    const [entry] = await entries.list(sql`e.id = ${id}`, 1, 0);
    if (!entry) throw notFound();
    return entry;
  };

  return {
    one,

    /** @returns the id of the entry @throws AppError 422 for an unknown vendor, or a parcel that is not his in this currency */
    add: (admin: SessionUser, form: NewAdjustment): Promise<number> =>
      database.transaction(async () => {
        const { vendor_id: vendorId, currency, amount, reason } = form;
        const label = await vendorName(vendorId);
        const partId = await partOf(form);
        const id = await posting.adjust({ vendorId, partId, currency, amount, reason, actorId: admin.id });
        await auditLog.record(admin, {
          ...{ action: 'ledger.adjusted', entity: 'ledger', entityId: id, label, before: null },
          after: { vendor_id: vendorId, [currency]: amount, reason },
        });
        return id;
      }),

    /** @returns the id of the reversal @throws AppError 404, 409 for what is no adjustment, or was reversed before */
    reverse: (admin: SessionUser, id: number, reason: string): Promise<number> =>
      database.transaction(async () => {
        const { kind, currency, amount, vendor_id: vendorId, company_name: name } = await one(id);
        if (kind !== 'adjustment') throw new AppError(409, 'entry_not_reversible');
        const reversal = await posting.reverse(id, reason, admin.id);
        if (reversal === null) throw new AppError(409, 'entry_reversed');
        await auditLog.record(admin, {
          ...{ action: 'ledger.reversed', entity: 'ledger', entityId: id, label: name ?? '' },
          ...{ before: { vendor_id: vendorId, [currency]: amount }, after: { reason } },
        });
        return reversal;
      }),
  };
};
