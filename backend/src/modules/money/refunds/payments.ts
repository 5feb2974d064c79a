import type { FastifyInstance } from 'fastify';
import { createReturnPosting } from '../../../ledger/return-posting.ts';
import { lastOf } from '../../../money/iban.ts';
import { toWire } from '../../../money/money.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';
import { createRefundRepository, type RefundRow } from './repository.ts';
import type { RefundFailed, RefundPaid } from './schemas.ts';

const audited = ({ state, bank_reference, paid_on, failure }: RefundRow) => ({
  ...{ refund_state: state, bank_reference, paid_on, reason: failure },
});

/** Outcomes of refund transfers, entered by an admin from the bank account. */
export const createRefundPayments = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const refunds = createRefundRepository(database);
  const posting = createReturnPosting(database);
  const auditLog = createAuditLog(database);

  /** @throws AppError 404 */
  const lock = async (id: number): Promise<RefundRow> => {
    const row = await refunds.lock(id);
    if (!row) throw notFound();
    return row;
  };

  /**
   * Prevents paying a card refund twice.
   * @throws AppError 409
   */
  const assertByTransfer = ({ method }: RefundRow): void => {
    if (method === 'card') throw new AppError(409, 'refund_by_card');
  };

  /**
   * The account may have been replaced in the meantime; the bank's outcome then refers to the previous one.
   * @throws AppError 409
   */
  const assertSame = (row: RefundRow, version: number): void => {
    if (version !== row.version) throw new AppError(409, 'changed_meanwhile');
  };

  const record = async (admin: SessionUser, action: AuditAction, before: RefundRow): Promise<RefundRow> => {
    const after = await lock(before.id);
    await auditLog.record(admin, {
      ...{ action, entity: 'refund', entityId: before.id, label: before.return_no ?? before.order_sub_no },
      ...{ before: audited(before), after: audited(after) },
    });
    return after;
  };

  return {
    /**
     * Idempotent per bank reference.
     * @throws AppError 404, 409 if already paid, refunded by card, or changed to another account in the meantime
     */
    paid: (admin: SessionUser, id: number, { bank_reference, paid_on, version }: RefundPaid): Promise<void> =>
      database.transaction(async () => {
        const row = await lock(id);
        assertByTransfer(row);
        if (row.state === 'paid' && row.bank_reference === bank_reference) return;
        if (row.state === 'paid') throw new AppError(409, 'refund_paid');
        assertSame(row, version);
        await refunds.setPaid(id, bank_reference, paid_on);
        await posting.postPaid(id, admin.id, paid_on);
        const refund = await record(admin, 'refund.paid', row);
        const { part_id, currency, amount, iban, order_sub_no, email, is_guest, lang } = refund;
        await outbox.enqueue({
          ...{ eventId: `refund:${id}:paid`, template: 'refund-sent', recipient: email, lang },
          payload: {
            ...{ order_id: part_id, order_sub_no, currency, amount: toWire(amount, currency), bank_reference },
            ...{ last: lastOf(iban), is_guest },
          },
        });
      }),

    /**
     * The customer is asked for another account.
     * @throws AppError 404, 409 if already paid, refunded by card, or changed to another account in the meantime
     */
    failed: (admin: SessionUser, id: number, { reason, version }: RefundFailed): Promise<void> =>
      database.transaction(async () => {
        const row = await lock(id);
        assertByTransfer(row);
        if (row.state === 'paid') throw new AppError(409, 'refund_paid');
        assertSame(row, version);
        await refunds.setFailed(id, reason);
        await record(admin, 'refund.failed', row);
      }),
  };
};
