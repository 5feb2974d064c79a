import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { createGuestShop, type GuestBrowser, type GuestShop } from '../support/guests.ts';
import { createSales, type Customer, type Sales } from '../support/sales.ts';

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

const merge = ({ token }: Customer, { guestToken }: GuestBrowser) =>
  shop.call('POST /carts/merge', { token, headers: { 'guest-token': guestToken } });

const fill = async (browser: GuestBrowser, lines: [number, number][]) => {
  for (const [productId, quantity] of lines) {
    const added = await browser.call('POST /carts', { product_id: productId, quantity });
    assert.equal(added.status, 200, added.text);
  }
};

const quantitiesOf = async ({ id }: Customer) =>
  (
    await shop.database.query<{ quantity: number }>(
      sql`SELECT quantity FROM cart_items WHERE user_id = ${id} ORDER BY id`,
    )
  ).map(({ quantity }) => quantity);

test('The larger of two quantities stays if the stock suffices, line by line', async () => {
  const customer = await shop.make.customer();
  const [own, larger, scarce, gone, fresh] = [
    await shop.make.product({ stock: 9 }),
    await shop.make.product({ stock: 9 }),
    await shop.make.product({ stock: 9 }),
    await shop.make.product({ stock: 9 }),
    await shop.make.product({ stock: 9 }),
  ];
  await sales.fillCart(customer, [
    { productId: own.id, quantity: 5 },
    { productId: larger.id, quantity: 1 },
  ]);
  const browser = guests.visit();
  await fill(browser, [
    [own.id, 2],
    [larger.id, 4],
    [scarce.id, 6],
    [gone.id, 1],
    [fresh.id, 3],
  ]);
  await shop.database.query(sql`UPDATE products SET stock = 4 WHERE id = ${scarce.id}`);
  await shop.database.query(sql`UPDATE products SET status = 'draft' WHERE id = ${gone.id}`);
  const { status, body, text } = await merge(customer, browser);
  assert.equal(status, 200, text);
  assert.deepEqual(
    body.merged.map(({ outcome, was, quantity }: Record<string, unknown>) => [outcome, was, quantity]),
    [
      ['kept', 5, 5],
      ['raised', 1, 4],
      ['fewer', 0, 4],
      ['unavailable', 0, 0],
      ['added', 0, 3],
    ],
  );
  assert.deepEqual(await quantitiesOf(customer), [5, 4, 4, 3]);
  await shop.database.query(
    sql`UPDATE products SET stock = 9, status = 'active' WHERE id IN (${scarce.id}, ${gone.id})`,
  );
  const left = await shop.database.query(sql`SELECT id FROM users WHERE kind = 'guest'`);
  assert.deepEqual(left, []);
});

test('A repeated merge adds nothing: the token is gone', async () => {
  const customer = await shop.make.customer();
  const browser = guests.visit();
  await fill(browser, [[(await shop.make.product()).id, 2]]);
  const both = await Promise.all([merge(customer, browser), merge(customer, browser)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 404]);
  assert.deepEqual(await quantitiesOf(customer), [2]);
  assert.equal((await merge(customer, guests.visit())).status, 404);
});

test('A line added in another tab is merged or refused, never lost', async () => {
  for (let round = 0; round < 4; round += 1) {
    const customer = await shop.make.customer();
    const browser = guests.visit();
    const [first, second] = [await shop.make.product(), await shop.make.product()];
    await fill(browser, [[first.id, 1]]);
    const [merged, added] = await Promise.all([
      merge(customer, browser),
      browser.call('POST /carts', { product_id: second.id, quantity: 1 }),
    ]);
    assert.equal(merged.status, 200, merged.text);
    assert.ok([200, 409].includes(added.status), added.text);
    const { body } = await browser.call('GET /carts');
    const here = (await quantitiesOf(customer)).length;
    const elsewhere = body.data?.length ?? 0;
    assert.equal(here + elsewhere, added.status === 200 ? 2 : 1);
  }
});

test('The guest’s coupon applies unless the customer has one', async () => {
  const { code } = await createCoupons(shop.database).make();
  const other = await createCoupons(shop.database).make();
  const customer = await shop.make.customer();
  const withCoupon = async () => {
    const browser = guests.visit();
    await fill(browser, [[(await shop.make.product()).id, 1]]);
    await browser.call('POST /carts/coupon', { code });
    return browser;
  };
  assert.equal((await merge(customer, await withCoupon())).body.coupon.code, code);
  await shop.call('POST /carts/coupon', { token: customer.token, body: { code: other.code } });
  assert.equal((await merge(customer, await withCoupon())).body.coupon.code, other.code);
});

test('A cart whose order is placed is not merged', async () => {
  const browser = guests.visit();
  await guests.buy(browser, [(await shop.make.product()).id], 'ordered@test.balsam.test');
  const customer = await shop.make.customer();
  assert.equal((await merge(customer, browser)).status, 404);
  assert.equal((await browser.call('GET /carts')).status, 200);
});
