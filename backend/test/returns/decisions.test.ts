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

test('A vendor lets a customer keep goods, who gets the money at once; what never came is not sent back either', async () => {
  for (const wish of [{}, { reason: 'not_received', pictures: [] }]) {
    const delivered = await returns.delivered([1]);
    const { return_no: no } = await returns.asked(delivered, wish);
    const decision = { decision: 'approve', keep_goods: !('reason' in wish) };
    const decided = await returns.say(delivered.vendor, `/vendor/returns/${no}/decision`, decision);
    assert.deepEqual([decided.state, decided.keep_goods, decided.lines[0].write_off], ['inspected', true, 1]);
    assert.ok(decided.refund_total > 0);
  }
  await sales.assertBooksAreRight();
});

test('A return is withdrawn before it is sent, and the units can be asked for anew; what is decided is not decided twice', async () => {
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
    const answer = await call(`POST ${route}`, {
      token: person.token,
      body: route.endsWith('decision') ? { decision: 'approve' } : {},
    });
    assert.deepEqual([answer.status, answer.body.code], [409, 'return_decided']);
  }
  await returns.asked(delivered, {});
});

test('An admin overrules a vendor who declined, and later gives more than he gave, but no more than was paid', async () => {
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
  assert.deepEqual(twice.errors, { lines: ['A line is named twice.'] });
  assert.deepEqual(Object.keys((await over({ goodwill: 1_000 })).body.errors), ['goodwill']);
  assert.deepEqual(Object.keys((await over({})).body.errors), ['lines']);
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
