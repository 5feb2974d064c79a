import type { BulkOutcome } from '../../../wire/bulk.ts';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createConsents } from '../../people/consents/consents.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createSubscriberRepository } from './admin-repository.ts';

/**
 * Ends subscriptions on behalf of subscribers who asked an admin. Subscriptions that have already ended are unchanged.
 */
export const createUnsubscriber = (database: Database) => {
  const subscribers = createSubscriberRepository(database);
  const auditLog = createAuditLog(database);
  const consents = createConsents(database);

  /** @throws AppError 404 if one is missing; nothing is changed then */
  return (admin: SessionUser, ids: readonly number[]): Promise<BulkOutcome> =>
    database.transaction(async () => {
      const lockedSubscribers = await subscribers.lock(ids);
      if (lockedSubscribers.length !== new Set(ids).size) throw notFound();
      for (const { id, email, state } of lockedSubscribers.filter((subscriber) => subscriber.state !== 'left')) {
        await subscribers.end(id);
        await consents.record({
          userId: null,
          email,
          purposes: ['newsletter'],
          given: false,
          source: 'admin',
          lang: 'en',
        });
        await auditLog.record(admin, {
          action: 'subscriber.unsubscribed',
          entity: 'subscriber',
          entityId: id,
          label: email,
          before: { status: state },
          after: { status: 'left' },
        });
      }
      return { done: lockedSubscribers.length, failed: [] };
    });
};
