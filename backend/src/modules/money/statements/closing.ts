import type { FastifyInstance } from 'fastify';
import { lockVendorAccounts } from '../../../ledger/vendor-accounts.ts';
import { toWire } from '../../../money/money.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { invalidField } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createInvoicing } from '../invoices/issuing.ts';
import { createNotifications } from '../../people/notifications/notifications.ts';
import { createClosingRepository, type Account, type ClosedStatement } from './closing-repository.ts';
import { daysOf, isOver, monthToClose } from './months.ts';

/**
 * Closes monthly accounts. A statement takes all entries up to the last day of the month that are in no statement, so
 * that late commits go into the next one and no entry is missed. Each account has its own transaction, so that an
 * interrupted run can be resumed.
 */
export const createClosing = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const closings = createClosingRepository(database);
  const notifications = createNotifications(database);
  const auditLog = createAuditLog(database);
  const invoicing = createInvoicing(database);

  const notify = async (statement: ClosedStatement, month: string): Promise<void> => {
    const { statement_no, currency, closing: minor } = statement;
    await outbox.enqueue({
      eventId: `statement:${statement_no}`,
      ...{ template: 'statement-ready', recipient: statement.email, lang: statement.lang },
      store: { vendorId: statement.vendor_id, permission: 'money.read' },
      payload: { firstname: statement.firstname, statement_no, month, currency, closing: minor },
    });
    const closing = toWire(minor, currency) + 0;
    await notifications.notifyVendor(statement.vendor_id, 'statement_ready', {
      ...{ statement_no, month, currency, closing },
    });
  };

  /** The commission invoice comes last, because it locks the marketplace's invoice series. */
  const closeOne = (account: Account, month: string): Promise<boolean> =>
    database.transaction(async () => {
      await lockVendorAccounts(database, [account.vendor_id]);
      const { fromDay, toDay } = daysOf(month);
      const statement = await closings.close(account, fromDay, toDay);
      if (statement === null) return false;
      await notify(statement, month);
      await invoicing.forStatement(statement.id);
      return true;
    });

  /** @returns the number of statements closed */
  const close = async (month: string): Promise<number> => {
    let closed = 0;
    for (const account of await closings.due(daysOf(month).toDay)) closed += (await closeOne(account, month)) ? 1 : 0;
    return closed;
  };

  return {
    /**
     * Closes a month on request of an admin.
     * @param month YYYY-MM
     * @throws AppError 422 if the month is not over
     */
    async closeFor(admin: SessionUser, month: string, now = new Date()): Promise<number> {
      if (!isOver(month, now)) throw invalidField('month', 'statement.month_not_over');
      const due = (await closings.due(daysOf(month).toDay)).length;
      if (due === 0) return 0;
      await auditLog.record(admin, {
        ...{ action: 'statement.closed', entity: 'statement', entityId: month, label: month },
        ...{ before: null, after: { month, statements: due } },
      });
      return close(month);
    },

    /**
     * Closes the last month if it is due.
     * @returns the number of statements closed
     */
    closeLastMonth: (now = new Date()): Promise<number> => close(monthToClose(now)),
  };
};
