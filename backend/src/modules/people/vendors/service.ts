import type { FastifyInstance } from 'fastify';
import type { BulkOutcome } from '../../../wire/bulk.ts';
import { AppError, notFound, type FieldMessage } from '../../../wire/errors.ts';
import { assertUnchangedSince, changedSince, type Seen } from '../../../wire/seen.ts';
import { localized } from '../../../i18n/localized.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createVendorDecisions } from './decisions.ts';
import type { VendorBulk } from './form.ts';
import { createVendorRepository, type ActiveCode, type VendorRow } from './repository.ts';
import { isPlaced } from './store-place.ts';

const withStatus = (vendor: VendorRow, active: ActiveCode, remarks = ''): VendorRow => ({
  ...vendor,
  active,
  rejection_remarks: active === 2 ? remarks : '',
});

/** Admin decisions about vendors. */
export const createVendorService = (app: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const { database } = app;
  const vendors = createVendorRepository(database);
  const decisions = createVendorDecisions(app);

  const lockOne = async (id: number, seen?: Seen): Promise<VendorRow> => {
    const [vendor] = await vendors.lock([id]);
    if (!vendor) throw notFound();
    assertUnchangedSince(vendor.updated_at, seen);
    return vendor;
  };

  /** @returns the reason that prevents deletion, with a count, or null */
  const removeUnlessBusy = async (admin: SessionUser, vendor: VendorRow) => {
    const orders = await vendors.ordersUnderway(vendor.id);
    if (orders > 0) return { code: 'vendor_has_orders', count: orders } as const;
    const returns = await vendors.openReturns(vendor.id);
    if (returns > 0) return { code: 'vendor_has_returns', count: returns } as const;
    if (await vendors.isOwedInVain(vendor.id)) return { code: 'vendor_is_owed', count: 1 } as const;
    await decisions.remove(admin, vendor);
    return null;
  };

  /** @returns the reason that prevents activation, or null */
  const setUnlessNowhere = async (admin: SessionUser, vendor: VendorRow, active: ActiveCode, remarks = '') => {
    if (active === 1 && !isPlaced(vendor)) return { code: 'vendor_without_place', count: 1 } as const;
    await decisions.save(admin, 'vendor.status', vendor, withStatus(vendor, active, remarks));
    return null;
  };

  /** @returns the reason why the vendor is unchanged; null if it was changed */
  const changeOne = async (
    admin: SessionUser,
    vendor: VendorRow,
    action: VendorBulk['action'],
  ): Promise<FieldMessage | null> => {
    const refused =
      action === 'delete'
        ? await removeUnlessBusy(admin, vendor)
        : await setUnlessNowhere(admin, vendor, action === 'activate' ? 1 : 0);
    return refused && { key: `errors.${refused.code}`, params: { count: refused.count } };
  };

  return {
    /**
     * Activates, deactivates or rejects a vendor. Sessions end immediately unless the vendor is active.
     * @param remarks reason for a rejection; ignored otherwise
     * @param seen `updated_at` of the vendor on the admin's screen
     * @throws AppError 404 for an unknown vendor, 409 if it was saved in the meantime, 422 for activation without a
     * store address
     */
    setActive: (admin: SessionUser, id: number, active: ActiveCode, remarks: string, seen?: Seen): Promise<void> =>
      database.transaction(async () => {
        const refused = await setUnlessNowhere(admin, await lockOne(id, seen), active, remarks);
        if (refused) throw new AppError(422, refused.code);
      }),

    /**
     * Sets whether a vendor's edits of approved products go live immediately.
     * @throws AppError 404, 409 if it was saved in the meantime
     */
    setTrusted: (admin: SessionUser, id: number, trusted: boolean, seen?: Seen): Promise<void> =>
      database.transaction(async () => {
        const vendor = await lockOne(id, seen);
        await decisions.save(admin, 'vendor.trusted', vendor, { ...vendor, trusted });
      }),

    /**
     * @throws AppError 404 for an unknown vendor, 422 while there are undelivered orders, open returns, or an unpayable
     * balance
     */
    remove: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const busy = await removeUnlessBusy(admin, await lockOne(id));
        if (busy) throw new AppError(422, busy.code, { params: { count: busy.count } });
      }),

    /**
     * Changes those that can be changed.
     * @throws AppError 404 if any is missing; nothing changes then
     */
    change: (
      admin: SessionUser,
      { ids, action, updated_at_seen: seen }: VendorBulk,
      lang: Lang,
    ): Promise<BulkOutcome> =>
      database.transaction(async () => {
        const found = await vendors.lock(ids);
        if (found.length !== new Set(ids).size) throw notFound();
        const failed: BulkOutcome['failed'] = [];
        for (const vendor of found) {
          const reason = changedSince(vendor, seen) ?? (await changeOne(admin, vendor, action));
          if (reason === null) continue;
          const name = localized(lang, vendor.company_name, vendor.company_name_ar);
          failed.push({ id: vendor.id, name, reason });
        }
        return { done: found.length - failed.length, failed };
      }),
  };
};
