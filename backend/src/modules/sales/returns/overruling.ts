import type { FastifyInstance } from 'fastify';
import { fromWire } from '../../../money/money.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { isSent } from '../orders/status/status.ts';
import { sendBy } from './deadlines.ts';
import type { Overrule } from './forms.ts';
import { createInspections } from './inspections.ts';
import { createReturnMail } from './return-mail.ts';
import { createReturnRepository, type LockedReturn } from './repository.ts';

const newsOf = ({ state }: LockedReturn) => {
  if (state === 'inspected') return 'return-refunded';
  return state === 'declined' ? 'return-declined' : 'return-approved';
};

/**
 * Admins' decisions between a customer and a vendor: they can grant more than the vendor, never less, and decide what a
 * vendor leaves undecided.
 */
export const createOverruling = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const returns = createReturnRepository(database);
  const inspections = createInspections(database);
  const mail = createReturnMail(outbox);
  const auditLog = createAuditLog(database);

  /** @throws AppError 404 */
  const lock = async (returnNo: string): Promise<LockedReturn> => {
    const row = await returns.lock('everybody', returnNo);
    if (!row) throw notFound();
    return row;
  };

  /**
   * In the meantime the customer may have requested another return of the same units, or the order may have been
   * refunded.
   */
  const assertStillThere = async (row: LockedReturn): Promise<void> => {
    if (!isSent(row.status)) throw new AppError(409, 'return_decided');
    const items = await returns.items(row.part_id);
    for (const line of await returns.lines(row.id)) {
      const left = items.find(({ id }) => id === line.order_item_id)?.left ?? 0;
      if (line.quantity > left) throw invalidField('decision', { key: 'returns.too_many', params: { count: left } });
    }
  };

  const approve = async (admin: SessionUser, row: LockedReturn, { decision, reason }: Overrule) => {
    const keepGoods = decision === 'keep_goods' || (await returns.isMissing(row.id));
    const beside = sql`, keep_goods = ${keepGoods}`;
    await returns.change(
      row.id,
      { state: 'approved', due_at: keepGoods ? null : sendBy(), moment: 'decided_at' },
      beside,
    );
    await returns.record(row.id, 'approved', reason, admin);
    if (keepGoods) await inspections.finishWithoutGoods(row, reason, admin);
  };

  const decline = async (admin: SessionUser, row: LockedReturn, reason: string) => {
    const beside = sql`, decline_reason = ${reason}`;
    await returns.change(row.id, { state: 'declined', due_at: null, moment: 'decided_at' }, beside);
    await returns.record(row.id, 'declined', reason, admin);
  };

  /** Decides for a vendor who is late or gone. A sent return cannot be approved again. */
  const decideInstead = async (admin: SessionUser, row: LockedReturn, form: Overrule) => {
    if (form.decision === 'decline') return decline(admin, row, form.reason);
    if (row.state === 'requested') return approve(admin, row, form);
    if (form.decision === 'approve') throw new AppError(409, 'return_decided');
    await inspections.finishWithoutGoods(row, form.reason, admin);
  };

  /** @throws AppError 422 if it exceeds what is left of the payment */
  const goodwillOf = async (row: LockedReturn, goodwill: number, beside: number): Promise<number> => {
    if (goodwill === 0) return 0;
    const minor = fromWire(goodwill, row.currency);
    const left = row.total_amount - (await returns.refundedOf(row.part_id)) - beside;
    if (minor === null || minor > left) throw invalidField('goodwill', 'returns.goodwill_invalid');
    return minor;
  };

  const addTo = async (admin: SessionUser, row: LockedReturn, { lines, goodwill, reason }: Overrule) => {
    const amounts = await inspections.acceptMore(row, lines);
    const refund = amounts.reduce((total, line) => total + line.refund, 0);
    const given = await goodwillOf(row, goodwill, refund);
    if (refund + given === 0) throw invalidField('goodwill', 'returns.nothing_more');
    await returns.change(row.id, { state: 'inspected', due_at: null, moment: null });
    await returns.record(row.id, 'inspected', reason, admin);
    await inspections.give(row, amounts, given, admin);
  };

  return {
    /**
     * @throws AppError 404, 409 if the version has changed, or if the return is neither declined nor inspected and the
     * vendor still has time, 422 by field
     */
    overrule: (admin: SessionUser, returnNo: string, form: Overrule): Promise<void> =>
      database.transaction(async () => {
        const before = await lock(returnNo);
        const { decision, reason, version = before.version } = form;
        if (version !== before.version) throw new AppError(409, 'changed_meanwhile');
        if (decision !== undefined && decision !== 'decline' && before.state === 'declined') {
          await assertStillThere(before);
          await approve(admin, before, form);
        } else if (decision !== undefined && before.awaits_admin) await decideInstead(admin, before, form);
        else if (decision === undefined && before.state === 'inspected') await addTo(admin, before, form);
        else throw new AppError(409, 'return_decided');
        await database.query(sql`
          UPDATE returns SET overruled_by = ${admin.id}, overrule_reason = ${reason} WHERE id = ${before.id}`);
        const after = await lock(returnNo);
        await auditLog.record(admin, {
          ...{ action: 'return.overruled', entity: 'return', entityId: returnNo, label: returnNo },
          before: { return_state: before.state, [before.currency]: before.refund_total + before.goodwill },
          after: { return_state: after.state, [after.currency]: after.refund_total + after.goodwill, reason },
        });
        await mail.toCustomer(after, newsOf(after), reason);
        await mail.toVendor(after, 'return-overruled', reason);
      }),
  };
};
