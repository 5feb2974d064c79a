import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createMoney } from '../support/money.ts';
import { createReturns, type Returns } from '../support/returns.ts';
import { createSales, type Sales } from '../support/sales.ts';

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

test('A vendor refunds without a return; undelivered goods are not sent back either', async () => {
  for (const request of [{}, { reason: 'not_received', pictures: [] }]) {
    const delivered = await returns.delivered([1]);
    const { return_no: no } = await returns.asked(delivered, request);
    const decision = { decision: 'approve', keep_goods: !('reason' in request) };
    const decided = await returns.say(delivered.vendor, `/vendor/returns/${no}/decision`, decision);
    assert.deepEqual([decided.state, decided.keep_goods, decided.lines[0].write_off], ['inspected', true, 1]);
    assert.ok(decided.refund_total > 0);
  }
  await sales.assertBooksAreRight();
});

test('A return can be withdrawn before shipping, and is decided once', async () => {
  const { call } = shop;
  const delivered = await returns.delivered([1]);
  const { customer, vendor } = delivered;
  const { return_no: no } = await returns.asked(delivered, {});
  assert.equal((await returns.ask(delivered, {})).status, 422);
  const declined = await call(`POST /vendor/returns/${no}/decision`, {
    token: vendor.token,
    body: { decision: 'decline' },
  });
  assert.deepEqual([declined.status, Object.keys(declined.body.errors)], [422, ['reason']]);
  await returns.say(customer, `/returns/${no}/withdraw`);
  for (const [person, route] of [
    [vendor, `/vendor/returns/${no}/decision`],
    [customer, `/returns/${no}/withdraw`],
  ] as const) {
    const response = await call(`POST ${route}`, {
      token: person.token,
      body: route.endsWith('decision') ? { decision: 'approve' } : {},
    });
    assert.deepEqual([response.status, response.body.code], [409, 'return_decided']);
  }
  await returns.asked(delivered, {});
});

test('An admin decides if the vendor has not acted for two weeks after shipping', async () => {
  const { call, database } = shop;
  const admin = await shop.make.admin();
  const delivered = await returns.delivered([1]);
  const { return_no: no } = await returns.asked(delivered, {});
  await returns.say(delivered.vendor, `/vendor/returns/${no}/decision`, { decision: 'approve' });
  const sent = await returns.say(delivered.customer, `/returns/${no}/sent`);
  const overrule = (body: object) =>
    call(`POST /admin/returns/${no}/overrule`, { token: admin.token, body: { reason: 'It has arrived.', ...body } });
  const early = await overrule({ decision: 'keep_goods' });
  assert.deepEqual([early.status, early.body.code], [409, 'return_decided']);
  await database.query(sql`UPDATE returns SET due_at = due_at - interval '15 days' WHERE return_no = ${no}`);
  const { body: late } = await call('GET /admin/returns?due=late', { token: admin.token });
  assert.deepEqual(
    late.data.returns.map((each: { return_no: string; awaits_admin: boolean }) => [each.return_no, each.awaits_admin]),
    [[no, true]],
  );
  const again = await overrule({ decision: 'approve' });
  assert.deepEqual([again.status, again.body.code], [409, 'return_decided']);
  const { status, body } = await overrule({ decision: 'keep_goods', version: sent.version });
  assert.deepEqual([status, body.data.state, body.data.is_overruled], [200, 'inspected', true]);
  assert.ok(body.data.refund_total > 0);
  await sales.assertBooksAreRight();
});

test('A stopped vendor’s returns are settled by an admin before the vendor is deleted', async () => {
  const { call } = shop;
  const { token } = await shop.make.admin();
  const delivered = await returns.delivered([1, 1]);
  const { vendor } = delivered;
  const { return_no: no } = await returns.asked(delivered, {});
  const overrule = (body: object) =>
    call(`POST /admin/returns/${no}/overrule`, { token, body: { reason: 'The shop is closed.', ...body } });
  await call(`POST /admin/vendor/${vendor.vendorId}/status`, { token, body: { active: 0 } });
  const { body: stopped } = await call(`GET /admin/vendor/${vendor.vendorId}`, { token });
  assert.deepEqual(stopped.data.underway, { orders: 0, returns: 1 });
  const remove = () => call(`DELETE /admin/vendor/${vendor.vendorId}`, { token });
  const kept = await remove();
  assert.deepEqual([kept.status, kept.body.code], [422, 'vendor_has_returns']);
  const { body: waiting } = await call('GET /admin/returns?due=admin', { token });
  assert.ok(waiting.data.returns.some((each: { return_no: string }) => each.return_no === no));
  const declined = await overrule({ decision: 'decline' });
  assert.deepEqual([declined.status, declined.body.data.state], [200, 'declined']);
  const paid = await overrule({ decision: 'keep_goods', version: declined.body.data.version });
  assert.deepEqual([paid.status, paid.body.data.state], [200, 'inspected']);
  await sales.assertBooksAreRight();
  assert.equal((await remove()).status, 200);
});

