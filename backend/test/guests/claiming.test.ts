import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createGuestShop, type GuestShop } from '../support/guests.ts';
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

/** A customer who has proven their address. */
const provenCustomer = async () => {
  const customer = await shop.make.customer();
  const { token, email } = customer;
  await shop.call('POST /user/email/prove', { token });
  const proven = await shop.call('POST /user/email/prove/code', { token, body: { code: await guests.codeTo(email) } });
  assert.equal(proven.status, 200, proven.text);
  return customer;
};

const buyAs = async (email: string, products = 1) => {
  const browser = guests.visit();
  const ids = [];
  for (let index = 0; index < products; index += 1) ids.push((await shop.make.product()).id);
  const orderNo = await guests.buy(browser, ids, email);
  return { browser, orderNo, parts: await guests.partsOf(orderNo) };
};

const claim = (token: string, ...order_nos: string[]) =>
  shop.call('POST /user/guest-orders/claim', { token, body: { order_nos } });

test('An order is listed and taken over only once the address is proven', async () => {
  const { token, email, id } = await shop.make.customer();
  const { orderNo, browser, parts } = await buyAs(email);
  const listed = async () => (await shop.call('GET /user/guest-orders', { token })).body.data;
  assert.deepEqual(await listed(), { email_proven: false, orders: [] });
  assert.deepEqual((await claim(token, orderNo)).body.code, 'email_unproven');

  await shop.call('POST /user/email/prove', { token });
  await shop.call('POST /user/email/prove/code', { token, body: { code: await guests.codeTo(email) } });
  assert.deepEqual(
    (await listed()).orders.map((order: { order_no: string }) => order.order_no),
    [orderNo],
  );
  const claimed = await claim(token, orderNo);
  assert.deepEqual([claimed.status, claimed.body.data.orders], [200, []]);
  assert.equal((await shop.call(`GET /orders/${parts[0]?.id}`, { token })).status, 200);
  assert.equal((await guests.partsOf(orderNo))[0]?.user_id, id);
  assert.equal((await browser.call(`GET /orders/${parts[0]?.id}`)).status, 401);
  const mails = await shop.database.query(
    sql`SELECT id FROM outbox WHERE template = 'guest-claimed' AND recipient = ${email}`,
  );
  assert.equal(mails.length, 1);
  await sales.assertBooksAreRight();
});

test('An order with another address, or of another customer, is not found', async () => {
  const { token } = await provenCustomer();
  const other = await buyAs('somebody-else@test.balsam.test');
  assert.equal((await claim(token, other.orderNo)).status, 404);
  assert.equal((await claim(token, 'BLS-0000000000')).status, 404);
});

test('Two claims at the same time move an order once', async () => {
  const { token, email } = await provenCustomer();
  const { orderNo } = await buyAs(email);
  const both = await Promise.all([claim(token, orderNo), claim(token, orderNo)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 404]);
  await sales.assertBooksAreRight();
});

test('A claim and a cancellation at the same time both hold or one is refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { token, email } = await provenCustomer();
    const { orderNo, browser, parts } = await buyAs(email, 2);
    const [claimed, cancelled] = await Promise.all([
      claim(token, orderNo),
      browser.call(`POST /orders/${parts[0]?.id}/cancel`, {}),
    ]);
    assert.equal(claimed.status, 200, claimed.text);
    assert.ok([200, 401, 404].includes(cancelled.status), cancelled.text);
    await sales.assertBooksAreRight();
  }
});
