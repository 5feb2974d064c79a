import type { FastifyInstance } from 'fastify';
import { toWire } from '../../../money/money.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import type { RefundAccount } from '../../sales/returns/forms.ts';
import { createRefundRepository, type RefundRow } from './repository.ts';

/** Maximum number of mails per run. */
const BATCH = 50;

/** Bank accounts for refunds. Customers are asked for an account that is missing, or that the bank has rejected. */
export const createRefundAccounts = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const refunds = createRefundRepository(database);

  const ask = (row: RefundRow) => {
    const { id, version, part_id, return_no, order_sub_no, currency, amount, iban, email: recipient, lang } = row;
    return outbox.enqueue({
      ...{ eventId: `refund:${id}:account:${version}`, template: 'refund-account-needed', recipient, lang },
      payload: {
        ...{ order_id: part_id, return_no, order_sub_no, currency, amount: toWire(amount, currency) },
        ...{ is_another: iban !== '', is_guest: row.is_guest },
      },
    });
  };

  return {
    /**
     * Sets the account of a refund that needs one, so that the next bank file includes it. Idempotent per account.
     * @throws AppError 404 if missing or foreign, 409 for a card refund, a paid one, or one that may already be at the
     * bank
     */
    name: (userId: number, id: number, { iban, holder }: RefundAccount): Promise<void> =>
      database.transaction(async () => {
        const row = await refunds.lock(id, sql`part.user_id = ${userId}`);
        if (!row) throw notFound();
        if (row.method === 'card') throw new AppError(409, 'refund_by_card');
        if (row.state === 'paid') throw new AppError(409, 'refund_paid');
        if (row.needs_account) await refunds.setAccount(id, iban, holder);
        else if (row.iban !== iban) throw new AppError(409, 'refund_account_known');
      }),

    /**
     * Mails the customers of refunds that need an account, each once.
     * @returns their number
     */
    askDue: (): Promise<number> =>
      database.transaction(async () => {
        const rows = await refunds.lockUnnotified(BATCH);
        for (const row of rows) await ask(row);
        await refunds.setNotified(rows.map(({ id }) => id));
        return rows.length;
      }),
  };
};
