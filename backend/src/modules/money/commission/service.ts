import type { z } from 'zod';
import { shopDay } from '../../../calendar/working-days.ts';
import type { Database } from '../../../database/database.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { AppError, invalidField } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createCommissionReader } from './reader.ts';
import { createCommissionRepository } from './repository.ts';
import type { CommissionRate, NewCommissionRate } from './schemas.ts';

type Rate = z.infer<typeof CommissionRate>;

/** Audit label of a rate: its scope and percentage. */
const labelOf = ({ category, vendor, percent }: Rate): string =>
  [vendor?.company_name, category?.name, `${percent} %`].filter(Boolean).join(', ');

const audited = ({ category, vendor, percent, from_day, ended_at: ends_at }: Rate) => ({
  category_id: category?.id ?? null,
  vendor_id: vendor?.id ?? null,
  percent,
  from_day,
  ends_at,
});

/**
 * Commission rate administration. A change waits for running sales and applies to later ones; past sales keep their
 * rate.
 */
export const createCommissionService = (database: Database) => {
  const rates = createCommissionRepository(database);
  const read = createCommissionReader(database);
  const auditLog = createAuditLog(database);

  const check = async ({ category_id: categoryId, vendor_id: vendorId, from_day: fromDay }: NewCommissionRate) => {
    if (fromDay < shopDay(new Date())) throw invalidField('from_day', 'commission.day_past');
    if (categoryId && !(await rates.isCategory(categoryId)))
      throw invalidField('category_id', 'commission.category_unknown');
    if (vendorId && !(await rates.isVendor(vendorId))) throw invalidField('vendor_id', 'commission.vendor_unknown');
  };

  return {
    /**
     * @returns the new id
     * @throws AppError 422 for a past day, an unknown category or vendor; 409 if a rate for the same category and
     * vendor has not been ended
     */
    add: (admin: SessionUser, form: NewCommissionRate): Promise<number> =>
      database.transaction(async () => {
        await check(form);
        await rates.lock();
        const id = await rates.add(form, admin.id);
        if (id === null) throw new AppError(409, 'rate_exists');
        const rate = await read.one(id);
        await auditLog.record(admin, {
          ...{ action: 'commission_rate.created', entity: 'commission_rate', entityId: id, label: labelOf(rate) },
          ...{ before: null, after: audited(rate) },
        });
        return id;
      }),

    /**
     * Ends the rate as of now.
     * @throws AppError 404, or 409 if it had already ended
     */
    end: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        await rates.lock();
        const before = await read.one(id);
        if (!(await rates.end(id))) throw new AppError(409, 'rate_ended');
        const after = await read.one(id);
        await auditLog.record(admin, {
          ...{ action: 'commission_rate.ended', entity: 'commission_rate', entityId: id, label: labelOf(before) },
          ...{ before: audited(before), after: audited(after) },
        });
      }),
  };
};
