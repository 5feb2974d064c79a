import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createMoney } from '../support/money.ts';
import { createPayouts, IBANS, type Payouts } from '../support/payouts.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let payouts: Payouts;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  payouts = createPayouts({ ...shop, sales });
  await createMoney(shop).rate(10);
});
after(() => shop.close());

const admin = async (route: string, body: object, headers = {}) =>
  shop.call(`POST ${route}`, { token: await payouts.tokenOfAdmin(), body, headers });

/** A vendor who can be paid. */
const payee = async (amount = 10_000) => {
  const vendor = await shop.make.vendor();
  await payouts.verify(vendor.vendorId);
  if (amount > 0) await payouts.owe(vendor.vendorId, amount);
  return vendor;
};

const run = (vendorId: number, seen_total: number, headers = {}) =>
  admin('/admin/payout-runs', { currency: 'USD', vendor_ids: [vendorId], seen_total }, headers);

/** Blocks a run at a vendor's adjustment, after it has read the ledger, until released. */
const holdEntries = (vendorId: number) =>
  holding(
    shop.database,
    sql`SELECT id FROM ledger_entries WHERE vendor_id = ${vendorId} AND kind = 'adjustment' FOR UPDATE`,
  );

const holdAccounts = (vendorId: number) =>
  holding(shop.database, sql`SELECT 1 AS one FROM vendor_accounts WHERE vendor_id = ${vendorId} FOR UPDATE`);

/** Cuts the connections of all sessions that wait for a lock. */
const cutWhoWaits = () =>
  shop.database.query(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);

test('Of two simultaneous runs one pays, and the other has nothing left', async () => {
  const { vendorId } = await payee();
  const letGo = await holdAccounts(vendorId);
  const responses = [run(vendorId, 100), run(vendorId, 100)];
  await untilWaiting(shop.database, 2);
  await letGo();
  const codes = (await Promise.all(responses)).map(({ status, body }) => body.code ?? status);
  assert.deepEqual(codes.sort(), [200, 'nothing_to_pay']);
  await sales.assertBooksAreRight();
});

test('Refunds before a run change it, later ones carry over, and sales never wait', async () => {
  for (const status of [6, 3]) {
    const { vendorId, token } = await payee(0);
    await payouts.owe(vendorId, 20_000);
    const { id: productId } = await shop.make.product({ vendorId, price: 10_000 });
    const complete = async () => {
      const [id = 0] = await sales.buy(await shop.make.customer(), [{ productId }]);
      await payouts.setStatus(id, 4);
      return id;
    };
    const sold = await complete();
    const seen = (await payouts.balanceOf(vendorId)).available;

    const before = await holdAccounts(vendorId);
    const early = run(vendorId, seen);
    await untilWaiting(shop.database);
    await shop.call(`POST /vendor/orders/${sold}/status`, { token, body: { status } });
    await before();
    const { body } = await early;
    assert.equal(body.code, 'payout_run_changed');

    const again = await complete();
    const now = await payouts.previewed([vendorId]);
    const during = await holdEntries(vendorId);
    const paying = run(vendorId, now);
    await untilWaiting(shop.database);
    await shop.call(`POST /vendor/orders/${again}/status`, { token, body: { status } });
    await complete();
    await during();
    assert.equal((await paying).status, 200);
    await sales.assertBooksAreRight();
  }
});

test('Two admins mark a payout as paid only with the same reference', async () => {
  for (const [references, codes] of [
    [
      ['FT1', 'FT2'],
      [200, 'payout_not_underway'],
    ],
    [
      ['FT3', 'FT3'],
      [200, 200],
    ],
  ] as const) {
    const { vendorId } = await payee();
    const no = await payouts.run([vendorId]);
    const letGo = await holding(shop.database, sql`SELECT id FROM payouts WHERE payout_no = ${no} FOR UPDATE`);
    const responses = references.map((bank_reference) =>
      admin(`/admin/payouts/${no}/paid`, { bank_reference, paid_on: dayFromNow(0) }),
    );
    await untilWaiting(shop.database, 2);
    await letGo();
    const said = (await Promise.all(responses)).map(({ status, body }) => body.code ?? status);
    assert.deepEqual(said.sort(), [...codes]);
  }
  await sales.assertBooksAreRight();
});

test('An account verified during a run is paid by the next one', async () => {
  const { vendorId } = await payee();
  const id = await payouts.state(vendorId, IBANS[1]);
  const letGo = await holdEntries(vendorId);
  const paying = run(vendorId, 100);
  await untilWaiting(shop.database);
  const verifying = admin(`/admin/bank-accounts/${id}`, { decision: 'verify' });
  await untilWaiting(shop.database, 2);
  await letGo();
  const [first] = (await paying).body.data.payouts;
  assert.equal((await verifying).status, 200);
  await payouts.owe(vendorId, 10_000);
  const [second] = (await run(vendorId, 100)).body.data.payouts;
  assert.deepEqual([first.iban.slice(-4), second.iban.slice(-4)], [IBANS[0].slice(-4), IBANS[1].slice(-4)]);
});

test('An interrupted run pays no one, and the repeated request pays once', async () => {
  const { vendorId } = await payee();
  const headers = { 'idempotency-key': `run-${vendorId}` };
  const letGo = await holdEntries(vendorId);
  const cut = run(vendorId, 100, headers);
  await untilWaiting(shop.database);
  await cutWhoWaits();
  assert.ok((await cut).status >= 500);
  await letGo();
  await sales.assertBooksAreRight();
  assert.equal((await payouts.balanceOf(vendorId)).available, 100);
  const [once, twice] = [await run(vendorId, 100, headers), await run(vendorId, 100, headers)];
  assert.deepEqual([once.status, twice.text], [200, once.text]);
  assert.equal((await payouts.balanceOf(vendorId)).balance, 0);
  await sales.assertBooksAreRight();
});
