import type { FastifyInstance } from 'fastify';
import { toWire } from '../../money/money.ts';
import { sql } from '../../sql/sql.ts';
import { AppError, notFound } from '../../wire/errors.ts';
import type { RefundAccount } from '../returns/forms.ts';
import { createRefundRepository, type RefundRow } from './repository.ts';

/** How many customers are asked in one go at most. */
const BATCH = 50;

/** The accounts that refunds are transferred to: customers are asked for one that is missing, or that the bank has refused. */
export const createRefundAccounts = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const refunds = createRefundRepository(database);

  const ask = (row: RefundRow) => {
    const { id, version, part_id, return_no, order_sub_no, currency, amount, iban, email: recipient, lang } = row;
    return outbox.enqueue({
      ...{ eventId: `refund:${id}:account:${version}`, template: 'refund-account-needed', recipient, lang },
      payload: {
        ...{ order_id: part_id, return_no, order_sub_no, currency, amount: toWire(amount, currency) },
        is_another: iban !== '',
      },
    });
  };

  return {
    /**
     * The customer names the account of a refund that waits for one: then it is in the next file for the bank. The same
     * account a second time is nothing.
     * @throws AppError 404 missing or foreign, 409 for what goes to a card, was paid, or may be with the bank already
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

    /** Writes to the customers of refunds that wait for an account, to each once. @returns how many there were */
    askDue: (): Promise<number> =>
      database.transaction(async () => {
        const rows = await refunds.lockUnasked(BATCH);
        for (const row of rows) await ask(row);
        await refunds.setAsked(rows.map(({ id }) => id));
        return rows.length;
      }),
  };
};
