import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createOverdueReturns } from '../../src/modules/sales/returns/overdue.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createMoney } from '../support/money.ts';
import { createPayouts } from '../support/payouts.ts';
import { createReturns, type Delivered, type Returns } from '../support/returns.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { MISSING, openLostParcel } from './lost-parcel.ts';

let shop: TestApp;
let sales: Sales;
let returns: Returns;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  returns = createReturns(shop, sales);
  await createMoney(shop).rate(10);
});
after(() => shop.close());

/** Runs two calls simultaneously: both wait for the lock of the sub-order and are released together. */
const atOnce = async ({ partId }: Delivered, ...calls: (() => Promise<TestResponse>)[]): Promise<TestResponse[]> => {
  const letGo = await holding(shop.database, sql`SELECT id FROM vendor_orders WHERE id = ${partId} FOR UPDATE`);
  const responses = calls.map((call) => call());
  await untilWaiting(shop.database, calls.length);
  await letGo();
  return Promise.all(responses);
};

const codesOf = (responses: readonly TestResponse[]) =>
  responses.map(({ status, body }) => (status === 200 ? 'ok' : body.code)).sort();

test('Of two simultaneous requests for the last unit, one succeeds', async () => {
  const delivered = await returns.delivered([1]);
  const request = { reason: 'too_many', pictures: [] };
  const responses = await atOnce(
    delivered,
    () => returns.ask(delivered, request),
    () => returns.ask(delivered, request),
  );
  assert.deepEqual(codesOf(responses), ['ok', 'validation']);
  await sales.assertBooksAreRight();
});

test('A simultaneous withdrawal and approval happen in one order or the other', async () => {
  const delivered = await returns.delivered([1]);
  const { return_no: no } = await returns.asked(delivered, {});
  const responses = await atOnce(
    delivered,
    () => shop.call(`POST /returns/${no}/withdraw`, delivered.customer),
    () =>
      shop.call(`POST /vendor/returns/${no}/decision`, {
        ...delivered.vendor,
        body: { decision: 'approve', keep_goods: true },
      }),
  );
  const refunds = await shop.database.query(sql`SELECT id FROM refunds WHERE vendor_order_id = ${delivered.partId}`);
  assert.deepEqual(codesOf(responses), ['ok', 'return_decided']);
  assert.equal(refunds.length, responses[1]?.status === 200 ? 1 : 0);
  await sales.assertBooksAreRight();
});

test('Two simultaneous inspections of a parcel refund once', async () => {
  const delivered = await returns.delivered([2]);
  const received = await returns.received(delivered, { quantity: 2 });
  const inspect = (found: readonly [number, number, number]) => () =>
    shop.call(`POST /vendor/returns/${received.return_no}/inspection`, {
      ...delivered.vendor,
      body: returns.inspection(received, found),
    });
  const responses = await atOnce(delivered, inspect([2, 0, 0]), inspect([0, 1, 1]));
  assert.deepEqual(codesOf(responses), ['ok', 'return_decided']);
  const outdated = await returns.received(await returns.delivered([1]), {});
  assert.equal(outdated.version > 1, true);
  await sales.assertBooksAreRight();
});

test('An inspection of an outdated version is rejected', async () => {
  const delivered = await returns.delivered([1]);
  const received = await returns.received(delivered, {});
  const response = await shop.call(`POST /vendor/returns/${received.return_no}/inspection`, {
    ...delivered.vendor,
    body: returns.inspection({ ...received, version: received.version - 1 }, [1, 0, 0]),
  });
  assert.deepEqual([response.status, response.body.code], [409, 'changed_meanwhile']);
});

test('Of two admins who settle a dispute one succeeds, and goodwill is granted once', async () => {
  const admins = [await shop.make.admin(), await shop.make.admin()];
  const delivered = await returns.delivered([2]);
  const { return_no: no, version } = await returns.keptBy(delivered, {});
  const settle = ({ token }: { token: string }) =>
    shop.call(`POST /admin/returns/${no}/overrule`, {
      token,
      body: { goodwill: 0.5, reason: 'For the trouble.', version },
    });
  const responses = await atOnce(delivered, ...admins.map((admin) => () => settle(admin)));
  assert.deepEqual(codesOf(responses), ['changed_meanwhile', 'ok']);
  const row = await shop.database.first(sql`SELECT goodwill FROM returns WHERE return_no = ${no}`);
  assert.deepEqual(row, { goodwill: 50 });
  await sales.assertBooksAreRight();
});

test('A simultaneous inspection and admin decision refund once', async () => {
  const admin = await shop.make.admin();
  const delivered = await returns.delivered([1]);
  const received = await returns.received(delivered, {});
  const { return_no: no } = received;
  await shop.database.query(sql`UPDATE returns SET due_at = now() - interval '1 second' WHERE return_no = ${no}`);
  const responses = await atOnce(
    delivered,
    () =>
      shop.call(`POST /vendor/returns/${no}/inspection`, {
        ...delivered.vendor,
        body: returns.inspection(received, [1, 0, 0]),
      }),
    () =>
      shop.call(`POST /admin/returns/${no}/overrule`, {
        token: admin.token,
        body: { decision: 'keep_goods', reason: 'It has waited long enough.' },
      }),
  );
  assert.deepEqual(codesOf(responses), ['ok', 'return_decided']);
  const refunds = await shop.database.query(sql`SELECT id FROM refunds WHERE vendor_order_id = ${delivered.partId}`);
  assert.equal(refunds.length, 1);
  await sales.assertBooksAreRight();
});

