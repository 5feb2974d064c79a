import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { shopDay } from '../../../calendar/working-days.ts';
import { sql } from '../../../sql/sql.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { createMoneySettings } from './settings.ts';

const DAYS = 30;

interface OwingRow {
  vendor_id: number;
  currency: Currency;
  /** Minor units, positive. */
  amount: number;
  email: string;
  firstname: string;
  lang: Lang;
}

/** Vendors with a debt now and at the end of each of the last 30 days. */
const owing = (database: Database) =>
  database.query<OwingRow>(sql`
    SELECT late.vendor_id, late.currency, late.amount, u.email, u.firstname, u.lang
    FROM (
      SELECT vendor_id, currency, sum(amount)::bigint AS amount FROM ledger_lines
      WHERE account = 'vendor' GROUP BY vendor_id, currency HAVING sum(amount) > 0
    ) AS late JOIN vendors v ON v.id = late.vendor_id CROSS JOIN LATERAL vendor_owner(v.id) u
    CROSS JOIN LATERAL (
      SELECT min(owed) AS least FROM (
        SELECT e.occurred_on AS day, sum(sum(l.amount)) OVER (ORDER BY e.occurred_on) AS owed
        FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id AND l.account = 'vendor'
        WHERE e.vendor_id = late.vendor_id AND e.currency = late.currency GROUP BY e.occurred_on
      ) AS each_day
      WHERE day >= coalesce((
        SELECT max(e.occurred_on) FROM ledger_entries e
        WHERE e.vendor_id = late.vendor_id AND e.currency = late.currency AND e.occurred_on <= now() - ${DAYS} * interval '1 day'
      ), 'infinity')
    ) AS days WHERE days.least > 0 ORDER BY late.vendor_id, late.currency`);

/** Reminds vendors who have owed for 30 days, once per month and currency, with the account to pay into. */
export const createOwedReminders = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const settings = createMoneySettings(database);
  return {
    remind: (now = new Date()): Promise<number> =>
      database.transaction(async () => {
        const { iban, holder, bank } = await settings.read();
        const rows = await owing(database);
        for (const { vendor_id: vendorId, currency, amount, ...to } of rows)
          await outbox.enqueue({
            eventId: `balance-owed:${vendorId}:${currency}:${shopDay(now).slice(0, 7)}`,
            ...{ template: 'balance-owed', recipient: to.email, lang: to.lang },
            store: { vendorId, permission: 'money.read' },
            payload: { firstname: to.firstname, currency, amount, iban, holder, bank },
          });
        return rows.length;
      }),
  };
};
