import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince, type Seen } from '../../../wire/seen.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';
import { createVendorReviewRepository, type VendorReviewRow } from './vendor-repository.ts';

/** Vendors' replies to reviews of their products. Every change is recorded in the audit log. */
export const createReplies = (database: Database) => {
  const reviews = createVendorReviewRepository(database);
  const auditLog = createAuditLog(database);

  return {
    /**
     * Saves the reply to a review, replacing any other; an empty text removes it.
     * @throws AppError 404 for a hidden review or one of another vendor's product, 409 changed in the meantime
     */
    save: ({ vendorId, actor }: VendorActor, id: number, answer: string, seen?: Seen): Promise<VendorReviewRow> =>
      database.transaction(async () => {
        const before = await reviews.lockAnswer(vendorId, id);
        if (!before) throw notFound();
        assertUnchangedSince(before.updated_at, seen);
        await reviews.saveAnswer(id, answer);
        await auditLog.record(actor, {
          action: 'review.answer',
          entity: 'review',
          entityId: id,
          label: before.product_name,
          before: { answer: before.answer },
          after: { answer },
        });
        const [row] = await reviews.list(vendorId, { id }, 1, 0);
        if (!row) throw notFound();
        return row;
      }),
  };
};
