import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createRefundAccounts } from '../../src/modules/money/refunds/accounts.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { testEngine } from '../support/engine.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createMoney } from '../support/money.ts';
import { orderTransfers } from '../support/refund-runs.ts';
import { createReturns, IBAN, type Delivered, type Returns } from '../support/returns.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { COMPLETED } from '../../src/facts/order-statuses.ts';

const OTHER = 'BH67BMAG00001299123456';
const PAID = { bank_reference: 'TRX-7', paid_on: '2026-01-05' };

let shop: TestApp;
let sales: Sales;
let returns: Returns;
let admin: { token: string };
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  returns = createReturns(shop, sales);
  admin = await shop.make.admin();
  await createMoney(shop).rate(10);
});
after(() => shop.close());

interface Failed extends Delivered {
  readonly no: string;
  readonly id: number;
  readonly currency: string;
}

/** A refund returned by the bank because the account is unknown. */
const failed = async (): Promise<Failed> => {
  const delivered = await returns.delivered([1]);
  const { return_no: no, refunds, currency } = await returns.keptBy(delivered, {});
  const [{ id }] = refunds;
  await returns.say(admin, `/admin/refunds/${id}/failed`, { reason: 'No such account.', version: 1 });
  return { ...delivered, no, id, currency };
};

const nameAccount = ({ customer, id }: Failed, iban = OTHER) =>
  shop.call(`POST /refunds/${id}/account`, { token: customer.token, body: { iban, holder: 'Layla Haddad' } });

const pay = ({ id }: Failed, version: number) =>
  shop.call(`POST /admin/refunds/${id}/paid`, { ...admin, body: { ...PAID, version } });

/** Orders the due transfers. @returns the accounts of a refund in the bank file */
const inBankFile = async ({ id, currency }: Failed): Promise<string[]> => {
  return (await orderTransfers(shop, admin, currency))
    .split('\r\n')
    .map((row) => row.split(','))
    .filter(([refund]) => Number(refund) === id)
    .map(([, iban = '']) => iban);
};

const paidEntries = ({ partId }: Failed) =>
  shop.database.query(sql`SELECT id FROM ledger_entries WHERE vendor_order_id = ${partId} AND kind = 'refund_paid'`);

test('A customer is mailed once about a returned transfer, and paid at the new account', async () => {
  const refund = await failed();
  const { customer, no, id, partId } = refund;
  assert.deepEqual(await inBankFile(refund), []);
  const accounts = createRefundAccounts(shop.app);
  await accounts.askDue();
  assert.equal(await accounts.askDue(), 0);
  const mails = await shop.database.query<{ payload: Record<string, unknown> }>(sql`
    SELECT payload FROM outbox WHERE template = 'refund-account-needed' AND payload ->> 'return_no' = ${no}`);
  assert.deepEqual(
    mails.map(({ payload }) => [payload.is_another, payload.order_id]),
    [[true, partId]],
  );
  const shown = await shop.call(`GET /returns/${no}`, customer);
  assert.deepEqual([shown.body.data.refunds[0].state, shown.body.data.refunds[0].needs_account], ['failed', true]);
  assert.deepEqual(Object.keys((await nameAccount(refund, 'SA00')).body.errors), ['iban']);
  assert.equal((await nameAccount({ ...refund, customer: await shop.make.customer() })).status, 404);
  for (let time = 0; time < 2; time += 1) assert.equal((await nameAccount(refund)).status, 200);
  const another = await nameAccount(refund, IBAN);
  assert.deepEqual([another.status, another.body.code], [409, 'refund_account_known']);
  assert.deepEqual(await inBankFile(refund), [OTHER]);
  const { body } = await shop.call(`GET /orders/${partId}/refunds`, customer);
  const [seen] = body.data.refunds;
  assert.deepEqual([seen.state, seen.needs_account, seen.account.iban.includes('BMAG')], ['underway', false, false]);
  assert.ok(seen.account.iban.endsWith('3456'));
  const stale = await pay(refund, 1);
  assert.deepEqual([stale.status, stale.body.code], [409, 'changed_meanwhile']);
  assert.equal((await pay(refund, 2)).status, 200);
  assert.equal((await nameAccount(refund, IBAN)).body.code, 'refund_paid');
  assert.deepEqual(await inBankFile(refund), []);
  const foreign = await shop.call(`GET /orders/${partId}/refunds`, await shop.make.customer());
  assert.equal(foreign.status, 404);
  assert.equal(id, seen.id);
  await sales.assertBooksAreRight();
});

