import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import { createPosting } from '../../../ledger/posting.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { NewAdjustment } from './adjustment-schemas.ts';
import { createEntryRepository } from './entry-repository.ts';
import { createSubOrderRepository } from './sub-order-repository.ts';

/** Manual entries, which admins can reverse. Entries of orders and payouts follow their status. */
const REVERSIBLE = new Set<string>(['adjustment', 'carrier_remitted', 'provider_settled', 'vendor_paid_in']);

/**
 * Manual settlements with vendors: carrier fees, goodwill, corrections. Each has a reason shown to the vendor. A wrong
 * adjustment is reversed. Entries of orders follow their status.
 */
export const createAdjustments = (database: Database) => {
  const posting = createPosting(database);
  const parts = createSubOrderRepository(database);
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

    /**
     * @returns the id of the entry
     * @throws AppError 422 for an unknown vendor, or a parcel that is not the vendor's in this currency
     */
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

    /**
     * @returns the id of the reversal
     * @throws AppError 404, 409 if the entry is not manual or was already reversed
     */
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
