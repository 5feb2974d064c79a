import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { lockVendorAccounts } from '../../ledger/vendor-accounts.ts';
import { lastOf, maskedIban } from '../../money/iban.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { sql } from '../../sql/sql.ts';
import { AppError, notFound } from '../../wire/errors.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import type { AuditAction } from '../audit/words.ts';
import type { VendorActor } from '../auth/vendor-actor.ts';
import { createNotifications } from '../notifications/notifications.ts';
import { createBankAccountRepository, type BankAccountRow } from './repository.ts';
import type { BankAccountDecision, BankAccountForm } from './schemas.ts';

const audited = ({ iban, holder, bank, state, remarks }: BankAccountRow) => ({
  ...{ iban: maskedIban(iban), holder, bank, state, remarks },
});

/** Into which account a vendor is paid: he states it, an admin looks at it. Until then the one before is paid to. */
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

  const tell = ({ iban, remarks, ...to }: BankAccountRow, template: string) =>
    outbox.enqueue({
      eventId: `bank-account:${randomUUID()}`,
      ...{ template, recipient: to.email, lang: to.lang },
      payload: { firstname: to.firstname, last: lastOf(iban), bank: to.bank, remarks },
    });

  return {
    one,

    /** What a vendor is paid to, what he has stated last, and whether payouts are held back. */
    async read(vendorId: number) {
      return {
        verified: await accounts.latest(vendorId, sql`b.state = 'verified'`),
        latest: await accounts.latest(vendorId),
        hold_reason: await accounts.holdReason(vendorId),
      };
    },

    /** A vendor states an account, and is written to: it might have been somebody else. The same once more is nothing. */
    ask: ({ vendorId, actor }: VendorActor, form: BankAccountForm): Promise<void> =>
      database.transaction(async () => {
        await lockVendorAccounts(database, [vendorId]);
        const before = await accounts.latest(vendorId);
        const isOpen = before?.state === 'waiting' || before?.state === 'verified';
        const stated = before && { iban: before.iban, holder: before.holder, bank: before.bank };
        if (isOpen && isDeepStrictEqual(stated, form)) return;
        await accounts.replace(vendorId, 'waiting');
        const row = await one(await accounts.add(vendorId, form));
        await record(actor, 'bank_account.stated', null, row);
        await tell(row, 'bank-account-changed');
      }),

    /**
     * An admin has looked at an account: it is paid to from now on, or it is not.
     * @throws AppError 404 for a missing one, 409 when it was decided or replaced meanwhile
     */
    decide: (admin: SessionUser, id: number, { decision, remarks }: BankAccountDecision): Promise<void> =>
      database.transaction(async () => {
        const { vendor_id: vendorId } = await one(id);
        await lockVendorAccounts(database, [vendorId]);
        const before = await one(id);
        if (before.state !== 'waiting') throw new AppError(409, 'bank_account_decided');
        const state = decision === 'verify' ? 'verified' : 'rejected';
        if (state === 'verified') await accounts.replace(vendorId, 'verified');
        await accounts.decide(id, state, remarks, admin.id);
        const after = await one(id);
        await record(admin, `bank_account.${state}`, before, after);
        await tell(after, `bank-account-${state}`);
        await notifications.notifyVendor(vendorId, `bank_account_${state}`, {
          ...{ bank: after.bank, last: lastOf(after.iban), reason: remarks },
        });
      }),
  };
};
