import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { createGuestShop, type GuestShop } from '../support/guests.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let guests: GuestShop;
before(async () => {
  shop = await buildTestApp({ rateLimit: true });
  sales = createSales(shop);
  guests = createGuestShop(shop, sales);
  await guests.allow();
});
after(() => shop.close());
beforeEach(() => shop.database.query(sql`DELETE FROM attempts`));

test('A network address tries twenty email addresses an hour at the checkout', async () => {
  const browser = guests.visit();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  const { country } = await sales.billing();
  const enter = (email: string) => browser.call('POST /orders/checkout', { country, email });
  for (let tried = 0; tried < 20; tried += 1)
    for (const _ of [1, 2]) assert.equal((await enter(`tried-${tried}@test.balsam.test`)).status, 200);
  assert.equal((await enter('tried-20@test.balsam.test')).status, 429);
  assert.equal((await guests.place(browser, orderNo, { email: 'tried-21@test.balsam.test' })).status, 429);
  assert.equal((await enter('tried-19@test.balsam.test')).status, 200);
});

test('Refused orders count as tried addresses', async () => {
  const browser = guests.visit();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  const place = async (email: string) => (await guests.place(browser, orderNo, { email })).status;
  for (let tried = 0; tried < 20; tried += 1) assert.equal(await place(`refused-${tried}@test.balsam.test`), 403);
  assert.equal(await place('refused-20@test.balsam.test'), 429);
});

test('A network address starts thirty carts an hour, which hold no stock', async () => {
  const { id } = await shop.make.product({ stock: 3 });
  const add = () => guests.visit().call('POST /carts', { product_id: id, quantity: 3 });
  for (let carts = 0; carts < 30; carts += 1) assert.equal((await add()).status, 200);
  const refused = await add();
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  await sales.buy(await shop.make.customer(), [{ productId: id, quantity: 3 }]);
});

test('A coupon counts per address, with and without an account', async () => {
  const customer = await shop.make.customer();
  const { code } = await createCoupons(shop.database).make();
  const { id } = await shop.make.product();
  await sales.fillCart(customer, [{ productId: id }]);
  await shop.call('POST /carts/coupon', { token: customer.token, body: { code } });
  await sales.buy(customer, []);
  const browser = guests.visit();
  await browser.call('POST /carts', { product_id: id, quantity: 1 });
  assert.equal((await browser.call('POST /carts/coupon', { code })).status, 200);
  const { country } = await sales.billing();
  const shown = await browser.call('POST /orders/checkout', { country, email: customer.email });
  assert.match(shown.body.coupon.problem, /already used/);
  await sales.assertBooksAreRight();
});
