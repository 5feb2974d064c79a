import { shopDay } from '../../../src/calendar/working-days.ts';
import type { Database } from '../../../src/database/database.ts';
import { createOutbox } from '../../../src/mail/outbox.ts';
import { createAdjustments } from '../../../src/modules/money/balances/adjustments.ts';
import { createPayoutHolds } from '../../../src/modules/money/payouts/holds.ts';
import { createPayoutOutcomes } from '../../../src/modules/money/payouts/outcomes.ts';
import { createPayoutRuns } from '../../../src/modules/money/payouts/runs.ts';
import { createRemittances } from '../../../src/modules/money/carrier-cash/service.ts';
import { createClosing } from '../../../src/modules/money/statements/closing.ts';
import { sql } from '../../../src/sql/sql.ts';
import type { SessionUser } from '../../../src/plugins/session.ts';
import { CURRENCIES, type Currency } from '../../../src/facts/currencies.ts';
import { adminId } from '../people-rows/people-rows.ts';

const admin: SessionUser = { id: adminId, role: 1, vendorId: null, vendorActive: null, permissions: [] };

/** Vendors with courier deliveries: the first is paid, the third had a payout returned, the fifth has no bank account. */
const [PAID, RETURNED, WITHOUT_ACCOUNT] = [1, 3, 5];

const accounts = [
  { vendorId: PAID, iban: 'BH80GULF00001299123456', bank: 'Gulf Bank', state: 'verified' },
  { vendorId: 2, iban: 'SA3510000000123456789012', bank: 'National Bank', state: 'verified' },
  { vendorId: RETURNED, iban: 'SA0380000000608010167519', bank: 'Riyadh Trade Bank', state: 'verified' },
  { vendorId: 4, iban: 'SA4420000001234567891234', bank: 'National Bank', state: 'verified' },
  { vendorId: WITHOUT_ACCOUNT, iban: 'BH67BMAG00001299123456', bank: 'Manama Bank', state: 'waiting' },
];

/**
 * The demo's ledger of the last months: cash remittances, payouts, closed months. It uses the shop's own code and only
 * backdates the entries.
 */
export const createBookkeeper = (database: Database) => {
  const outbox = createOutbox(database, async () => {});
  const runs = createPayoutRuns({ database });
  const outcomes = createPayoutOutcomes({ database, outbox });
  const closing = createClosing({ database, outbox });
  const remittances = createRemittances(database);

  const stateAccounts = () =>
    database.query(sql`
      INSERT INTO vendor_bank_accounts (vendor_id, iban, holder, bank, state, created_at, decided_by, decided_at)
      SELECT v.id, stated.iban, v.company_name, stated.bank, stated.state, v.created_at,
        CASE stated.state WHEN 'verified' THEN ${adminId}::bigint END, CASE stated.state WHEN 'verified' THEN v.created_at END
      FROM jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) AS stated ("vendorId" bigint, iban text, bank text, state text)
      JOIN vendors v ON v.id = stated."vendorId"`);

  /** Remits the cash that carriers collected until a time, by currency. @param which condition on `part` */
  const remitUntil = async (moment: string, which = sql`true`) => {
    const held = await database.query<{ currency: Currency; amount: number; nos: string[] }>(sql`
      SELECT currency, sum(total_amount)::bigint AS amount, array_agg(order_sub_no ORDER BY id) AS nos FROM vendor_orders part
      WHERE collected_by = 'carrier' AND remitted_at IS NULL AND completed_at < ${moment}
        AND ${which} AND EXISTS (SELECT FROM ledger_entries e WHERE e.vendor_order_id = part.id) GROUP BY currency ORDER BY currency`);
    for (const { currency, amount, nos } of held)
      await remittances.remit(admin, {
        ...{ bank_reference: `COD-${moment.slice(0, 10)}-${currency}`, day: shopDay(new Date()), currency, amount },
        order_sub_nos: nos,
      });
  };

  /** Runs payouts. @returns their numbers */
  const run = async (vendorIds: number[]): Promise<string[]> => {
    for (const currency of CURRENCIES) {
      const { total } = await runs.preview({ currency, vendor_ids: vendorIds });
      if (total > 0) await runs.run(admin, { currency, vendor_ids: vendorIds, seen_total: total });
    }
    const rows = await database.query<{ no: string }>(sql`
      SELECT payout_no AS no FROM payouts WHERE state = 'underway' AND vendor_id = ANY(${vendorIds}::bigint[]) ORDER BY id`);
    return rows.map(({ no }) => no);
  };

  const pay = async (nos: readonly string[]) => {
    for (const no of nos)
      await outcomes.paid(admin, no, { bank_reference: `FT${no.replaceAll('-', '')}`, paid_on: shopDay(new Date()) });
  };

  /** Backdates everything booked after an entry. */
  const dateBack = async (lastEntry: number, moment: string) => {
    await database.query(sql`ALTER TABLE ledger_entries DISABLE TRIGGER append_only`);
    await database.query(sql`
      UPDATE ledger_entries SET occurred_on = (${moment}::timestamptz AT TIME ZONE 'Asia/Riyadh')::date, created_at = ${moment}
      WHERE id > ${lastEntry}`);
    await database.query(sql`ALTER TABLE ledger_entries ENABLE TRIGGER append_only`);
    await database.query(sql`
      UPDATE payouts SET created_at = ${moment}, updated_at = ${moment},
        paid_on = CASE WHEN paid_on IS NOT NULL THEN (${moment}::timestamptz AT TIME ZONE 'Asia/Riyadh')::date END
      WHERE id IN (SELECT payout_id FROM ledger_entries WHERE id > ${lastEntry})`);
    await database.query(sql`
      UPDATE payout_runs SET created_at = ${moment} WHERE id IN (
        SELECT p.run_id FROM payouts p JOIN ledger_entries e ON e.payout_id = p.id WHERE e.id > ${lastEntry})`);
    await database.query(sql`UPDATE vendor_orders SET remitted_at = ${moment} WHERE remitted_at > ${moment}`);
  };

  const lastEntry = async (): Promise<number> =>
    (await database.first<{ id: number }>(sql`SELECT coalesce(max(id), 0) AS id FROM ledger_entries`))?.id ?? 0;

  return {
    stateAccounts,

    /** Runs work and backdates its entries. */
    async at(moment: string, work: () => Promise<void>): Promise<void> {
      const before = await lastEntry();
      await work();
      await dateBack(before, moment);
    },

    remitUntil,
    run,
    pay,

    /** Returns payouts. */
    async sendBack(nos: readonly string[]): Promise<void> {
      for (const no of nos) await outcomes.returned(admin, no, 'The bank does not know this account.');
    },

    close: (month: string) => closing.closeFor(admin, month),

    /** Adds manual adjustments and stops payouts to a vendor. */
    async settleByHand(): Promise<void> {
      await createAdjustments(database).add(admin, {
        ...{ vendor_id: PAID, currency: 'BHD', amount: -3_500, order_sub_no: '' },
        reason: 'The courier came twice, as nobody was there.',
      });
      await createPayoutHolds(database).hold(admin, RETURNED, {
        reason: 'The last payout came back: we check the account.',
      });
    },

    /** Marks queued mails as sent. */
    markTold: () =>
      database.query(sql`
        UPDATE outbox SET done_at = now() WHERE done_at IS NULL AND template IN ('payout-sent', 'payout-failed', 'statement-ready')`),
  };
};
