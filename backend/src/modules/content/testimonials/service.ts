import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createTestimonialRepository } from './repository.ts';
import type { AdminTestimonial, TestimonialEdit, TestimonialForm } from './schemas.ts';

type Row = z.infer<typeof AdminTestimonial>;
type Columns = Record<string, unknown>;

/** Testimonial management for admins. Every change is recorded in the audit log. */
export const createTestimonialService = (database: Database) => {
  const testimonials = createTestimonialRepository(database);
  const auditLog = createAuditLog(database);

  const record = (
    admin: SessionUser,
    action: 'created' | 'edited' | 'deleted',
    { id, name }: Pick<Row, 'id' | 'name'>,
    before: Columns | null,
    after: Columns | null,
  ) =>
    auditLog.record(admin, {
      action: `testimonial.${action}`,
      entity: 'testimonial',
      entityId: id,
      label: name,
      before,
      after,
    });

  /** @throws AppError 404 */
  const find = async (id: number): Promise<Row> => {
    const testimonial = await testimonials.find(id);
    if (!testimonial) throw notFound();
    return testimonial;
  };

  return {
    find,

    /** @returns its id */
    create: (admin: SessionUser, form: TestimonialForm): Promise<number> =>
      database.transaction(async () => {
        const row = await testimonials.insert(form);
        if (!row) throw new Error('The testimonial was not stored.');
        await record(admin, 'created', { id: row.id, name: form.name }, null, { ...form });
        return row.id;
      }),

    /** @throws AppError 404, 409 after another save */
    edit: (admin: SessionUser, id: number, { updated_at_seen: seen, ...form }: TestimonialEdit): Promise<void> =>
      database.transaction(async () => {
        const { id: _id, updated_at: updatedAt, ...before } = await find(id);
        assertUnchangedSince(updatedAt, seen);
        await testimonials.save(id, form);
        await record(admin, 'edited', { id, name: form.name }, before, { ...form });
      }),

    /** @throws AppError 404 */
    remove: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const { id: _id, updated_at: _at, ...before } = await find(id);
        await testimonials.remove(id);
        await record(admin, 'deleted', { id, name: before.name }, before, null);
      }),
  };
};
