import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createMoney } from '../support/money.ts';
import { createReturns, type Delivered, type Returns } from '../support/returns.ts';
import { createSales, type Sales } from '../support/sales.ts';

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

interface Due extends Delivered {
  readonly id: number;
  readonly currency: string;
}

/** A refund that awaits its transfer. */
const due = async (): Promise<Due> => {
  const delivered = await returns.delivered([1]);
  const { refunds, currency } = await returns.keptBy(delivered, {});
  return { ...delivered, id: refunds[0].id, currency };
};

const dueTotal = async (currency: string): Promise<number> => {
  const { body } = await shop.call('GET /admin/refund-runs', admin);
  return body.data.due.find((one: { currency: string }) => one.currency === currency)?.total ?? 0;
};
const order = (currency: string, seen: number) =>
  shop.call('POST /admin/refund-runs', { ...admin, body: { currency, seen_total: seen } });
const idsInFile = async (runNo: string): Promise<number[]> => {
  const { text } = await shop.call(`GET /admin/refund-runs/${runNo}/bank.csv`, admin);
  const rows = text.trim().split('\r\n').slice(1);
  return rows.map((row) => Number(row.split(',')[0]));
};
const listed = async (query: string) => (await shop.call(`GET /admin/refunds?${query}`, admin)).body.data.refunds;

test('A transfer is in the file of one run, however often it is downloaded or ordered', async () => {
  const refund = await due();
  const total = await dueTotal(refund.currency);
  const { status, body } = await order(refund.currency, total);
  assert.deepEqual([status, body.data.total, body.data.underway], [200, total, body.data.refund_count]);
  for (let time = 0; time < 2; time += 1) assert.ok((await idsInFile(body.data.run_no)).includes(refund.id));
  const again = await order(refund.currency, total);
  assert.deepEqual([again.status, again.body.code], [409, 'no_refunds_due']);
  const later = await due();
  const next = await order(refund.currency, await dueTotal(refund.currency));
  assert.deepEqual(await idsInFile(next.body.data.run_no), [later.id]);
  const [row] = await listed(`run=${body.data.run_no}&search=${(await listed('state=underway')).at(-1).order_sub_no}`);
  assert.deepEqual([row.state, row.run_no], ['underway', body.data.run_no]);
});

test('A run whose total differs from the one on screen orders nothing', async () => {
  const refund = await due();
  const total = await dueTotal(refund.currency);
  const { status, body } = await order(refund.currency, total + 1);
  assert.deepEqual([status, body.code, body.data.total], [409, 'refund_run_changed', total]);
  assert.equal(await dueTotal(refund.currency), total);
  assert.equal((await order(refund.currency, -1)).status, 422);
});

test('Simultaneous runs order each transfer once', async () => {
  const refunds = [await due(), await due()];
  const currency = refunds[0]?.currency ?? '';
  const total = await dueTotal(currency);
  const responses = await Promise.all([1, 2, 3, 4].map(() => order(currency, total)));
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409, 409, 409]);
  assert.equal(await dueTotal(currency), 0);
});

test('A rejected transfer leaves the file, and the next run pays the new account', async () => {
  const refund = await due();
  const first = (await order(refund.currency, await dueTotal(refund.currency))).body.data;
  await returns.say(admin, `/admin/refunds/${refund.id}/failed`, { reason: 'No such account.', version: 1 });
  assert.ok(!(await idsInFile(first.run_no)).includes(refund.id));
  const account = { iban: 'BH67BMAG00001299123456', holder: 'Layla Haddad' };
  const named = await shop.call(`POST /refunds/${refund.id}/account`, { token: refund.customer.token, body: account });
  assert.equal(named.status, 200);
  const second = (await order(refund.currency, await dueTotal(refund.currency))).body.data;
  assert.deepEqual(await idsInFile(second.run_no), [refund.id]);
  const paid = { bank_reference: 'TRX-8', paid_on: '2026-01-05' };
  const old = await shop.call(`POST /admin/refunds/${refund.id}/paid`, { ...admin, body: { ...paid, version: 1 } });
  assert.deepEqual([old.status, old.body.code], [409, 'changed_meanwhile']);
  await returns.say(admin, `/admin/refunds/${refund.id}/paid`, { ...paid, version: 2 });
  assert.deepEqual(await idsInFile(second.run_no), []);
  const { body } = await shop.call('GET /admin/refund-runs', admin);
  const run = body.data.refund_runs.find(({ run_no: no }: { run_no: string }) => no === first.run_no);
  assert.equal(run.total, first.total);
  await sales.assertBooksAreRight();
});
