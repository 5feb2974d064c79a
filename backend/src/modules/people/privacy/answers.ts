import type { FastifyInstance } from 'fastify';
import type { SessionUser } from '../../../plugins/session.ts';
import { AppError, invalidField } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createAdminPrivacyRepository } from './admin-repository.ts';
import { createPrivacyRepository, type OpenRequest } from './repository.ts';

/** Requests that the program fulfils by itself; an admin can only refuse them. */
const BY_PROGRAM: readonly OpenRequest['kind'][] = ['export', 'erase'];

/** Answers of the platform to requests of people. */
export const createPrivacyAnswers = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const requests = createPrivacyRepository(database);
  const answers = createAdminPrivacyRepository(database);
  const auditLog = createAuditLog(database);

  /** @throws AppError 409 if it was answered or withdrawn in the meantime, 422 for one that the program fulfils */
  const answer = (admin: SessionUser, id: number, outcome: 'done' | 'refused', reason: string): Promise<void> =>
    database.transaction(async () => {
      const request = await requests.lockOpen(id);
      if (!request) throw new AppError(409, 'changed_meanwhile');
      if (outcome === 'done' && BY_PROGRAM.includes(request.kind)) throw invalidField('reason', 'privacy.by_program');
      await answers.answer(id, outcome, reason, admin.id);
      await auditLog.record(admin, {
        ...{ action: outcome === 'done' ? 'privacy_request.fulfilled' : 'privacy_request.refused' },
        ...{ entity: 'privacy_request', entityId: id, label: `Customer ${request.user_id}` },
        before: { state: request.state },
        after: { state: outcome, kind: request.kind },
      });
      await outbox.enqueue({
        ...{
          eventId: `privacy-request:${id}`,
          template: 'privacy-answered',
          recipient: request.email,
          lang: request.lang,
        },
        payload: { kind: request.kind, outcome, reason },
      });
    });

  return {
    fulfil: (admin: SessionUser, id: number, reason: string) => answer(admin, id, 'done', reason),
    refuse: (admin: SessionUser, id: number, reason: string) => answer(admin, id, 'refused', reason),
  };
};
