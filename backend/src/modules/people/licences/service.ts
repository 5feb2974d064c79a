import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { shopDay } from '../../../calendar/working-days.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, invalidField, notFound, type FieldMessage } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';
import type { VendorActor } from '../auth/vendor-actor.ts';
import { createNotifications } from '../notifications/notifications.ts';
import { createHolds } from './holds.ts';
import { createLicenceRepository, type LicenceRow } from './repository.ts';
import type { LicenceFacts, LicenceForm } from './schemas.ts';

const audited = ({ type, number, activity, issued_on, expires_on, categories, state, reason }: LicenceRow) => ({
  ...{ type: type.name, number, activity, issued_on, expires_on },
  ...{ categories: categories.map(({ name }) => name).join(', '), state, reason },
});

/** Errors of the days of a licence, by field. */
const dayErrors = ({ issued_on: issued, expires_on: expires }: LicenceFacts): Record<string, FieldMessage[]> => {
  const today = shopDay(new Date());
  if (issued > today) return { issued_on: ['licence.issued_ahead'] };
  if (expires <= issued) return { expires_on: ['licence.order'] };
  return expires < today ? { expires_on: ['licence.expired'] } : {};
};

/** Licences: vendors submit them, admins decide. Lock order: vendor first. */
export const createLicences = ({ database, files, outbox }: Pick<FastifyInstance, 'database' | 'files' | 'outbox'>) => {
  const licences = createLicenceRepository(database);
  const holds = createHolds(database);
  const notifications = createNotifications(database);
  const auditLog = createAuditLog(database);

  const one = async (id: number): Promise<LicenceRow> => {
    const row = await licences.find(sql`l.id = ${id}`);
    if (!row) throw notFound();
    return row;
  };

  /** A licence of the vendor. @throws AppError 404 */
  const own = async (vendorId: number, id: number): Promise<LicenceRow> => {
    const row = await licences.find(sql`l.id = ${id} AND l.vendor_id = ${vendorId}`);
    if (!row) throw notFound();
    return row;
  };

  const record = (actor: SessionUser, action: AuditAction, before: LicenceRow | null, after: LicenceRow) =>
    auditLog.record(actor, {
      ...{ action, entity: 'licence', entityId: after.id, label: after.vendor.company_name },
      ...{ before: before && audited(before), after: audited(after) },
    });

  /** @throws AppError 422 naming every invalid field */
  const check = async (facts: LicenceFacts, scoped: boolean): Promise<void> => {
    const { categories } = facts;
    const fields = dayErrors(facts);
    if (scoped && categories.length === 0) fields.categories = ['licence.categories_required'];
    else if ((await licences.countCategories(categories)) !== new Set(categories).size)
      fields.categories = ['licence.category_unknown'];
    if (Object.keys(fields).length > 0) throw new AppError(422, 'validation', { fields });
  };

  /** Tells the vendor about a decision, by notification and mail. */
  const tell = async (row: LicenceRow): Promise<void> => {
    const { type, number, expires_on, reason } = row;
    const outcome = row.state === 'accepted' ? 'accepted' : row.state === 'refused' ? 'refused' : 'revoked';
    const names = { name: type.name, name_arabic: type.name_arabic };
    await notifications.notifyVendor(row.vendor.id, 'licence_decided', { ...names, outcome, reason });
    await outbox.enqueue({
      eventId: `licence:${randomUUID()}`,
      ...{ template: 'licence-decided', recipient: row.email, lang: row.lang },
      store: { vendorId: row.vendor.id, permission: 'settings.write' },
      payload: { firstname: row.firstname, ...names, number, expires_on, outcome, reason },
    });
  };

  /**
   * Changes a licence under the lock on its vendor, whose sales wait for it, and settles what the vendor may sell.
   * @throws AppError 404, or 409 with the name of who has decided
   */
  const decide = async (
    admin: SessionUser,
    id: number,
    [action, expected]: [AuditAction, LicenceRow['state']],
    change: (row: LicenceRow) => Promise<unknown>,
  ): Promise<void> => {
    const { vendor } = await one(id);
    await database.transaction(async () => {
      await licences.lockVendor(vendor.id);
      const before = await one(id);
      if (before.state !== expected)
        throw new AppError(409, before.decided_by === null ? 'licence_withdrawn' : 'licence_decided', {
          params: { name: before.decided_by ?? '' },
        });
      await change(before);
      const after = await one(id);
      await holds.settle(vendor.id);
      await record(admin, action, before, after);
      await tell(after);
    });
  };

  return {
    one,

    own,

    /**
     * Submits a licence for review. The present one counts until its last day.
     * @throws AppError 409 while another one of the type is to be reviewed; 413 or 422 on the field
     */
    async submit({ vendorId, actor }: VendorActor, form: LicenceForm): Promise<void> {
      const type = await licences.typeFor(vendorId, form.type);
      if (!type) throw invalidField('type', 'licence.type_required');
      const facts = { ...form, categories: type.scoped ? form.categories : [] };
      await check(facts, type.scoped);
      const file = await files.savePrivate(form.file, 'file', actor.id);
      await database
        .transaction(async () => {
          const id = await licences.insert(vendorId, facts, file.id);
          if (id === null) throw new AppError(409, 'licence_submitted');
          await record(actor, 'licence.submitted', null, await one(id));
        })
        .catch(async (error: unknown) => {
          await files.remove(file.id);
          throw error;
        });
    },

    /** Withdraws a licence before it is decided. @throws AppError 404; 409 once decided */
    withdraw: ({ vendorId, actor }: VendorActor, id: number): Promise<void> =>
      database.transaction(async () => {
        await licences.lockVendor(vendorId);
        const before = await own(vendorId, id);
        if (before.state !== 'submitted')
          throw new AppError(409, 'licence_decided', { params: { name: before.decided_by ?? '' } });
        await licences.close(id, 'withdrawn', '', actor.id);
        await record(actor, 'licence.withdrawn', before, await one(id));
      }),

    /**
     * Accepts a licence with the facts read from the paper; its categories return at once.
     * @throws AppError 404, 409 with the name of who has decided, 422 on the field
     */
    accept: (admin: SessionUser, id: number, form: LicenceFacts): Promise<void> =>
      decide(admin, id, ['licence.accepted', 'submitted'], async ({ type }) => {
        const facts = { ...form, categories: type.scoped ? form.categories : [] };
        await check(facts, type.scoped);
        await licences.accept(id, facts, admin.id);
      }),

    refuse: (admin: SessionUser, id: number, reason: string): Promise<void> =>
      decide(admin, id, ['licence.refused', 'submitted'], () => licences.close(id, 'refused', reason, admin.id)),

    /** Revokes an accepted licence, as its authority has; what only it covers is paused at once. */
    revoke: (admin: SessionUser, id: number, reason: string): Promise<void> =>
      decide(admin, id, ['licence.revoked', 'accepted'], () => licences.close(id, 'withdrawn', reason, admin.id)),

    /** The paper. @throws AppError 404 */
    async file(id: number) {
      const fileId = await licences.fileOf(id);
      if (fileId === null) throw notFound();
      return files.readPrivate(fileId);
    },
  };
};
