import type { Database } from '../../../database/database.ts';
import { differences } from '../../../runtime/differences.ts';
import { invalidField, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { keyOf } from '../../../search/lexicon.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { ActOn } from '../../operations/audit/labels.ts';
import { createMissRepository } from './miss-repository.ts';
import { createSynonymRepository } from './repository.ts';
import type { SynonymEdit, SynonymForm } from './schemas.ts';

/** Synonym management for admins. A change applies from the next search on and is recorded in the audit log. */
export const createSynonymService = (database: Database) => {
  const synonyms = createSynonymRepository(database);
  const misses = createMissRepository(database);
  const auditLog = createAuditLog(database);

  const record = (
    admin: SessionUser,
    action: ActOn<'synonym'>,
    id: number,
    { term }: SynonymForm,
    before: object | null,
    after: object | null,
  ) =>
    auditLog.record(admin, {
      action: `synonym.${action}`,
      entity: 'synonym',
      entityId: id,
      label: term,
      before: before && { ...before },
      after: after && { ...after },
    });

  const check = async (form: SynonymForm, besides?: number) => {
    if (keyOf(form.term) === '') throw invalidField('term', 'synonyms.term_required');
    if (keyOf(form.means) === '') throw invalidField('means', 'synonyms.means_required');
    if (keyOf(form.term) === keyOf(form.means)) throw invalidField('means', 'synonyms.same');
    if (await synonyms.isTaken(form, besides)) throw invalidField('means', 'synonyms.taken');
  };

  const lockOne = async (id: number) => {
    const synonym = await synonyms.lock(id);
    if (!synonym) throw notFound();
    return synonym;
  };

  return {
    /**
     * @returns the id
     * @throws AppError 422 for a duplicate pair or a word that means itself
     */
    create: (admin: SessionUser, form: SynonymForm): Promise<number> =>
      database.transaction(async () => {
        await check(form);
        const id = await synonyms.insert(form);
        await misses.forget(form.term);
        await record(admin, 'created', id, form, null, form);
        return id;
      }),

    /** @throws AppError 404, 409 changed in the meantime, or 422 for a duplicate pair or a word that means itself */
    edit: (admin: SessionUser, id: number, { term, means, updated_at_seen: seen }: SynonymEdit): Promise<void> =>
      database.transaction(async () => {
        const { id: _id, updated_at: updatedAt, ...before } = await lockOne(id);
        assertUnchangedSince(updatedAt, seen);
        const after = { term, means };
        const changed = differences(before, after);
        if (!changed) return;
        await check(after, id);
        await synonyms.update(id, after);
        await misses.forget(term);
        await record(admin, 'changed', id, after, changed.before, changed.after);
      }),

    /** @throws AppError 404 */
    remove: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const { id: _id, updated_at: _at, ...before } = await lockOne(id);
        await synonyms.remove(id);
        await record(admin, 'deleted', id, before, before, null);
      }),
  };
};
