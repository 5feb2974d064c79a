import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../../facts/limits.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createThreadRepository, type LockedThread } from './repository.ts';
import type { MessageForm } from './schemas.ts';
import type { Side, ThreadScope } from './scope.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** While the platform decides, it is its turn. */
const nextTurn = (writer: Side, { is_disputed: isDisputed }: LockedThread): Side => {
  if (isDisputed) return 'platform';
  return writer === 'buyer' ? 'vendor' : 'buyer';
};

/** Sends, marks as read and disputes, for buyers and stores. */
export const createThreads = ({ database, files }: Pick<FastifyInstance, 'database' | 'files'>) => {
  const threads = createThreadRepository(database);
  const auditLog = createAuditLog(database);

  /** @throws AppError 403 if the person has left the store in the meantime, or lost the permission */
  const assertMember = async (scope: ThreadScope): Promise<void> => {
    if (scope.side !== 'vendor') return;
    const permission = 'messages.write';
    if (!(await threads.holdMember(scope.userId, scope.vendorId, permission)))
      throw new AppError(403, 'permission_missing', { data: { permission } });
  };

  /** @throws AppError 429 */
  const assertPace = async ({ id }: LockedThread, side: Side): Promise<void> => {
    const { minute, day } = await threads.recent(id, side);
    if (day >= LIMITS.message.perDay) throw new AppError(429, 'rate_limited', { retryAfter: HOUR_S });
    if (minute >= LIMITS.message.perMinute) throw new AppError(429, 'rate_limited', { retryAfter: MINUTE_S });
  };

  /** One line for a member who writes or reads; never with the text, which may be about somebody's health. */
  const log = async (
    scope: ThreadScope,
    action: 'thread.message' | 'thread.read',
    thread: LockedThread,
    after: Record<string, unknown>,
  ) => {
    if (scope.side === 'buyer') return;
    const { id: entityId, order_sub_no: label } = thread;
    await auditLog.record(scope.actor, { action, entity: 'thread', entityId, label, before: null, after });
  };

  /** Stores files before the transaction, and deletes them if `work` fails. */
  const withFiles = async (
    userId: number,
    uploaded: readonly UploadedFile[],
    work: (fileIds: number[]) => Promise<number>,
  ): Promise<number> => {
    const stored: number[] = [];
    for (const [index, file] of uploaded.entries()) await files.assertAttachment(file, `files.${index}`);
    try {
      // Sequential, because the image decoder has little capacity.
      for (const [index, file] of uploaded.entries())
        stored.push((await files.saveAttachment(file, `files.${index}`, userId)).id);
      return await work(stored);
    } catch (error) {
      for (const id of stored) await files.remove(id);
      throw error;
    }
  };

  const write = async (scope: ThreadScope, thread: LockedThread, body: string, requestKey: string | null) => {
    const { side, userId: authorId } = scope;
    await assertMember(scope);
    await assertPace(thread, side);
    const id = await threads.insert(thread.id, { side, kind: 'message', authorId, body, requestKey });
    await threads.setTurn(thread.id, nextTurn(side, thread));
    // Nobody writes below messages that they have not seen.
    await threads.markRead(scope, thread.id, id);
    return id;
  };

  const service = {
    /**
     * Refuses a message before its files arrive.
     * @throws AppError 404, 409 `thread_closed`
     */
    async assertOpen(scope: ThreadScope, partId: number): Promise<void> {
      const isOpen = await threads.isOpen(scope, partId);
      if (isOpen === null) throw notFound();
      if (!isOpen) throw new AppError(409, 'thread_closed');
    },

    /**
     * Sends a message of the buyer or the store.
     * @param requestKey Idempotency-Key; a repetition sends nothing
     * @returns its id
     * @throws AppError 404, 409 `thread_closed`, 403, 413, 422, 429
     */
    async send(scope: ThreadScope, partId: number, form: MessageForm, requestKey: string | null): Promise<number> {
      const sent = requestKey === null ? null : await threads.byKey(scope, partId, requestKey);
      if (sent) return sent.id;
      await service.assertOpen(scope, partId);
      return withFiles(scope.userId, form.files, (fileIds) =>
        database.transaction(async () => {
          const thread = await threads.open(scope, partId);
          if (!thread) throw notFound();
          if (thread.is_closed) throw new AppError(409, 'thread_closed');
          const id = await write(scope, thread, form.body, requestKey);
          await threads.addFiles(id, fileIds);
          await log(scope, 'thread.message', thread, { files: fileIds.length });
          return id;
        }),
      );
    },

    /**
     * Marks messages as read by the person.
     * @throws AppError 404
     */
    read: (scope: ThreadScope, partId: number, lastId: number): Promise<void> =>
      database.transaction(async () => {
        const thread = await threads.open(scope, partId);
        if (!thread) throw notFound();
        if (await threads.markRead(scope, thread.id, lastId))
          await log(scope, 'thread.read', thread, { message: lastId });
      }),

    /**
     * Asks the platform to decide. Possible from placing, also without a message before.
     * @throws AppError 404, 409 `changed_meanwhile` if it is disputed already, 409 `thread_closed`
     */
    dispute: (scope: ThreadScope, partId: number, reason: string): Promise<void> =>
      database.transaction(async () => {
        const thread = await threads.open(scope, partId);
        if (!thread) throw notFound();
        if (thread.is_disputed) throw new AppError(409, 'changed_meanwhile');
        if (thread.is_over) throw new AppError(409, 'thread_closed');
        await assertPace(thread, scope.side);
        const { side, userId: authorId } = scope;
        const id = await threads.insert(thread.id, { side, kind: 'dispute', authorId, body: reason, requestKey: null });
        await threads.startDispute(thread.id);
        await threads.setTurn(thread.id, 'platform');
        await threads.markRead(scope, thread.id, id);
      }),
  };
  return service;
};
