import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { deleteExpired } from '../../src/plugins/housekeeping.ts';
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

const countGuests = async () =>
  (await shop.database.first<{ count: number }>(sql`SELECT count(*) FROM users WHERE kind = 'guest'`))?.count;

test('The first product that a visitor adds makes a guest with a cart', async () => {
  const browser = guests.visit();
  const { id } = await shop.make.product();
  const added = await browser.call('POST /carts', { product_id: id, quantity: 2 });
  assert.equal(added.status, 200, added.text);
  const { body } = await browser.call('GET /carts');
  assert.equal(body.data[0].cart_items[0].quantity, 2);
  assert.equal((await guests.visit().call('GET /carts')).status, 401);
});

test('A visitor without a token, or with guest checkout off, is sent to sign in', async () => {
  const before = await countGuests();
  const body = { product_id: (await shop.make.product()).id, quantity: 1 };
  assert.equal((await shop.call('POST /carts', { body })).status, 401);
  assert.equal((await guests.visit('too-short').call('POST /carts', body)).status, 401);
  await guests.allow(false);
  const refused = await guests.visit().call('POST /carts', body);
  assert.deepEqual([refused.status, refused.body.code], [403, 'guest_checkout_off']);
  assert.equal(await countGuests(), before);
});

test('Two first products at the same time with one token make one guest', async () => {
  const before = (await countGuests()) ?? 0;
  const browser = guests.visit();
  const products = await Promise.all([shop.make.product(), shop.make.product()]);
  const added = await Promise.all(
    products.map(({ id }) => browser.call('POST /carts', { product_id: id, quantity: 1 })),
  );
  assert.deepEqual(
    added.map(({ status }) => status),
    [200, 200],
  );
  assert.equal(await countGuests(), before + 1);
  assert.equal((await browser.call('GET /carts')).body.data.length, 2);
});

test('A first product whose response was lost is not added twice', async () => {
  const { guestToken, call } = guests.visit();
  const body = { product_id: (await shop.make.product()).id, quantity: 1 };
  const headers = { 'guest-token': guestToken, 'Idempotency-Key': 'first-product' };
  for (const _ of [1, 2]) assert.equal((await shop.call('POST /carts', { body, headers })).status, 200);
  assert.equal((await call('GET /carts')).body.data[0].cart_items[0].quantity, 1);
});

test('Two clicks at the same time with one key add one line', async () => {
  const before = (await countGuests()) ?? 0;
  const { guestToken, call } = guests.visit();
  const body = { product_id: (await shop.make.product()).id, quantity: 1 };
  const headers = { 'guest-token': guestToken, 'Idempotency-Key': 'two-clicks' };
  const both = await Promise.all([1, 2].map(() => shop.call('POST /carts', { body, headers })));
  for (const { status, text, body: response } of both) {
    assert.equal(status, 200, text);
    assert.equal(response.cart.cart_items[0].quantity, 1);
  }
  assert.equal(await countGuests(), before + 1);
  assert.equal((await call('GET /carts')).body.data[0].cart_items[0].quantity, 1);
});

test('A session takes precedence over a guest’s token, even after it has ended', async () => {
  const { guestToken, call } = guests.visit();
  await call('POST /carts', { product_id: (await shop.make.product()).id, quantity: 1 });
  const headers = { 'guest-token': guestToken };
  const { token } = await shop.make.customer();
  assert.deepEqual((await shop.call('GET /carts', { token, headers })).body.data, []);
  assert.equal((await shop.call('GET /carts', { token: 'e'.repeat(43), headers })).status, 401);
  assert.equal((await shop.call('GET /carts', { token: (await shop.make.vendor()).token, headers })).status, 403);
});

test('Wishlists, lists of orders and reviews are for accounts only', async () => {
  const browser = guests.visit();
  const { id } = await shop.make.product();
  await browser.call('POST /carts', { product_id: id, quantity: 1 });
  for (const route of ['GET /wishlist', 'GET /returns', 'GET /user', 'GET /quick-order/bought'])
    assert.equal((await browser.call(route)).status, 401, route);
});

test('A vendor who takes no cash from guests offers them no cash', async () => {
  const vendor = await shop.make.vendor();
  const { id } = await shop.make.product({ vendorId: vendor.vendorId });
  await shop.database.query(sql`UPDATE vendors SET cod_guests = 'never' WHERE id = ${vendor.vendorId}`);
  const refused = await guests.visit().call('POST /carts', { product_id: id, quantity: 1 });
  assert.deepEqual([refused.status, refused.body.code], [422, 'seller_not_payable']);
  const customer = await shop.make.customer();
  await sales.fillCart(customer, [{ productId: id }]);
  const { body } = await shop.call('GET /carts', { token: customer.token });
  assert.deepEqual(body.data[0].payment_methods, ['cash']);
});

test('A cart that no one can return to is deleted, and an order is not', async () => {
  const [idle, buyer] = [guests.visit(), guests.visit()];
  const { id } = await shop.make.product();
  await guests.draft(idle, [id]);
  await guests.buy(buyer, [id], 'kept@test.balsam.test');
  const ids = sql`SELECT user_id FROM guest_tokens`;
  await shop.database.query(sql`UPDATE users SET created_at = now() - interval '32 days' WHERE id IN (${ids})`);
  await deleteExpired(shop.database);
  const before = (await countGuests()) ?? 0;
  await shop.database.query(sql`UPDATE guest_tokens SET expires_at = now() - interval '2 days'`);
  await deleteExpired(shop.database);
  const left = await shop.database.query<{ email: string }>(sql`SELECT email FROM users WHERE kind = 'guest'`);
  assert.deepEqual(left, [{ email: 'kept@test.balsam.test' }]);
  assert.ok(before > 1);
  await sales.assertBooksAreRight();
});