/** A refund of an order that its vendor has refunded by status: no account is known. */
const refunded = async (): Promise<Failed> => {
  const delivered = await returns.delivered([1]);
  await returns.say(delivered.vendor, `/vendor/orders/${delivered.partId}/status`, { status: 6 });
  const { body } = await shop.call(`GET /orders/${delivered.partId}/refunds`, delivered.customer);
  const [{ id, return_no: no, account, currency }] = body.data.refunds;
  assert.deepEqual([no, account], [null, null]);
  return { ...delivered, no: '', id, currency };
};

const complete = ({ vendor, partId }: Failed) =>
  shop.call(`POST /vendor/orders/${partId}/status`, { token: vendor.token, body: { status: 4 } });

/** Completes an order in SQL, without the checks of the API. */
const completeInSql = ({ partId }: Failed) =>
  shop.database.transaction(async () => {
    await shop.database.query(
      sql`UPDATE vendor_orders SET status = ${COMPLETED}, restocked_at = NULL WHERE id = ${partId}`,
    );
    await shop.database.query(sql`
      INSERT INTO order_status_history (vendor_order_id, from_status, to_status) VALUES (${partId}, 6, 4)`);
  });

const refundsOf = async ({ partId, customer }: Failed): Promise<string[]> => {
  const { body } = await shop.call(`GET /orders/${partId}/refunds`, customer);
  return body.data.refunds.map(({ state }: { state: string }) => state);
};

test('An order refunded by its status asks its customer for an account', async () => {
  const refund = await refunded();
  assert.ok((await createRefundAccounts(shop.app).askDue()) > 0);
  assert.equal((await nameAccount(refund)).status, 200);
  assert.deepEqual(await inBankFile(refund), [OTHER]);
  await sales.assertBooksAreRight();
});

test('A vendor takes a refund back unless a bank may be paying it', async () => {
  const unnamed = await refunded();
  assert.equal((await complete(unnamed)).status, 200);
  assert.deepEqual(await refundsOf(unnamed), []);

  const refund = await refunded();
  await nameAccount(refund);
  const late = await complete(refund);
  assert.deepEqual([late.status, late.body.code], [409, 'order_refunded']);
  await assert.rejects(completeInSql(refund), /cannot be taken back/);
  assert.deepEqual([await refundsOf(refund), await inBankFile(refund)], [['due'], [OTHER]]);

  await returns.say(admin, `/admin/refunds/${refund.id}/failed`, { reason: 'No such account.', version: 2 });
  assert.equal((await complete(refund)).status, 200);
  assert.deepEqual(await refundsOf(refund), []);
  await sales.assertBooksAreRight();
});

// The embedded engine has one connection, so nothing waits for a lock there.
if (testEngine() === 'postgres')
  test('Whichever of new account and payment comes first, one account is paid once', async () => {
    for (const first of ['account', 'paid'] as const) {
      const refund = await failed();
      const letGo = await holding(shop.database, sql`SELECT id FROM refunds WHERE id = ${refund.id} FOR UPDATE`);
      const calls: Record<typeof first, () => Promise<TestResponse>> = {
        account: () => nameAccount(refund),
        paid: () => pay(refund, 1),
      };
      const second = first === 'account' ? 'paid' : 'account';
      const responses = [calls[first]()];
      await untilWaiting(shop.database);
      responses.push(calls[second]());
      await untilWaiting(shop.database, 2);
      assert.deepEqual(await inBankFile(refund), [], 'Neither request has finished yet.');
      await letGo();
      const [winner, loser] = await Promise.all(responses);
      assert.deepEqual([winner?.status, loser?.status], [200, 409], first);
      assert.equal(loser?.body.code, first === 'account' ? 'changed_meanwhile' : 'refund_paid');
      assert.deepEqual(await inBankFile(refund), first === 'account' ? [OTHER] : []);
      assert.equal((await paidEntries(refund)).length, first === 'account' ? 0 : 1);
      await sales.assertBooksAreRight();
    }
  });

if (testEngine() === 'postgres')
  test('A refund cannot be taken back while its customer names an account', async () => {
    for (const by of ['api', 'sql'] as const) {
      const refund = await refunded();
      const letGo = await holding(
        shop.database,
        sql`UPDATE refunds SET iban = ${OTHER}, holder = 'Layla Haddad' WHERE id = ${refund.id}`,
      );
      const taking = by === 'api' ? complete(refund) : completeInSql(refund).then(() => null, String);
      await untilWaiting(shop.database);
      await letGo();
      const response = await taking;
      if (typeof response === 'string') assert.match(response, /cannot be taken back/);
      else assert.deepEqual([response?.status, response?.body.code], [409, 'order_refunded']);
      assert.deepEqual([await refundsOf(refund), await inBankFile(refund)], [['due'], [OTHER]]);
      await sales.assertBooksAreRight();
    }
  });
