import type { BulkOutcome } from '../../wire/bulk.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../wire/errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createAdminReviewRepository, type Moderated } from './admin-repository.ts';
import { createRatings } from './ratings.ts';

/**
 * Hides reviews, or shows them; either way the admin has looked at them, and the products' ratings follow at once. What
 * is so already stays untouched. Every change is one line of the audit log.
 */
export const createModeration = (database: Database) => {
  const reviews = createAdminReviewRepository(database);
  const ratings = createRatings(database);
  const auditLog = createAuditLog(database);

  const moderate = async (admin: SessionUser, review: Moderated, visible: boolean, reason: string) => {
    await reviews.setVisible(review.id, visible, reason);
    await auditLog.record(admin, {
      action: visible ? 'review.shown' : 'review.hidden',
      entity: 'review',
      entityId: review.id,
      label: review.product_name,
      before: { visible: !review.hidden, hidden_reason: review.hidden_reason, moderated: review.moderated },
      after: { visible, hidden_reason: reason, moderated: true },
    });
  };

  /**
   * @param reason why they are hidden; what is shown has none
   * @throws AppError 404 when one is missing: nothing changes
   */
  return (admin: SessionUser, ids: readonly number[], visible: boolean, reason: string): Promise<BulkOutcome> =>
    database.transaction(async () => {
      const found = await reviews.lock(ids);
      if (found.length !== new Set(ids).size) throw notFound();
      // After the reviews, as whoever edits his own one locks.
      await reviews.lockProducts(ids);
      const kept = visible ? '' : reason;
      const changed = found.filter(
        ({ hidden, hidden_reason: before, moderated }) => !moderated || hidden === visible || before !== kept,
      );
      for (const review of changed) await moderate(admin, review, visible, kept);
      const products = changed.filter(({ hidden }) => hidden === visible).map(({ product_id: id }) => id);
      for (const id of new Set(products)) await ratings.recountProduct(id);
      return { done: found.length, failed: [] };
    });
};
