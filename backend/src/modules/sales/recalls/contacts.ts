import type { Database } from '../../../database/database.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import type { z } from 'zod';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { assertUnits, storedAnswer } from './answers.ts';
import type { ContactForm } from './case-schemas.ts';

/** Calls to buyers who have not answered their mail. */
export const createRecallContacts = (database: Database) => {
  const auditLog = createAuditLog(database);

  /** @throws AppError 404; 409 once the recall is closed; 422 */
  return (
    admin: SessionUser,
    recallId: number,
    caseId: number,
    { channel, note, answered, name, ...units }: z.infer<typeof ContactForm>,
  ): Promise<void> =>
    database.transaction(async () => {
      const found = await database.first<{ quantity: number; state: string; recall_no: string }>(sql`
        SELECT c.quantity, r.state, r.recall_no FROM recall_cases c JOIN recalls r ON r.id = c.recall_id
        WHERE c.id = ${caseId} AND r.id = ${recallId} FOR UPDATE OF c`);
      if (!found) throw notFound();
      if (found.state !== 'open') throw new AppError(409, 'recall_changed');
      if (answered && name === '') throw invalidField('name', 'recalls.name_required');
      assertUnits(units, found.quantity);
      await database.query(sql`
        INSERT INTO recall_contacts (case_id, channel, note, actor_user_id) VALUES (${caseId}, ${channel}, ${note}, ${admin.id})`);
      if (answered) await database.query(storedAnswer(caseId, name, channel, units));
      await auditLog.record(admin, {
        ...{ action: 'recall.contacted', entity: 'recall', entityId: recallId, label: found.recall_no },
        before: null,
        after: { note },
      });
    });
};
