import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import type { Captures } from './captures.ts';
import { createHeldOrders } from './held-order.ts';
import { createOperationQueue, type Operation } from './operation-queue.ts';
import { ProviderError, type PaymentProvider } from './provider.ts';

interface Services {
  readonly database: Database;
  readonly provider: PaymentProvider;
  readonly captures: Pick<Captures, 'ask' | 'takeAndKeep'>;
}

/** A hold that ends within this many hours is captured for all sub-orders still to be shipped. */
const LAST_HOURS = 24;
const BATCH = 50;

/** Background processing of held money: captures without a response, releases, and holds about to end. */
export const createCaptureWorker = ({ database, provider, captures }: Services) => {
  const queue = createOperationQueue(database);
  const held = createHeldOrders(database);

  const finish = (row: Operation, ref: string) =>
    database.transaction(async () => {
      await queue.finish(row.id, ref);
      await database.query(sql`
        UPDATE payments SET state = 'voided', updated_at = now() WHERE id = ${row.payment_id} AND state = 'authorised'`);
    });

  const refuse = (row: Operation, error: string) =>
    database.transaction(async () => {
      await queue.refuse(row.id, null, error);
      await held.report(row.payment_id, 'void_refused', `void ${row.id}`, row.id);
    });

  const letGo = async (row: Operation) => {
    try {
      const { state, ref } = await provider.void({ key: `op-${row.id}`, ref: row.payment_ref });
      if (state === 'done') return await finish(row, ref);
      return await (state === 'refused' ? refuse(row, '') : queue.postpone(row, 'asked', null, ''));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return error.reason === 'refused'
        ? refuse(row, error.message)
        : queue.postpone(row, 'unknown', null, error.message);
    }
  };

  return {
    /**
     * Processes due captures and releases.
     * @returns their number
     */
    async captureDue(): Promise<number> {
      const charges = await queue.claim('capture');
      for (const charge of charges) await captures.takeAndKeep(charge);
      const rests = await queue.claim('void');
      for (const rest of rests) await letGo(rest);
      return charges.length + rests.length;
    },

    /**
     * Requests captures for holds that end within a day, except for inactive vendors, who would not ship.
     * @returns the number of sub-orders
     */
    async useBeforeEnd(): Promise<number> {
      const shares = await database.query<{ id: number }>(sql`
        SELECT share.id FROM payments payment CROSS JOIN LATERAL open_shares(payment.id) AS share
        JOIN vendors v ON v.id = share.vendor_id AND v.active = 1 AND v.deleted_at IS NULL
        WHERE payment.state = 'authorised' AND payment.hold_ends_at < now() + make_interval(hours => ${LAST_HOURS})
          AND NOT order_is_cancelled(share.status) ORDER BY share.id LIMIT ${BATCH}`);
      for (const { id } of shares)
        await database.transaction(async () => {
          await database.query(sql`SELECT id FROM vendor_orders WHERE id = ${id} FOR UPDATE`);
          await captures.ask(id);
        });
      return shares.length;
    },
  };
};

export type CaptureWorker = ReturnType<typeof createCaptureWorker>;