test('Goodwill is granted once, however often it is submitted', async () => {
  const admin = await shop.make.admin();
  const delivered = await returns.delivered([2]);
  const { return_no: no } = await returns.asked(delivered, { quantity: 1 });
  await returns.say(delivered.vendor, `/vendor/returns/${no}/decision`, { decision: 'approve', keep_goods: true });
  const { body } = await shop.call(`GET /admin/returns/${no}`, { token: admin.token });
  const give = () =>
    shop.call(`POST /admin/returns/${no}/overrule`, {
      token: admin.token,
      body: { goodwill: 0.25, reason: 'For the trouble.', version: body.data.version },
    });
  assert.equal((await give()).body.data.goodwill, 0.25);
  const again = await give();
  assert.deepEqual([again.status, again.body.code], [409, 'changed_meanwhile']);
});

test('An admin may overrule a refusal and grant more, up to the paid amount', async () => {
  const { call } = shop;
  const admin = await shop.make.admin();
  const delivered = await returns.delivered([2]);
  const { customer, vendor, partId } = delivered;
  await shop.database.query(sql`UPDATE order_items SET return_class = 'sealed' WHERE vendor_order_id = ${partId}`);
  const { return_no: no } = await returns.asked(delivered, { quantity: 2 });
  await returns.say(vendor, `/vendor/returns/${no}/decision`, { decision: 'decline', reason: 'It was opened.' });
  const overruled = await returns.say(admin, `/admin/returns/${no}/overrule`, {
    decision: 'approve',
    reason: 'The seal was broken when it came.',
  });
  assert.deepEqual([overruled.state, overruled.is_overruled], ['approved', true]);
  await returns.say(customer, `/returns/${no}/sent`);
  const received = await returns.say(vendor, `/vendor/returns/${no}/received`);
  const inspected = await returns.say(
    vendor,
    `/vendor/returns/${no}/inspection`,
    returns.inspection(received, [0, 1, 1]),
  );
  const [line] = inspected.lines;
  const over = (body: object) =>
    call(`POST /admin/returns/${no}/overrule`, { token: admin.token, body: { reason: 'Be kind.', ...body } });
  assert.deepEqual(Object.keys((await over({ lines: [{ id: line.id, write_off: 2 }] })).body.errors), [
    'lines.0.write_off',
  ]);
  const once = { id: line.id, write_off: 1 };
  const { body: twice } = await over({ lines: [once, once] });
  assert.deepEqual(twice.errors, { lines: ['An item is listed twice.'] });
  assert.deepEqual(Object.keys((await over({ goodwill: 1_000 })).body.errors), ['goodwill']);
  assert.deepEqual((await over({})).body.errors, { goodwill: ['Accept units, or add a goodwill amount.'] });
  const { body: gift } = await over({ goodwill: 1.25 });
  assert.deepEqual([gift.data.goodwill, gift.data.refund_total], [1.25, inspected.refund_total]);
  await sales.assertBooksAreRight();
  const rest = { lines: [once] };
  assert.deepEqual(Object.keys((await over({ ...rest, goodwill: 0.01 })).body.errors), ['goodwill']);
  const { body: whole } = await over(rest);
  assert.deepEqual([whole.data.lines[0].write_off, whole.data.refunds.length], [2, 3]);
  await sales.assertBooksAreRight();
  const told = await returns.mailsOf(no);
  assert.equal(told.filter((template) => template === 'return-overruled').length, 3);
  const [declined] = await shop.database.query<{ to: number; note: string }>(sql`
    SELECT u.id AS "to", payload ->> 'note' AS note FROM outbox JOIN users u ON u.email = recipient
    WHERE template = 'return-declined' AND payload ->> 'return_no' = ${no}`);
  assert.deepEqual(declined, { to: customer.id, note: 'It was opened.' });
});
