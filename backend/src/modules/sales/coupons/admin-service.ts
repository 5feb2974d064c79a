import { isDeepStrictEqual } from 'node:util';
import type { BulkOutcome } from '../../../wire/bulk.ts';
import type { Database } from '../../../database/database.ts';
import { differences } from '../../../runtime/differences.ts';
import { AppError, notFound, type FieldMessage } from '../../../wire/errors.ts';
import { assertUnchangedSince, changedSince } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { ActOn } from '../../operations/audit/labels.ts';
import type { CouponAction, CouponBulk, CouponEdit, CouponForm, CouponSwitch } from './form.ts';
import { createStoredCoupons, toStored, type CouponHistory, type LockedCoupon, type StoredCoupon } from './stored.ts';

type Fields = Partial<Record<keyof StoredCoupon, FieldMessage[]>>;

/** Fields that cannot change once an order has redeemed the coupon. */
const FIXED = ['code', 'kind', 'percent', 'amounts', 'funded_by', 'vendor_id'] as const;

const refuse = (fields: Fields) => {
  if (Object.keys(fields).length > 0) throw new AppError(422, 'validation', { fields });
};

const fixedFieldErrors = (before: StoredCoupon, after: StoredCoupon, history: CouponHistory): Fields => {
  const fields: Fields = {};
  const changed = FIXED.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  if (history.redeemed) for (const key of changed) fields[key] = ['coupons.fixed'];
  if (after.usage_limit !== null && after.usage_limit < history.used)
    fields.usage_limit = [{ key: 'coupons.limit_below', params: { count: history.used } }];
  if (after.per_customer_limit < history.most_by_customer)
    fields.per_customer_limit = [{ key: 'coupons.customer_limit_below', params: { count: history.most_by_customer } }];
  return fields;
};

/** Reason why a coupon cannot be deleted, as an error code; null if it can. */
const obstacleOf = ({ redeemed, given }: CouponHistory): 'coupon_used' | 'coupon_given' | null => {
  if (redeemed) return 'coupon_used';
  return given ? 'coupon_given' : null;
};

/** Coupon management for admins. Every change is recorded in the audit log. */
export const createCouponAdmin = (database: Database) => {
  const coupons = createStoredCoupons(database);
  const auditLog = createAuditLog(database);

  const record = (
    admin: SessionUser,
    action: ActOn<'coupon'>,
    { id, code }: Pick<LockedCoupon, 'id' | 'code'>,
    before: object | null,
    after: object | null,
  ) =>
    auditLog.record(admin, {
      action: `coupon.${action}`,
      entity: 'coupon',
      entityId: id,
      label: code,
      before: before && { ...before },
      after: after && { ...after },
    });

  const lockAll = async (ids: readonly number[]): Promise<LockedCoupon[]> => {
    const lockedCoupons = await coupons.lock(ids);
    if (lockedCoupons.length !== new Set(ids).size) throw notFound();
    return lockedCoupons;
  };

  /** Errors for a code that is taken, and for an unknown vendor unless the coupon already had that vendor. */
  const checkNames = async ({ code, vendor_id: vendorId }: StoredCoupon, before?: LockedCoupon): Promise<Fields> => {
    const isNew = vendorId !== null && vendorId !== before?.vendor_id;
    return {
      ...((await coupons.isTaken(code, before?.id)) && { code: ['coupons.code_taken'] }),
      ...(isNew && !(await coupons.hasVendor(vendorId)) && { vendor_id: ['coupons.vendor_unknown'] }),
    };
  };

  const save = async (
    admin: SessionUser,
    action: ActOn<'coupon'>,
    { id, updated_at: _at, ...before }: LockedCoupon,
    after: StoredCoupon,
  ) => {
    const changed = differences(before, after);
    if (!changed) return;
    await coupons.update(id, after);
    await record(admin, action, { id, code: after.code }, changed.before, changed.after);
  };

  /** @returns the reason why the coupon was not deleted; null if it was */
  const removeUnlessUsed = async (admin: SessionUser, coupon: LockedCoupon) => {
    const obstacle = obstacleOf(await coupons.history(coupon.id));
    if (obstacle) return obstacle;
    const { id, updated_at: _at, ...before } = coupon;
    await coupons.remove(id);
    await record(admin, 'deleted', coupon, before, null);
    return null;
  };

  const setActive = (admin: SessionUser, coupon: LockedCoupon, active: boolean) => {
    const { id: _id, updated_at: _at, ...stored } = coupon;
    return save(admin, active ? 'activated' : 'deactivated', coupon, { ...stored, active });
  };

  /** @returns the reason why the coupon was not changed; null if it was */
  const changeOne = async (admin: SessionUser, coupon: LockedCoupon, action: CouponAction): Promise<string | null> => {
    if (action === 'delete') {
      const obstacle = await removeUnlessUsed(admin, coupon);
      return obstacle && `errors.${obstacle}`;
    }
    await setActive(admin, coupon, action === 'activate');
    return null;
  };

  return {
    /** @returns the id. @throws AppError 422 for a code that is taken or an unknown vendor */
    create: (admin: SessionUser, form: CouponForm): Promise<number> =>
      database.transaction(async () => {
        const coupon = toStored(form);
        refuse(await checkNames(coupon));
        const id = await coupons.insert(coupon);
        await record(admin, 'created', { id, code: coupon.code }, null, coupon);
        return id;
      }),

    /**
     * Saves a coupon under a lock that blocks redemptions, so a new limit applies from the commit on.
     * @throws AppError 404 missing, 409 changed in the meantime, 422 for a change to a fixed field of a used coupon, or
     * a limit below its uses
     */
    edit: (admin: SessionUser, id: number, form: CouponEdit): Promise<void> =>
      database.transaction(async () => {
        const [before] = await lockAll([id]);
        if (!before) throw notFound();
        assertUnchangedSince(before.updated_at, form.updated_at_seen);
        const after = toStored({ ...form, active: form.active ?? before.active });
        refuse({ ...(await checkNames(after, before)), ...fixedFieldErrors(before, after, await coupons.history(id)) });
        await save(admin, 'changed', before, after);
      }),

    /** @throws AppError 404 missing, 422 if it was used or issued by the newsletter */
    remove: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const [coupon] = await lockAll([id]);
        const obstacle = coupon && (await removeUnlessUsed(admin, coupon));
        if (obstacle) throw new AppError(422, obstacle);
      }),

    /** @throws AppError 404 missing, 409 changed in the meantime */
    switch: (admin: SessionUser, id: number, { active, updated_at_seen: seen }: CouponSwitch): Promise<void> =>
      database.transaction(async () => {
        const [coupon] = await lockAll([id]);
        if (!coupon) throw notFound();
        assertUnchangedSince(coupon.updated_at, seen);
        await setActive(admin, coupon, active);
      }),

    /** Changes the coupons that can be changed. @throws AppError 404 if one is missing; nothing is changed then */
    change: (admin: SessionUser, { ids, action, updated_at_seen: seen }: CouponBulk): Promise<BulkOutcome> =>
      database.transaction(async () => {
        const lockedCoupons = await lockAll(ids);
        const failed: BulkOutcome['failed'] = [];
        for (const coupon of lockedCoupons) {
          const reason = changedSince(coupon, seen) ?? (await changeOne(admin, coupon, action));
          if (reason !== null) failed.push({ id: coupon.id, name: coupon.code, reason });
        }
        return { done: lockedCoupons.length - failed.length, failed };
      }),
  };
};
