import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { lockVendorAccounts } from '../../../ledger/vendor-accounts.ts';
import { lastOf, maskedIban } from '../../../money/iban.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';
import { createNotifications } from '../../people/notifications/notifications.ts';
import { createBankAccountRepository, type BankAccountRow } from './repository.ts';
import type { BankAccountDecision, BankAccountForm } from './schemas.ts';

const audited = ({ iban, holder, bank, state, remarks }: BankAccountRow) => ({
  ...{ iban: maskedIban(iban), holder, bank, state, remarks },
});

/** Vendors' payout accounts: the vendor submits one, an admin reviews it. Until then the previous one is paid. */
export const createBankAccounts = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const accounts = createBankAccountRepository(database);
  const notifications = createNotifications(database);
  const auditLog = createAuditLog(database);

  const one = async (id: number): Promise<BankAccountRow> => {
    const [row] = await accounts.list(sql`b.id = ${id}`, 1, 0);
    if (!row) throw notFound();
    return row;
  };

  const record = (actor: SessionUser, action: AuditAction, before: BankAccountRow | null, after: BankAccountRow) =>
    auditLog.record(actor, {
      ...{ action, entity: 'bank_account', entityId: after.id, label: after.company_name },
      ...{ before: before && audited(before), after: audited(after) },
    });

  const notify = ({ iban, remarks, ...to }: BankAccountRow, template: string) =>
    outbox.enqueue({
      eventId: `bank-account:${randomUUID()}`,
      ...{ template, recipient: to.email, lang: to.lang },
      store: { vendorId: to.vendor_id, permission: 'money.read' },
      payload: {
        firstname: to.firstname,
        last: lastOf(iban),
        bank: to.bank,
        remarks,
        is_held_back: to.held_until !== null,
      },
    });

  return {
    one,

    /** Verified and latest account of a vendor, and the reason why payouts are on hold. */
    async read(vendorId: number) {
      return {
        verified: await accounts.latest(vendorId, sql`b.state = 'verified'`),
        latest: await accounts.latest(vendorId),
        hold_reason: await accounts.holdReason(vendorId),
      };
    },

    /** Submits an account. The vendor is notified by mail, in case it was someone else. Idempotent. */
    ask: ({ vendorId, actor }: VendorActor, form: BankAccountForm): Promise<void> =>
      database.transaction(async () => {
        await lockVendorAccounts(database, [vendorId]);
        const before = await accounts.latest(vendorId);
        const isOpen = before?.state === 'waiting' || before?.state === 'verified';
        const latestForm = before && { iban: before.iban, holder: before.holder, bank: before.bank };
        if (isOpen && isDeepStrictEqual(latestForm, form)) return;
        await accounts.replace(vendorId, 'waiting');
        const row = await one(await accounts.add(vendorId, form, actor.id));
        await record(actor, 'bank_account.stated', null, row);
        await notify(row, 'bank-account-changed');
      }),

    /**
     * Verifies or rejects an account.
     * @throws AppError 404 for an unknown account, 409 if it was decided or replaced in the meantime, or is held back
     */
    decide: (admin: SessionUser, id: number, { decision, remarks }: BankAccountDecision): Promise<void> =>
      database.transaction(async () => {
        const { vendor_id: vendorId } = await one(id);
        await lockVendorAccounts(database, [vendorId]);
        const before = await one(id);
        if (before.state !== 'waiting') throw new AppError(409, 'bank_account_decided');
        if (decision === 'verify' && before.held_until !== null && Date.parse(before.held_until) > Date.now())
          throw new AppError(409, 'bank_account_held', { data: { until: before.held_until } });
        const state = decision === 'verify' ? 'verified' : 'rejected';
        if (state === 'verified') await accounts.replace(vendorId, 'verified');
        await accounts.decide(id, state, remarks, admin.id);
        const after = await one(id);
        await record(admin, `bank_account.${state}`, before, after);
        await notify(after, `bank-account-${state}`);
        await notifications.notifyVendor(vendorId, `bank_account_${state}`, {
          ...{ bank: after.bank, last: lastOf(after.iban), reason: remarks },
        });
      }),
  };
};