test('A return and a vendor’s refund of the order never both take effect', async () => {
  const delivered = await returns.delivered([1]);
  const responses = await atOnce(
    delivered,
    () => returns.ask(delivered, { reason: 'too_many', pictures: [] }),
    () => shop.call(`POST /vendor/orders/${delivered.partId}/status`, { ...delivered.vendor, body: { status: 6 } }),
  );
  assert.equal(responses.filter(({ status }) => status === 200).length, 1);
  await sales.assertBooksAreRight();
});

test('A parcel cannot be cancelled while it is reported missing, and is refunded once', async (t) => {
  const missed = await openLostParcel(t);
  const { cards, parcel } = missed;
  await missed.promised(1);
  // The customer's request holds the sub-order and waits.
  const letGo = await holding(
    cards.shop.database,
    sql`SELECT id FROM order_items WHERE id = ${parcel.lines[0] ?? 0} FOR UPDATE`,
  );
  const asked = missed.returns.ask(parcel, { ...MISSING, quantity: 2 });
  await untilWaiting(cards.shop.database);
  const cancelled = missed.become(6);
  await untilWaiting(cards.shop.database, 2);
  await letGo();
  const { status, body } = await asked;
  assert.equal(status, 200);
  assert.deepEqual([(await cancelled).status, (await cancelled).body.code], [409, 'order_has_return']);
  const { return_no: no } = body.data;
  await missed.returns.say(parcel.vendor, `/vendor/returns/${no}/decision`, { decision: 'approve' });
  await cards.shop.app.payments.refunds?.refundDue();
  assert.equal(missed.atBank(), 0);
  await missed.assertBooksAreRight();
});

test('A return before a payout run changes it, and one during it carries over', async () => {
  const payouts = createPayouts({ ...shop, sales });
  const vendor = await shop.make.vendor();
  const { vendorId } = vendor;
  await payouts.verify(vendorId);
  await payouts.owe(vendorId, 20_000);
  const token = await payouts.tokenOfAdmin();
  const run = async (total: number) => {
    const body = { currency: 'USD', vendor_ids: [vendorId], seen_total: total };
    return shop.call('POST /admin/payout-runs', { token, body });
  };
  const inspecting = async () => {
    const delivered = await returns.deliveredBy(vendor, await shop.make.customer(), [1], 10_000);
    const received = await returns.received(delivered, {});
    return () =>
      returns.say(vendor, `/vendor/returns/${received.return_no}/inspection`, returns.inspection(received, [1, 0, 0]));
  };

  const inspect = await inspecting();
  const seen = await payouts.previewed([vendorId]);
  const before = await holding(
    shop.database,
    sql`SELECT 1 AS one FROM vendor_accounts WHERE vendor_id = ${vendorId} FOR UPDATE`,
  );
  const early = run(seen);
  await untilWaiting(shop.database);
  await inspect();
  await before();
  assert.equal((await early).body.code, 'payout_run_changed');

  const again = await inspecting();
  const now = await payouts.previewed([vendorId]);
  const during = await holding(
    shop.database,
    sql`SELECT id FROM ledger_entries WHERE vendor_id = ${vendorId} AND kind = 'adjustment' FOR UPDATE`,
  );
  const paying = run(now);
  await untilWaiting(shop.database);
  await again();
  await during();
  assert.equal((await paying).status, 200);
  await sales.assertBooksAreRight();
});

test('A return shipped at its deadline is either shipped or expired', async () => {
  const { handleDue } = createOverdueReturns(shop.database, shop.app.outbox);
  const delivered = await returns.delivered([1]);
  const { return_no: no } = await returns.asked(delivered, {});
  await returns.say(delivered.vendor, `/vendor/returns/${no}/decision`, { decision: 'approve' });
  await shop.database.query(sql`UPDATE returns SET due_at = now() - interval '1 second' WHERE return_no = ${no}`);
  const letGo = await holding(
    shop.database,
    sql`SELECT id FROM vendor_orders WHERE id = ${delivered.partId} FOR UPDATE`,
  );
  const sent = shop.call(`POST /returns/${no}/sent`, { ...delivered.customer, body: {} });
  const handled = handleDue();
  await untilWaiting(shop.database, 2);
  await letGo();
  const [{ status }] = await Promise.all([sent, handled]);
  const { body } = await shop.call(`GET /returns/${no}`, { token: delivered.customer.token });
  assert.equal(body.data.state, status === 200 ? 'sent' : 'expired');
  await sales.assertBooksAreRight();
});
