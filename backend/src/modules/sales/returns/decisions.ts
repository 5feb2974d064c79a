import type { FastifyInstance } from 'fastify';
import { sql } from '../../../sql/sql.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';
import { inspectBy, sendBy } from './deadlines.ts';
import type { Inspection, ReturnDecision } from './forms.ts';
import { createInspections } from './inspections.ts';
import { createReturnMail } from './return-mail.ts';
import { createReturnRepository, type LockedReturn } from './repository.ts';
import { toPreview } from './view.ts';

/** Vendors' decisions about returns, and their inspections. */
export const createReturnDecisions = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const returns = createReturnRepository(database);
  const inspections = createInspections(database);
  const mail = createReturnMail(outbox);
  const auditLog = createAuditLog(database);

  /** @throws AppError 404 */
  const lock = async ({ vendorId }: VendorActor, returnNo: string): Promise<LockedReturn> => {
    const row = await returns.lock({ vendorId }, returnNo);
    if (!row) throw notFound();
    return row;
  };

  const record = ({ actor }: VendorActor, action: AuditAction, { return_no: no, state }: LockedReturn, after: object) =>
    auditLog.record(actor, {
      ...{ action, entity: 'return', entityId: no, label: no },
      ...{ before: { return_state: state }, after: { ...after } },
    });

  const approve = async (owner: VendorActor, row: LockedReturn, reason: string, keepGoods: boolean) => {
    const beside = sql`, keep_goods = ${keepGoods}, instructions = ${reason}`;
    await returns.change(
      row.id,
      { state: 'approved', due_at: keepGoods ? null : sendBy(), moment: 'decided_at' },
      beside,
    );
    await returns.record(row.id, 'approved', reason, owner.actor);
    if (keepGoods) await inspections.finishWithoutGoods(row, '', owner.actor);
    const after = await lock(owner, row.return_no);
    await mail.toCustomer(after, keepGoods ? 'return-refunded' : 'return-approved', reason);
  };

  const decline = async (owner: VendorActor, row: LockedReturn, reason: string) => {
    const beside = sql`, decline_reason = ${reason}`;
    await returns.change(row.id, { state: 'declined', due_at: null, moment: 'decided_at' }, beside);
    await returns.record(row.id, 'declined', reason, owner.actor);
    await mail.toCustomer(await lock(owner, row.return_no), 'return-declined', reason);
  };

  const inspectable = async (owner: VendorActor, returnNo: string): Promise<LockedReturn> => {
    const row = await lock(owner, returnNo);
    if (row.state !== 'received') throw new AppError(409, 'return_decided');
    return row;
  };

  return {
    /** @throws AppError 404, 409 once decided or withdrawn */
    decide: (owner: VendorActor, returnNo: string, { decision, reason, keep_goods }: ReturnDecision): Promise<void> =>
      database.transaction(async () => {
        const row = await lock(owner, returnNo);
        if (row.state !== 'requested') throw new AppError(409, 'return_decided');
        const keepGoods = keep_goods || (await returns.isMissing(row.id));
        if (decision === 'approve') await approve(owner, row, reason, keepGoods);
        else await decline(owner, row, reason);
        const { state } = await lock(owner, returnNo);
        await record(owner, 'return.decided', row, { return_state: state, reason });
      }),

    /**
     * Marks the parcel as received. Idempotent.
     * @throws AppError 404, 409 unless it is in transit
     */
    receive: (owner: VendorActor, returnNo: string): Promise<void> =>
      database.transaction(async () => {
        const row = await lock(owner, returnNo);
        if (row.state === 'received') return;
        if (row.state !== 'approved' && row.state !== 'sent') throw new AppError(409, 'return_decided');
        await returns.change(row.id, { state: 'received', due_at: inspectBy(), moment: 'received_at' });
        await returns.record(row.id, 'received', '', owner.actor);
        await record(owner, 'return.received', row, { return_state: 'received' });
        await mail.toCustomer(await lock(owner, returnNo), 'return-received');
      }),

    /**
     * Preview of an inspection's refunds by line.
     * @throws AppError 404, 409 unless received, 422 by line
     */
    preview: (owner: VendorActor, returnNo: string, { lines }: Inspection) =>
      database.transaction(async () => {
        const row = await inspectable(owner, returnNo);
        return toPreview(await inspections.preview(row, lines), row.currency);
      }),

    /** @throws AppError 404, 409 unless received or if the version has changed, 422 by line */
    inspect: (owner: VendorActor, returnNo: string, { lines, version }: Inspection): Promise<void> =>
      database.transaction(async () => {
        const row = await inspectable(owner, returnNo);
        if (row.version !== version) throw new AppError(409, 'changed_meanwhile');
        await inspections.finish(row, lines, '', owner.actor);
        const after = await lock(owner, returnNo);
        await record(owner, 'return.inspected', row, { return_state: 'inspected', [row.currency]: after.refund_total });
        await mail.toCustomer(
          after,
          'return-refunded',
          lines
            .map((line) => line.refused_reason)
            .filter(Boolean)
            .join('; '),
        );
      }),
  };
};
