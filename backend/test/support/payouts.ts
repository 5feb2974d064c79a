import assert from 'node:assert/strict';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from './app.ts';
import { dayFromNow } from './days.ts';
import type { Sales } from './sales.ts';

type Tools = Pick<TestApp, 'call' | 'make' | 'database'> & { readonly sales: Sales };

/** IBANs with valid check digits; the banks are fictional. */
export const IBANS = ['SA0380000000608010167519', 'BH67BMAG00001299123456', 'SA4420000001234567891234'] as const;

/** Payouts and settlements through the API, as admins and vendors make them. Amounts are cents. */
export const createPayouts = ({ call, make, database, sales }: Tools) => {
  let admin: Promise<{ token: string }> | undefined;
  const tokenOfAdmin = async () => (await (admin ??= make.admin())).token;

  const post = async (route: string, body: object, token?: string) => {
    const response = await call(`POST ${route}`, { token: token ?? (await tokenOfAdmin()), body });
    assert.equal(response.status, 200, response.text);
    return response.body.data;
  };

  const payouts = {
    tokenOfAdmin,

    /** Adjusts the vendor's balance: positive amounts are owed to the vendor. */
    owe: (vendorId: number, amount: number) =>
      post('/admin/money/adjustments', {
        vendor_id: vendorId,
        ...{ currency: 'USD', amount: amount / 100, reason: 'A test' },
      }),

    /** Adds an account that awaits an admin. @returns its id */
    async state(vendorId: number, iban: string = IBANS[0]): Promise<number> {
      const row = await database.first<{ id: number }>(sql`
        WITH before AS (
          UPDATE vendor_bank_accounts SET state = 'replaced' WHERE vendor_id = ${vendorId} AND state = 'waiting' RETURNING id
        )
        INSERT INTO vendor_bank_accounts (vendor_id, iban, holder, bank)
        SELECT ${vendorId}, ${iban}, 'Gulf Trading', 'Gulf Bank' FROM (SELECT count(*) FROM before) AS done RETURNING id`);
      return row?.id ?? 0;
    },

    /** Adds a verified account. */
    async verify(vendorId: number, iban: string = IBANS[0]): Promise<void> {
      await post(`/admin/bank-accounts/${await payouts.state(vendorId, iban)}`, { decision: 'verify' });
    },

    /** Total of a run over some vendors; major units, as on the wire. */
    previewed: async (vendorIds: readonly number[] | null): Promise<number> =>
      (await post('/admin/payout-runs/preview', { currency: 'USD', vendor_ids: vendorIds })).total,

    /** Pays the available balances. @returns the number of the first payout */
    async run(vendorIds: readonly number[] | null): Promise<string> {
      const seen_total = await payouts.previewed(vendorIds);
      const run = await post('/admin/payout-runs', { currency: 'USD', vendor_ids: vendorIds, seen_total });
      return run.payouts[0].payout_no;
    },

    paid: (no: string, bankReference = 'FT26') =>
      post(`/admin/payouts/${no}/paid`, { bank_reference: bankReference, paid_on: dayFromNow(0) }),

    failed: (no: string) => post(`/admin/payouts/${no}/failed`, { reason: 'The account is closed.' }),

    returned: (no: string) => post(`/admin/payouts/${no}/returned`, { reason: 'The account is closed.' }),

    /** A sub-order that a carrier has delivered for cash. @param coupon code */
    async carried(
      vendorId: number,
      price = 10_000,
      coupon?: string,
    ): Promise<{ id: number; order_sub_no: string; amount: number }> {
      const { id: productId } = await make.product({ vendorId, price });
      const customer = await make.customer();
      await sales.fillCart(customer, [{ productId }]);
      if (coupon) await post('/carts/coupon', { code: coupon }, customer.token);
      const [id = 0] = await sales.buy(customer, []);
      await database.query(sql`
        INSERT INTO pickups (vendor_order_id, carrier, pickup_date, from_time, to_time, tracking_id, booked_at)
        VALUES (${id}, 'local', now(), '09:00', '12:00', ${`T-${id}`}, now())`);
      await database.query(sql`UPDATE vendor_orders SET tracking_id = ${`T-${id}`} WHERE id = ${id}`);
      await payouts.setStatus(id, 4);
      const part = await database.first<{ order_sub_no: string; total: number }>(
        sql`SELECT order_sub_no, total_amount AS total FROM vendor_orders WHERE id = ${id}`,
      );
      assert.ok(part);
      return { id, order_sub_no: part.order_sub_no, amount: part.total / 100 };
    },

    /** Sets the status of a sub-order as its vendor. */
    async setStatus(id: number, status: number): Promise<void> {
      const owner = await database.first<{ user_id: number }>(sql`
        SELECT m.user_id FROM vendor_orders part JOIN members m ON m.vendor_id = part.vendor_id WHERE part.id = ${id}`);
      await post(`/vendor/orders/${id}/status`, { status }, await make.signIn(owner?.user_id ?? 0));
    },

    /** Records that a carrier has remitted the cash of sub-orders. */
    remit: (parts: readonly { order_sub_no: string; amount: number }[], bankReference = 'CR-1') =>
      post('/admin/money/remittances', {
        ...{ bank_reference: bankReference, day: dayFromNow(0), currency: 'USD' },
        amount: parts.reduce((sum, { amount }) => sum + amount, 0),
        order_sub_nos: parts.map(({ order_sub_no: no }) => no),
      }),

    /** Ends the settlement period of everything completed, but not the return period. */
    settle: () =>
      database.query(sql`
        UPDATE vendor_orders SET completed_at = completed_at - interval '8 days'
        WHERE remitted_at IS NULL AND completed_at > now() - interval '8 days'`),

    /** Moves everything that is not in a statement to an earlier month. */
    async backdate(vendorId: number, day: string): Promise<void> {
      await database.query(sql`ALTER TABLE ledger_entries DISABLE TRIGGER append_only`);
      await database.query(sql`
        UPDATE ledger_entries SET occurred_on = ${day}::date
        WHERE vendor_id = ${vendorId} AND id NOT IN (SELECT entry_id FROM statement_entries)`);
      await database.query(sql`ALTER TABLE ledger_entries ENABLE TRIGGER append_only`);
    },

    close: async (month: string): Promise<number> => (await post('/admin/money/statements', { month })).closed,

    /** Creates a statement of a vendor. @returns its number */
    async statement(vendorId: number): Promise<string> {
      const find = () =>
        database.first<{ no: string }>(sql`
          SELECT statement_no AS no FROM statements WHERE vendor_id = ${vendorId} ORDER BY id DESC LIMIT 1`);
      const before = await find();
      if (before) return before.no;
      await payouts.owe(vendorId, 10_000);
      await payouts.backdate(vendorId, '2026-02-10');
      await payouts.close('2026-02');
      return (await find())?.no ?? '';
    },

    /** Balances of a vendor in one currency. */
    async balanceOf(vendorId: number): Promise<{ balance: number; pending: number; available: number }> {
      const owner = await database.first<{ user_id: number }>(
        sql`SELECT user_id FROM members WHERE vendor_id = ${vendorId}`,
      );
      const response = await call('GET /vendor/money', { token: await make.signIn(owner?.user_id ?? 0) });
      const [{ balance = 0, pending = 0, available = 0 } = {}] = response.body.data.balances;
      return { balance, pending, available };
    },
  };
  return payouts;
};

export type Payouts = ReturnType<typeof createPayouts>;
