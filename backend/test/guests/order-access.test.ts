import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createGuestShop, type GuestShop } from '../support/guests.ts';
import { IBAN } from '../support/returns.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let guests: GuestShop;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  guests = createGuestShop(shop, sales);
});
after(() => shop.close());
beforeEach(() => guests.allow());

const email = 'dana@test.balsam.test';

/** An order of two vendors, and access to it by a code. */
const openOrder = async (address = email) => {
  const orderNo = await guests.buy(
    guests.visit(),
    [(await shop.make.product()).id, (await shop.make.product()).id],
    address,
  );
  await shop.call('POST /orders/track/code', { body: { order_no: orderNo, email: address } });
  const body = { order_no: orderNo, email: address, code: await guests.codeTo(address) };
  const opened = await shop.call('POST /orders/track/access', { body });
  assert.equal(opened.status, 200, opened.text);
  return { orderNo, body, browser: guests.visit(opened.body.data.guest_token), parts: await guests.partsOf(orderNo) };
};

test('A code opens the order it was sent for, once, and no other', async () => {
  const { orderNo, browser, body, parts } = await openOrder('first@test.balsam.test');
  assert.equal((await browser.call(`GET /orders/placed/${orderNo}`)).status, 200);
  const again = await shop.call('POST /orders/track/access', { body });
  assert.deepEqual([again.status, again.body.code], [422, 'code_over']);
  const other = await openOrder('second@test.balsam.test');
  assert.equal((await other.browser.call(`GET /orders/${parts[0]?.id}`)).status, 404);
});

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

test('Five wrong codes use up the right one, and ten minutes end it', async () => {
  const address = 'guessed@test.balsam.test';
  const orderNo = await guests.buy(guests.visit(), [(await shop.make.product()).id], address);
  const asked = { order_no: orderNo, email: address };
  const requestCode = async () => {
    await shop.call('POST /orders/track/code', { body: asked });
    return guests.codeTo(address);
  };
  const enter = async (code: string) => {
    const { body } = await shop.call('POST /orders/track/access', { body: { ...asked, code } });
    return [body.code, body.data?.tries_left];
  };
  const guessed = await requestCode();
  for (const left of [4, 3, 2, 1, 0]) assert.deepEqual(await enter(otherThan(guessed)), ['code_wrong', left]);
  assert.deepEqual(await enter(guessed), ['code_over', undefined]);
  const late = await requestCode();
  await shop.database.query(sql`UPDATE email_codes SET created_at = now() - interval '11 minutes'`);
  assert.deepEqual(await enter(late), ['code_over', undefined]);
  assert.deepEqual(await enter(await requestCode()), [undefined, undefined]);
});

test('Access ends after an hour', async () => {
  const { orderNo, browser } = await openOrder('hour@test.balsam.test');
  await shop.database.query(sql`UPDATE guest_tokens SET expires_at = now() WHERE kind = 'order'`);
  assert.equal((await browser.call(`GET /orders/placed/${orderNo}`)).status, 401);
});

test('Asking for a code tells nothing about orders and addresses', async () => {
  const customer = await shop.make.customer();
  const { id } = await shop.make.product();
  const [partId] = await sales.buy(customer, [{ productId: id }]);
  const row = await shop.database.first<{ order_no: string }>(sql`
    SELECT o.order_no FROM orders o JOIN vendor_orders part ON part.order_id = o.id WHERE part.id = ${partId}`);
  const guestOrder = await guests.buy(guests.visit(), [id], 'enumerated@test.balsam.test');
  const asked = [
    { order_no: guestOrder, email: 'enumerated@test.balsam.test' },
    { order_no: row?.order_no, email: customer.email },
    { order_no: guestOrder, email: customer.email },
    { order_no: 'BLS-0000000000', email: 'nobody@test.balsam.test' },
  ];
  const responses = [];
  for (const body of asked) responses.push(await shop.call('POST /orders/track/code', { body }));
  assert.equal(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size, 1);
  const tries = [];
  for (const body of asked)
    tries.push(await shop.call('POST /orders/track/access', { body: { ...body, code: '٠٠٠٠٠٠' } }));
  assert.equal(new Set(tries.map(({ status, text }) => `${status} ${text}`)).size, 1);
  const mails = await shop.database.query(sql`
    SELECT template, recipient FROM outbox WHERE template IN ('guest-code', 'guest-sign-in') AND payload ->> 'purpose' = 'order'
      AND recipient IN (${customer.email}, 'enumerated@test.balsam.test', 'nobody@test.balsam.test') ORDER BY id`);
  assert.deepEqual(mails, [
    { template: 'guest-code', recipient: 'enumerated@test.balsam.test' },
    { template: 'guest-sign-in', recipient: customer.email },
  ]);
});

test('A guest cancels one parcel and returns goods of another', async () => {
  const { browser, parts } = await openOrder('returns@test.balsam.test');
  const [first, second] = parts;
  const cancelled = await browser.call(`POST /orders/${first?.id}/cancel`, {});
  assert.equal(cancelled.status, 200, cancelled.text);
  const vendor = await shop.database.first<{ user_id: number }>(sql`
    SELECT m.user_id FROM vendor_orders part JOIN members m ON m.vendor_id = part.vendor_id WHERE part.id = ${second?.id}`);
  const token = await shop.make.signIn(vendor?.user_id ?? 0);
  for (const status of [2, 3, 4])
    await shop.call(`POST /vendor/orders/${second?.id}/status`, { token, body: { status } });
  const lines = await browser.call(`GET /orders/${second?.id}/returnable`);
  const [line] = lines.body.data.lines;
  const returned = await browser.call(`POST /orders/${second?.id}/returns`, {
    lines: [{ order_product_id: line.order_product_id, quantity: 1, reason: 'changed_mind', pictures: [] }],
    refund_account: { iban: IBAN, holder: 'Dana Saleh' },
  });
  assert.equal(returned.status, 200, returned.text);
  const { return_no: returnNo } = returned.body.data;
  assert.equal((await browser.call(`GET /returns/${returnNo}`)).status, 200);
  assert.equal((await guests.visit().call(`GET /returns/${returnNo}`)).status, 401);
  assert.equal((await browser.call(`GET /orders/${second?.id}/invoices`)).status, 200);
  await sales.assertBooksAreRight();
});
