import type { BulkOutcome } from '../../../wire/bulk.ts';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince, changedSince } from '../../../wire/seen.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { localized } from '../../../i18n/localized.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { ReviewBulk, Visibility } from './admin-schemas.ts';
import { createAdminReviewRepository, type Moderated } from './admin-repository.ts';
import { createRatings } from './ratings.ts';

/**
 * Hides or shows reviews. Either marks them as moderated and recalculates the products' ratings; reviews already in
 * that state are unchanged. Every change is recorded in the audit log.
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

  const lockAll = async (ids: readonly number[]): Promise<Moderated[]> => {
    const lockedReviews = await reviews.lock(ids);
    if (lockedReviews.length !== new Set(ids).size) throw notFound();
    // After the reviews: the same lock order as a customer who edits one.
    await reviews.lockProducts(ids);
    return lockedReviews;
  };

  const moderateAll = async (admin: SessionUser, found: readonly Moderated[], visible: boolean, reason: string) => {
    const storedReason = visible ? '' : reason;
    const changed = found.filter(
      ({ hidden, hidden_reason: before, moderated }) => !moderated || hidden === visible || before !== storedReason,
    );
    for (const review of changed) await moderate(admin, review, visible, storedReason);
    const products = changed.filter(({ hidden }) => hidden === visible).map(({ product_id: id }) => id);
    for (const id of new Set(products)) await ratings.recountProduct(id);
  };

  return {
    /**
     * Shows or hides a review; `reason` is dropped if it is shown.
     * @throws AppError 404 missing, 409 changed in the meantime
     */
    one: (admin: SessionUser, id: number, { visible, reason, updated_at_seen: seen }: Visibility): Promise<void> =>
      database.transaction(async () => {
        const lockedReviews = await lockAll([id]);
        for (const review of lockedReviews) assertUnchangedSince(review.updated_at, seen);
        await moderateAll(admin, lockedReviews, visible, reason);
      }),

    /** @throws AppError 404 if one is missing; nothing is changed then */
    many: (admin: SessionUser, { ids, action, updated_at_seen: seen }: ReviewBulk, lang: Lang): Promise<BulkOutcome> =>
      database.transaction(async () => {
        const lockedReviews = await lockAll(ids);
        const failed = lockedReviews.flatMap((review) => {
          const reason = changedSince(review, seen);
          const { id, product_name: name, product_name_ar: nameArabic } = review;
          return reason === null ? [] : [{ id, name: localized(lang, name, nameArabic), reason }];
        });
        const outdated = new Set(failed.map(({ id }) => id));
        const able = lockedReviews.filter(({ id }) => !outdated.has(id));
        await moderateAll(admin, able, action === 'show', '');
        return { done: able.length, failed };
      }),
  };
};
