import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createOverdueReturns } from '../../src/modules/sales/returns/overdue.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createReturns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('An unsent return ends after fourteen days, and a late vendor is reminded once', async () => {
  const { database, app } = shop;
  const admin = await shop.make.admin();
  const returns = createReturns(shop, createSales(shop));
  const { handleDue } = createOverdueReturns(database, app.outbox);
  const approved = await returns.delivered([1]);
  const { return_no: no } = await returns.asked(approved, {});
  await returns.say(approved.vendor, `/vendor/returns/${no}/decision`, { decision: 'approve' });
  const waiting = await returns.delivered([1]);
  const { return_no: other } = await returns.asked(waiting, {});
  assert.equal(await handleDue(), 0);
  await database.query(
    sql`UPDATE returns SET due_at = now() - interval '1 minute' WHERE return_no IN (${no}, ${other})`,
  );
  assert.equal(await handleDue(), 2);
  assert.equal(await handleDue(), 0);
  const { body } = await shop.call(`GET /returns/${no}`, { token: approved.customer.token });
  assert.equal(body.data.state, 'expired');
  const late = await shop.call('GET /admin/returns?due=late', { token: admin.token });
  assert.deepEqual(
    late.body.data.returns.map((each: { return_no: string; state: string }) => [each.return_no, each.state]),
    [[other, 'requested']],
  );
  const mails = await database.query<{ template: string }>(sql`
    SELECT template FROM outbox WHERE template LIKE 'return-late%' OR template = 'return-expired' ORDER BY template`);
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['return-expired', 'return-late', 'return-late-for-admin'],
  );
  const bell = await shop.call('GET /vendor/notifications', { token: waiting.vendor.token });
  assert.match(bell.text, /return_late/);
  assert.match((await shop.call('GET /vendor/returns.csv', { token: waiting.vendor.token })).text, new RegExp(other));
});

test('Vendor and admins are reminded once if a return stays unconfirmed for two weeks', async () => {
  const { database, app } = shop;
  const sales = createSales(shop);
  const returns = createReturns(shop, sales);
  const { handleDue } = createOverdueReturns(database, app.outbox);
  const delivered = await returns.delivered([1]);
  const { return_no: no } = await returns.asked(delivered, {});
  await returns.say(delivered.vendor, `/vendor/returns/${no}/decision`, { decision: 'approve' });
  const sent = await returns.say(delivered.customer, `/returns/${no}/sent`);
  const days = (Date.parse(sent.due_at) - Date.now()) / 86_400_000;
  assert.ok(days > 13 && days < 15, sent.due_at);
  await database.query(sql`UPDATE returns SET due_at = now() - interval '1 minute' WHERE return_no = ${no}`);
  const lateMails = async () => (await returns.mailsOf(no)).filter((template) => template.startsWith('return-late'));
  await handleDue();
  const told = await lateMails();
  assert.deepEqual([...new Set(told)].sort(), ['return-late', 'return-late-for-admin']);
  await handleDue();
  assert.deepEqual(await lateMails(), told);
});

test('An admin ends overdue returns in any state, and no others', async () => {
  const { call, database } = shop;
  const admin = await shop.make.admin();
  const sales = createSales(shop);
  const returns = createReturns(shop, sales);
  const overrule = (no: string, decision: string) =>
    call(`POST /admin/returns/${no}/overrule`, { token: admin.token, body: { decision, reason: 'It is late.' } });
  const late = (no: string) =>
    database.query(sql`UPDATE returns SET due_at = now() - interval '1 minute' WHERE return_no = ${no}`);

  const { return_no: received } = await returns.received(await returns.delivered([2]), { quantity: 2 });
  assert.equal((await overrule(received, 'keep_goods')).body.code, 'return_decided');
  await late(received);
  assert.equal((await overrule(received, 'keep_goods')).body.data.state, 'inspected');

  const refused = await returns.received(await returns.delivered([1]), {});
  await late(refused.return_no);
  assert.equal((await overrule(refused.return_no, 'decline')).body.data.state, 'declined');

  const { return_no: asked } = await returns.asked(await returns.delivered([1]), {});
  await late(asked);
  assert.equal((await overrule(asked, 'approve')).body.data.state, 'approved');
  assert.equal((await overrule(asked, 'decline')).body.code, 'return_decided');
  await sales.assertBooksAreRight();
});

test('An admin refunds what a stopped vendor approved, before the shipping deadline', async () => {
  const { call } = shop;
  const { token } = await shop.make.admin();
  const sales = createSales(shop);
  const returns = createReturns(shop, sales);
  const delivered = await returns.delivered([1]);
  const { vendor } = delivered;
  const { return_no: no } = await returns.asked(delivered, {});
  await returns.say(vendor, `/vendor/returns/${no}/decision`, { decision: 'approve' });
  const overrule = () =>
    call(`POST /admin/returns/${no}/overrule`, { token, body: { decision: 'keep_goods', reason: 'He has gone.' } });
  assert.equal((await overrule()).body.code, 'return_decided');
  await call(`POST /admin/vendor/${vendor.vendorId}/status`, { token, body: { active: 0 } });
  assert.equal((await overrule()).body.data.state, 'inspected');
  await sales.assertBooksAreRight();
});

test('A removed vendor gets no notices of returns; admins get them immediately, once', async () => {
  const { call, database, app } = shop;
  const { token, email } = await shop.make.admin();
  const returns = createReturns(shop, createSales(shop));
  const delivered = await returns.delivered([1]);
  const { email: gone, vendorId } = delivered.vendor;
  const heardBefore = (await mailsTo(database, gone)).length;
  await database.query(sql`UPDATE vendors SET deleted_at = now() WHERE id = ${vendorId}`);
  const { return_no: no } = await returns.asked(delivered, {});
  const heardByAdmin = async () => (await mailsTo(database, email)).map(({ template }) => template);
  assert.deepEqual(await heardByAdmin(), ['return-late-for-admin']);
  await database.query(sql`UPDATE returns SET due_at = now() - interval '1 minute' WHERE return_no = ${no}`);
  await createOverdueReturns(database, app.outbox).handleDue();
  const body = { decision: 'keep_goods', reason: 'He has gone.' };
  assert.equal((await call(`POST /admin/returns/${no}/overrule`, { token, body })).body.data.state, 'inspected');
  assert.deepEqual(await heardByAdmin(), ['return-late-for-admin']);
  assert.equal((await mailsTo(database, gone)).length, heardBefore);
  const rung = await database.query(sql`SELECT id FROM notifications WHERE payload ->> 'return_no' = ${no}`);
  assert.deepEqual(rung, []);
});
