import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { createPosting } from '../../ledger/posting.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { sql } from '../../sql/sql.ts';
import { AppError, invalidField, notFound } from '../../wire/errors.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import type { NewAdjustment } from './adjustment-schemas.ts';
import { createEntryRepository } from './entry-repository.ts';
import { createPartRepository } from './part-repository.ts';

/** What an admin has posted, and may take back; what an order or a payout posts follows its status. */
const REVERSIBLE = new Set<string>(['adjustment', 'carrier_remitted', 'provider_settled', 'vendor_paid_in']);

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
        const id = await posting.post({
          ...{ key: `adjustment:${randomUUID()}`, kind: 'adjustment', currency, vendorId, partId, reason },
          ...{
            actorId: admin.id,
            lines: [
              ['adjustments', amount],
              ['vendor', -amount],
            ],
          },
        });
        if (id === null) throw new Error('The adjustment was not posted.');
        await auditLog.record(admin, {
          ...{ action: 'ledger.adjusted', entity: 'ledger', entityId: id, label, before: null },
          after: { vendor_id: vendorId, [currency]: amount, reason },
        });
        return id;
      }),

    /** @returns the id of the reversal @throws AppError 404, 409 for what no admin has posted, or was reversed before */
    reverse: (admin: SessionUser, id: number, reason: string): Promise<number> =>
      database.transaction(async () => {
        const { kind, currency, amount, vendor_id: vendorId, company_name: name } = await one(id);
        if (!REVERSIBLE.has(kind)) throw new AppError(409, 'entry_not_reversible');
        const reversal = await posting.reverse(id, reason, admin.id);
        if (reversal === null) throw new AppError(409, 'entry_reversed');
        if (kind === 'carrier_remitted') await parts.unremit(id);
        await auditLog.record(admin, {
          ...{ action: 'ledger.reversed', entity: 'ledger', entityId: id, label: name ?? '' },
          ...{ before: { vendor_id: vendorId, [currency]: amount }, after: { reason } },
        });
        return reversal;
      }),
  };
};
