import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { LIMITS } from '../../../facts/limits.ts';
import { sql } from '../../../sql/sql.ts';
import { invalidField, notFound } from '../../../wire/errors.ts';
import { optionalLines, requiredText } from '../../../wire/fields.ts';
import { Moment } from '../../../wire/schemas.ts';
import { assertUnchangedSince, UpdatedAtSeen } from '../../../wire/seen.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';

export const PreparedAnswer = z
  .object({
    id: z.number().int(),
    title: z.string().describe('Name of the answer for the store'),
    text: z.string().describe('English text; may be empty'),
    text_arabic: z.string().describe('Arabic text; may be empty'),
    updated_at: Moment,
  })
  .meta({ id: 'PreparedAnswer', description: 'A text that members of a store insert into their messages' });
type PreparedAnswer = z.infer<typeof PreparedAnswer>;

const keys = {
  title: requiredText('threads.title_required', 80),
  text: optionalLines(LIMITS.message.length).meta({
    description: 'English text; one of the two is required',
    examples: ['Each item has its own sealed wrap.'],
  }),
  text_arabic: optionalLines(LIMITS.message.length).describe('Arabic text'),
};

const hasText = {
  check: ({ text, text_arabic: arabic }: { text: string; text_arabic: string }) => text !== '' || arabic !== '',
  params: { path: ['text'], message: 'threads.answer_required' },
};

export const NewAnswer = z.strictObject(keys).refine(hasText.check, hasText.params);

export const EditedAnswer = z
  .strictObject({ ...keys, updated_at_seen: UpdatedAtSeen })
  .refine(hasText.check, hasText.params);

const columns = sql`id, title, text, text_ar AS text_arabic, updated_at`;

/** Prepared answers of stores. */
export const createPreparedAnswers = (database: Database) => {
  const auditLog = createAuditLog(database);

  const list = (vendorId: number) =>
    database.query<PreparedAnswer>(
      sql`SELECT ${columns} FROM prepared_answers WHERE vendor_id = ${vendorId} ORDER BY lower(title), id`,
    );

  /** @throws AppError 404 */
  const lock = async (vendorId: number, id: number): Promise<PreparedAnswer> => {
    const row = await database.first<PreparedAnswer>(
      sql`SELECT ${columns} FROM prepared_answers WHERE id = ${id} AND vendor_id = ${vendorId} FOR UPDATE`,
    );
    if (!row) throw notFound();
    return row;
  };

  const textsOf = ({ title, text, text_arabic }: Omit<PreparedAnswer, 'id' | 'updated_at'>) => ({
    ...{ title, text, text_arabic },
  });

  return {
    list,

    /** @throws AppError 422 if the store has as many as it may */
    add: ({ vendorId, actor }: VendorActor, form: z.infer<typeof NewAnswer>): Promise<PreparedAnswer> =>
      database.transaction(async () => {
        await database.query(sql`SELECT FROM vendors WHERE id = ${vendorId} FOR NO KEY UPDATE`);
        if ((await list(vendorId)).length >= LIMITS.preparedAnswers)
          throw invalidField('title', { key: 'threads.answers_full', params: { limit: LIMITS.preparedAnswers } });
        const row = await database.first<PreparedAnswer>(sql`
          INSERT INTO prepared_answers (vendor_id, title, text, text_ar)
          VALUES (${vendorId}, ${form.title}, ${form.text}, ${form.text_arabic}) RETURNING ${columns}`);
        if (!row) throw notFound();
        await auditLog.record(actor, {
          ...{ action: 'prepared_answer.created', entity: 'prepared_answer', entityId: row.id, label: row.title },
          before: null,
          after: textsOf(row),
        });
        return row;
      }),

    /** @throws AppError 404, 409 if it has changed since it was shown */
    edit: (
      { vendorId, actor }: VendorActor,
      id: number,
      { updated_at_seen: seen, ...form }: z.infer<typeof EditedAnswer>,
    ): Promise<PreparedAnswer> =>
      database.transaction(async () => {
        const before = await lock(vendorId, id);
        assertUnchangedSince(before.updated_at, seen);
        const row = await database.first<PreparedAnswer>(sql`
          UPDATE prepared_answers SET title = ${form.title}, text = ${form.text}, text_ar = ${form.text_arabic},
            updated_at = clock_timestamp() WHERE id = ${id} RETURNING ${columns}`);
        if (!row) throw notFound();
        await auditLog.record(actor, {
          ...{ action: 'prepared_answer.edited', entity: 'prepared_answer', entityId: id, label: row.title },
          before: textsOf(before),
          after: textsOf(row),
        });
        return row;
      }),

    /** @throws AppError 404 */
    remove: ({ vendorId, actor }: VendorActor, id: number): Promise<void> =>
      database.transaction(async () => {
        const before = await lock(vendorId, id);
        await database.query(sql`DELETE FROM prepared_answers WHERE id = ${id}`);
        await auditLog.record(actor, {
          ...{ action: 'prepared_answer.deleted', entity: 'prepared_answer', entityId: id, label: before.title },
          before: textsOf(before),
          after: null,
        });
      }),
  };
};
