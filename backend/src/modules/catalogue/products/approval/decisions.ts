import type { z } from 'zod';
import type { BulkOutcome } from '../../../../wire/bulk.ts';
import type { Database } from '../../../../database/database.ts';
import { AppError, notFound } from '../../../../wire/errors.ts';
import { assertUnchangedSince, changedSince } from '../../../../wire/seen.ts';
import { localized } from '../../../../i18n/localized.ts';
import type { SessionUser } from '../../../../plugins/session.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { refreshSearch } from '../../../../search/search-index.ts';
import { createAuditLog } from '../../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../../operations/audit/labels.ts';
import { createNotifications } from '../../../people/notifications/notifications.ts';
import type { AdminProductAction, AdminProductBulk } from './query.ts';
import { assertComplete, incompleteProducts } from './requirements.ts';
import { createAdminCatalogRepository, type DecidedRow } from './repository.ts';

type Columns = Record<string, unknown>;

/** Featured and approved state of a product. */
export interface Switches {
  id: number;
  is_featured: boolean;
  approval_status: boolean;
}

const isApprovedWithChanges = ({ approval_status, changes_waiting }: DecidedRow) =>
  approval_status === 1 && changes_waiting;

/** Admin decisions about products, each recorded in the audit log. */
export const createProductDecisions = (database: Database) => {
  const products = createAdminCatalogRepository(database);
  const auditLog = createAuditLog(database);
  const notifications = createNotifications(database);

  const record = (
    admin: SessionUser,
    action: AuditAction,
    { id, name }: DecidedRow,
    before: Columns,
    after: Columns | null,
  ) => auditLog.record(admin, { action, entity: 'product', entityId: id, label: name, before, after });

  const approve = async (admin: SessionUser, product: DecidedRow, approved: boolean) => {
    const { id, slug, name, name_ar, vendor_id: vendorId, approval_status: before } = product;
    if ((before === 1) === approved) return;
    if (approved && product.recalled) throw new AppError(409, 'product_recalled');
    if (approved) await assertComplete(database, product);
    await products.approve(id, approved);
    const after = approved ? 1 : 0;
    await record(admin, 'product.approval_status', product, { approval_status: before }, { approval_status: after });
    const kind = approved ? 'product_approved' : 'product_unapproved';
    await notifications.notifyVendor(vendorId, kind, { slug, name, name_arabic: name_ar });
  };

  const feature = async (admin: SessionUser, product: DecidedRow, featured: boolean) => {
    if (product.is_featured === featured) return;
    await products.feature(product.id, featured);
    await record(
      admin,
      'product.is_featured',
      product,
      { is_featured: product.is_featured },
      { is_featured: featured },
    );
  };

  const remove = async (admin: SessionUser, product: DecidedRow) => {
    const { id, name, vendor_id, is_featured, approval_status } = product;
    await products.remove(id);
    await refreshSearch(database, [id]);
    await record(admin, 'product.deleted', product, { name, vendor_id, is_featured, approval_status }, null);
  };

  const decide: Record<AdminProductAction, (admin: SessionUser, product: DecidedRow) => Promise<void>> = {
    approve: (admin, product) => approve(admin, product, true),
    unapprove: (admin, product) => approve(admin, product, false),
    feature: (admin, product) => feature(admin, product, true),
    unfeature: (admin, product) => feature(admin, product, false),
    delete: remove,
  };

  const lockAll = async (ids: readonly number[]): Promise<DecidedRow[]> => {
    const lockedProducts = await products.lock(ids);
    if (lockedProducts.length !== new Set(ids).size) throw notFound();
    return lockedProducts;
  };

  const lockOne = async (id: number): Promise<DecidedRow> => {
    const [product] = await lockAll([id]);
    if (!product) throw notFound();
    return product;
  };

  return {
    /**
     * Sets or toggles the featured state; a no-op if it already has the requested value.
     * @param seen `updated_at` of the product as read
     * @throws AppError 404, 409 if the product has changed since
     */
    toggleFeatured: (admin: SessionUser, id: number, wanted?: boolean, seen?: string | null): Promise<Switches> =>
      database.transaction(async () => {
        const product = await lockOne(id);
        const featured = wanted ?? !product.is_featured;
        if (featured !== product.is_featured) assertUnchangedSince(product.updated_at, seen);
        await feature(admin, product, featured);
        return { id, is_featured: featured, approval_status: product.approval_status === 1 };
      }),

    /**
     * Sets or toggles the approval. A product that changed after the admin read it is not approved unread.
     * @param seen `updated_at` of the product as read
     * @throws AppError 404, 409 if it has changed since
     */
    toggleApproval: (admin: SessionUser, id: number, wanted?: boolean, seen?: string | null): Promise<Switches> =>
      database.transaction(async () => {
        const product = await lockOne(id);
        const approved = wanted ?? product.approval_status === 0;
        // For a product already approved no check is needed: its vendor's later edits are either trusted or pending.
        if (approved && product.approval_status === 0) assertUnchangedSince(product.updated_at, seen);
        await approve(admin, product, approved);
        return { id, is_featured: product.is_featured, approval_status: approved };
      }),

    /** Marks a product as deleted; its row is retained for orders that refer to it. @throws AppError 404 */
    remove: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        for (const product of await lockAll([id])) await remove(admin, product);
      }),

    /**
     * Applies one decision to many products. Requested changes are only accepted one product at a time, where they are
     * read.
     * @throws AppError 404 if one is missing; nothing is changed then
     */
    change: (
      admin: SessionUser,
      { ids, action, updated_at_seen: seen }: z.infer<typeof AdminProductBulk>,
      lang: Lang,
    ): Promise<BulkOutcome> =>
      database.transaction(async () => {
        const lockedProducts = await lockAll(ids);
        const failed: BulkOutcome['failed'] = [];
        const incomplete = await incompleteProducts(database, lockedProducts);
        for (const product of lockedProducts) {
          const { id, name, name_ar } = product;
          const isUnread = action === 'approve' && isApprovedWithChanges(product);
          const isIncomplete = action === 'approve' && product.approval_status === 0 && incomplete.has(id);
          const obstacle = isIncomplete ? 'errors.approval_incomplete' : changedSince(product, seen);
          const reason = isUnread ? 'products.changes_unread' : obstacle;
          if (reason === null) await decide[action](admin, product);
          else failed.push({ id, name: localized(lang, name, name_ar), reason });
        }
        return { done: lockedProducts.length - failed.length, failed };
      }),
  };
};
