import type { FastifyInstance } from 'fastify';
import { createPosting } from '../../ledger/posting.ts';
import { lastOf } from '../../money/iban.ts';
import { toWire } from '../../money/money.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { AppError, invalidField, notFound } from '../../wire/errors.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import type { AuditAction } from '../audit/words.ts';
import { createNotifications } from '../notifications/notifications.ts';
import { createPayoutRepository, type PayoutRow } from './repository.ts';
import type { PaidForm } from './schemas.ts';

const audited = ({ state, bank_reference, paid_on, reason }: PayoutRow) => ({ state, bank_reference, paid_on, reason });

/** What the bank has made of a payout, as an admin reads it there. */
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
      payload: {
        ...{ payout_no: no, currency, amount: minor, firstname: after.firstname, reason: after.reason },
        ...{ bank_reference: after.bank_reference, last: lastOf(after.iban) },
      },
    });
    await notifications.notifyVendor(vendorId, state === 'paid' ? 'payout_sent' : 'payout_failed', {
      ...{ payout_no: no, currency, amount: toWire(minor, currency), reason: after.reason },
    });
  };

  /** Takes back what was posted of it, the last first, and lets go of what it paid for. */
  const takeBack = async (admin: SessionUser, row: PayoutRow, state: 'failed' | 'returned', reason: string) => {
    for (const { id } of await payouts.standing(row.id)) await posting.reverse(id, reason, admin.id);
    await payouts.release(row.id, state, reason);
    await finish(admin, `payout.${state}`, row);
  };

  return {
    /**
     * The bank has paid it. The same reference a second time is nothing.
     * @throws AppError 404, 409 unless it is underway, 422 for a day before its run
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

    /** The bank has not paid it: the next run does. @throws AppError 404, 409 unless it is underway */
    failed: (admin: SessionUser, payoutNo: string, reason: string): Promise<void> =>
      database.transaction(async () => {
        const row = await lock(payoutNo);
        if (row.state !== 'underway') throw new AppError(409, 'payout_not_underway');
        await takeBack(admin, row, 'failed', reason);
      }),

    /** The bank had paid it, and the money has come back: the next run pays it. @throws AppError 404, 409 unless it was paid */
    returned: (admin: SessionUser, payoutNo: string, reason: string): Promise<void> =>
      database.transaction(async () => {
        const row = await lock(payoutNo);
        if (row.state !== 'paid') throw new AppError(409, 'payout_not_paid');
        await takeBack(admin, row, 'returned', reason);
      }),
  };
};
