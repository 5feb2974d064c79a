import { isDeepStrictEqual } from 'node:util';
import type { BulkOutcome } from '../../wire/bulk.ts';
import type { Database } from '../../database/database.ts';
import { differences } from '../../runtime/differences.ts';
import { AppError, notFound, type FieldMessage } from '../../wire/errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import type { ActOn } from '../audit/words.ts';
import type { CouponAction, CouponEdit, CouponForm } from './form.ts';
import { createStoredCoupons, toStored, type CouponHistory, type StoredCoupon } from './stored.ts';

type Locked = StoredCoupon & { id: number };
type Fields = Partial<Record<keyof StoredCoupon, FieldMessage[]>>;

/** What an order that has redeemed the coupon was promised. */
const FIXED = ['code', 'kind', 'percent', 'amounts', 'funded_by', 'vendor_id'] as const;

const refuse = (fields: Fields) => {
  if (Object.keys(fields).length > 0) throw new AppError(422, 'validation', { fields });
};

const brokenPromises = (before: StoredCoupon, after: StoredCoupon, history: CouponHistory): Fields => {
  const fields: Fields = {};
  const changed = FIXED.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  if (history.redeemed) for (const key of changed) fields[key] = ['coupons.fixed'];
  if (after.usage_limit !== null && after.usage_limit < history.used)
    fields.usage_limit = [{ key: 'coupons.limit_below', params: { count: history.used } }];
  if (after.per_customer_limit < history.most_by_customer)
    fields.per_customer_limit = [{ key: 'coupons.customer_limit_below', params: { count: history.most_by_customer } }];
  return fields;
};

/** Why a coupon cannot be deleted, as a translation key; null when it can. */
const obstacleOf = ({ redeemed, given }: CouponHistory): 'coupon_used' | 'coupon_given' | null => {
  if (redeemed) return 'coupon_used';
  return given ? 'coupon_given' : null;
};

/** What the admin does with coupons. Every change is one line of the audit log. */
export const createCouponAdmin = (database: Database) => {
  const coupons = createStoredCoupons(database);
  const auditLog = createAuditLog(database);

  const record = (
    admin: SessionUser,
    action: ActOn<'coupon'>,
    { id, code }: Locked,
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

  const lockAll = async (ids: readonly number[]): Promise<Locked[]> => {
    const found = await coupons.lock(ids);
    if (found.length !== new Set(ids).size) throw notFound();
    return found;
  };

  /** What others have or do not have: its code, and the vendor unless the coupon has been his before. */
  const checkNames = async ({ code, vendor_id: vendorId }: StoredCoupon, before?: Locked): Promise<Fields> => {
    const isNew = vendorId !== null && vendorId !== before?.vendor_id;
    return {
      ...((await coupons.isTaken(code, before?.id)) && { code: ['coupons.code_taken'] }),
      ...(isNew && !(await coupons.hasVendor(vendorId)) && { vendor_id: ['coupons.vendor_unknown'] }),
    };
  };

  const save = async (admin: SessionUser, action: ActOn<'coupon'>, { id, ...before }: Locked, after: StoredCoupon) => {
    const changed = differences(before, after);
    if (!changed) return;
    await coupons.update(id, after);
    await record(admin, action, { id, ...after }, changed.before, changed.after);
  };

  /** @returns what is in the way of it, in which case nothing happens */
  const removeUnlessUsed = async (admin: SessionUser, coupon: Locked) => {
    const obstacle = obstacleOf(await coupons.history(coupon.id));
    if (obstacle) return obstacle;
    const { id, ...before } = coupon;
    await coupons.remove(id);
    await record(admin, 'deleted', coupon, before, null);
    return null;
  };

  return {
    /** @returns the id. @throws AppError 422 for a code that is taken or an unknown vendor */
    create: (admin: SessionUser, form: CouponForm): Promise<number> =>
      database.transaction(async () => {
        const coupon = toStored(form);
        refuse(await checkNames(coupon));
        const id = await coupons.insert(coupon);
        await record(admin, 'created', { id, ...coupon }, null, coupon);
        return id;
      }),

    /**
     * Saves a coupon, while nobody can redeem it: a limit holds from the commit on.
     * @throws AppError 404 missing, 422 for what a coupon that was used cannot change, or a limit below its uses
     */
    edit: (admin: SessionUser, id: number, form: CouponEdit): Promise<void> =>
      database.transaction(async () => {
        const [before] = await lockAll([id]);
        if (!before) throw notFound();
        const after = toStored({ ...form, active: form.active ?? before.active });
        refuse({ ...(await checkNames(after, before)), ...brokenPromises(before, after, await coupons.history(id)) });
        await save(admin, 'changed', before, after);
      }),

    /** @throws AppError 404 missing, 422 for one that was used, or given away by the newsletter */
    remove: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const [coupon] = await lockAll([id]);
        const obstacle = coupon && (await removeUnlessUsed(admin, coupon));
        if (obstacle) throw new AppError(422, obstacle);
      }),

    /** Changes those that can be changed. @throws AppError 404 when one is missing: nothing changes */
    change: (admin: SessionUser, ids: readonly number[], action: CouponAction): Promise<BulkOutcome> =>
      database.transaction(async () => {
        const found = await lockAll(ids);
        const failed: BulkOutcome['failed'] = [];
        for (const coupon of found) {
          if (action === 'delete') {
            const obstacle = await removeUnlessUsed(admin, coupon);
            if (obstacle) failed.push({ id: coupon.id, name: coupon.code, reason: `errors.${obstacle}` });
          } else {
            const { id: _, ...stored } = coupon;
            await save(admin, `${action}d`, coupon, { ...stored, active: action === 'activate' });
          }
        }
        return { done: found.length - failed.length, failed };
      }),
  };
};
