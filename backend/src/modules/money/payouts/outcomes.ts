import type { FastifyInstance } from 'fastify';
import { createPosting } from '../../../ledger/posting.ts';
import { lastOf } from '../../../money/iban.ts';
import { toWire } from '../../../money/money.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';
import { createNotifications } from '../../people/notifications/notifications.ts';
import { createPayoutRepository, type PayoutRow } from './repository.ts';
import type { PaidForm } from './schemas.ts';

const audited = ({ state, bank_reference, paid_on, reason }: PayoutRow) => ({ state, bank_reference, paid_on, reason });

/** Outcomes of payouts, entered by an admin from the bank account. */
export const createPayoutOutcomes = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const payouts = createPayoutRepository(database);
  const posting = createPosting(database);
  const notifications = createNotifications(database);
  const auditLog = createAuditLog(database);

  const lock = async (payoutNo: string): Promise<PayoutRow> => {
    const row = await payouts.lock(payoutNo);
    if (!row) throw notFound();
    return row;
  };

  const finish = async (admin: SessionUser, action: AuditAction, before: PayoutRow) => {
    const after = await lock(before.payout_no);
    const { payout_no: no, vendor_id: vendorId, currency, amount: minor, state } = after;
    await auditLog.record(admin, {
      ...{ action, entity: 'payout', entityId: no, label: `${no}, ${after.company_name}` },
      ...{ before: audited(before), after: audited(after) },
    });
    await outbox.enqueue({
      eventId: `payout:${no}:${state}`,
      ...{ template: state === 'paid' ? 'payout-sent' : 'payout-failed', recipient: after.email, lang: after.lang },
      store: { vendorId, permission: 'money.read' },
      payload: {
        ...{ payout_no: no, currency, amount: minor, firstname: after.firstname, reason: after.reason },
        ...{ bank_reference: after.bank_reference, last: lastOf(after.iban) },
      },
    });
    await notifications.notifyVendor(vendorId, state === 'paid' ? 'payout_sent' : 'payout_failed', {
      ...{ payout_no: no, currency, amount: toWire(minor, currency), reason: after.reason },
    });
  };

  /** Reverses the payout's entries, last first, and releases what it paid for. */
  const reverseAndRelease = async (
    admin: SessionUser,
    row: PayoutRow,
    state: 'failed' | 'returned',
    reason: string,
  ) => {
    for (const { id } of await payouts.standing(row.id)) await posting.reverse(id, reason, admin.id);
    await payouts.release(row.id, state, reason);
    await finish(admin, `payout.${state}`, row);
  };

  return {
    /**
     * Idempotent per bank reference.
     * @throws AppError 404, 409 if it is not underway, 422 for a day before its run
     */
    paid: (admin: SessionUser, payoutNo: string, form: PaidForm): Promise<void> =>
      database.transaction(async () => {
        const row = await lock(payoutNo);
        if (row.state === 'paid' && row.bank_reference === form.bank_reference) return;
        if (row.state !== 'underway') throw new AppError(409, 'payout_not_underway');
        if (form.paid_on < row.run_on) throw invalidField('paid_on', 'payout.paid_before_run');
        await payouts.setPaid(row.id, form.bank_reference, form.paid_on);
        await posting.post({
          ...{ key: `payout_paid:${payoutNo}`, kind: 'payout_paid', currency: row.currency, vendorId: row.vendor_id },
          ...{ payoutId: row.id, reason: form.bank_reference, actorId: admin.id, day: form.paid_on },
          lines: [
            ['payouts_underway', row.amount],
            ['bank', -row.amount],
          ],
        });
        await finish(admin, 'payout.paid', row);
      }),

    /**
     * The next run pays it again.
     * @throws AppError 404, 409 if it is not underway
     */
    failed: (admin: SessionUser, payoutNo: string, reason: string): Promise<void> =>
      database.transaction(async () => {
        const row = await lock(payoutNo);
        if (row.state !== 'underway') throw new AppError(409, 'payout_not_underway');
        await reverseAndRelease(admin, row, 'failed', reason);
      }),

    /**
     * The bank had paid it, but the money came back. The next run pays it again.
     * @throws AppError 404, 409 if it is not paid
     */
    returned: (admin: SessionUser, payoutNo: string, reason: string): Promise<void> =>
      database.transaction(async () => {
        const row = await lock(payoutNo);
        if (row.state !== 'paid') throw new AppError(409, 'payout_not_paid');
        await reverseAndRelease(admin, row, 'returned', reason);
      }),
  };
};
