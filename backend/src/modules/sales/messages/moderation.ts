import type { Database } from '../../../database/database.ts';
import type { PlatformPermission } from '../../../facts/permissions.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createThreadRepository, type LockedThread } from './repository.ts';
import type { ResolveForm, ViewForm } from './schemas.ts';

/** Conversations for the platform: it reads disputed ones, others with a reason, and never unnoticed. */
export const createThreadModeration = (database: Database) => {
  const threads = createThreadRepository(database);
  const auditLog = createAuditLog(database);

  /** @throws AppError 404; 403 if the person has left the platform in the meantime, or lost the permission */
  const lock = async (actor: SessionUser, id: number, permission: PlatformPermission): Promise<LockedThread> => {
    const thread = await threads.lock(id);
    if (!thread) throw notFound();
    if (!(await threads.holdMember(actor.id, null, permission)))
      throw new AppError(403, 'permission_missing', { data: { permission } });
    return thread;
  };

  const entryOf = ({ id: entityId, order_sub_no: label }: LockedThread) => ({
    entity: 'thread' as const,
    entityId,
    label,
    before: null,
  });

  const insert = (actor: SessionUser, thread: LockedThread, kind: 'message' | 'joined' | 'resolution', body: string) =>
    threads.insert(thread.id, { side: 'platform', kind, authorId: actor.id, body, requestKey: null });

  return {
    /**
     * Opens a conversation, which both sides see before the platform writes. Every opening is logged.
     * @throws AppError 404, 422 without a reason unless it is disputed
     */
    open: (actor: SessionUser, id: number, { reason }: Pick<ViewForm, 'reason'>): Promise<void> =>
      database.transaction(async () => {
        const thread = await lock(actor, id, 'messages.read');
        if (!thread.is_disputed && reason === '') throw invalidField('reason', 'threads.view_reason_required');
        if (!thread.has_joined) {
          await insert(actor, thread, 'joined', '');
          await threads.join(id);
        }
        const after = { reason: reason || null, disputed: thread.is_disputed };
        await auditLog.record(actor, { action: 'thread.viewed', ...entryOf(thread), after });
      }),

    /**
     * Writes to both sides.
     * @throws AppError 404, 409 `changed_meanwhile` unless it was opened before
     */
    write: (actor: SessionUser, id: number, body: string): Promise<void> =>
      database.transaction(async () => {
        const thread = await lock(actor, id, 'messages.read');
        if (!thread.has_joined) throw new AppError(409, 'changed_meanwhile');
        await insert(actor, thread, 'message', body);
        await threads.setTurn(id, thread.waits_for);
        await auditLog.record(actor, { action: 'thread.message', ...entryOf(thread), after: { files: 0 } });
      }),

    /**
     * Decides a dispute, once.
     * @throws AppError 404, 409 `changed_meanwhile` unless it is disputed and shown as it is
     */
    resolve: (actor: SessionUser, id: number, { text, updated_at_seen: seen }: ResolveForm): Promise<void> =>
      database.transaction(async () => {
        const thread = await lock(actor, id, 'returns.write');
        if (!thread.is_disputed || !thread.has_joined) throw new AppError(409, 'changed_meanwhile');
        assertUnchangedSince(thread.updated_at, seen);
        await insert(actor, thread, 'resolution', text);
        await threads.endDispute(id);
        await threads.setTurn(id, null);
        await auditLog.record(actor, { action: 'thread.resolved', ...entryOf(thread), after: { disputed: false } });
      }),
  };
};
