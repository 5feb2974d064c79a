import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons, type Coupons } from '../support/coupons.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let coupons: Coupons;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  coupons = createCoupons(shop.database);
});
after(() => shop.close());

const NBSP = '\u00a0';
const cartOf = async (token: string, headers = {}) => (await shop.call('GET /carts', { token, headers })).body;
const enter = (token: string, code: string, headers = {}) =>
  shop.call('POST /carts/coupon', { token, body: { code }, headers });

/** A customer whose cart holds goods for these sums, each from its own vendor. */
const shopper = async (...prices: number[]) => {
  const customer = await shop.make.customer();
  const products = await Promise.all(prices.map((price) => shop.make.product({ price })));
  await sales.fillCart(
    customer,
    products.map(({ id }) => ({ productId: id })),
  );
  return { ...customer, vendorIds: products.map(({ vendorId }) => vendorId) };
};

test('A code is accepted however it is typed, and each vendor shows its discount share', async () => {
  const { token } = await shopper(1000, 3335);
  await coupons.make({ code: 'SPRING' });
  const { status, body } = await enter(token, '  spring ');
  assert.deepEqual([status, body.message], [200, 'Your code has been applied.']);
  assert.deepEqual(body.coupon, { code: 'SPRING', kind: 'percent', percent: 10, discount: 4.34, problem: null });
  assert.deepEqual(
    body.data.map(({ sub_total, discount }: Record<string, number>) => [sub_total, discount]),
    [
      [10, 1],
      [33.35, 3.34],
    ],
  );
  const { sub_total, discount, shipping_cost, total } = body.totals;
  assert.deepEqual([sub_total, discount], [43.35, 4.34]);
  assert.equal(Math.round((sub_total - discount + shipping_cost - total) * 100), 0);
  const shown = await cartOf(token);
  assert.deepEqual([shown.data, shown.coupon, shown.totals], [body.data, body.coupon, body.totals]);
});

test('A fixed amount is off in the customer’s currency, and never more than the goods', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product({ prices: { sar: 1800, bhd: 9000, usd: 500 } });
  await sales.fillCart(customer, [{ productId }]);
  const { code } = await coupons.make({ amount: 2500 });
  assert.equal((await enter(customer.token, code, { currency: 'BHD' })).body.coupon.discount, 2.5);
  const { totals } = await cartOf(customer.token, { currency: 'SAR' });
  assert.deepEqual([totals.sub_total, totals.discount, totals.total], [18, 18, totals.shipping_cost]);
});

test('A discount does not cost the free shipping that the goods have earned', async () => {
  const { token, vendorIds } = await shopper(4000);
  await shop.database.query(sql`
    UPDATE shipping_rates SET free_from = 4000 FROM shipping_zones z WHERE z.id = zone_id AND z.vendor_id = ${vendorIds[0]}`);
  const { code } = await coupons.make({ percent: 50 });
  const { totals } = (await enter(token, code)).body;
  assert.deepEqual([totals.discount, totals.shipping_cost, totals.total], [20, 0, 20]);
});

test('A vendor’s own coupon discounts only that vendor’s goods', async () => {
  const { token, vendorIds } = await shopper(2000, 5000);
  const { code } = await coupons.make({ amount: 700, vendorId: vendorIds[1] });
  const { data, totals } = (await enter(token, code)).body;
  assert.deepEqual(
    data.map(({ discount }: { discount: number }) => discount),
    [0, 7],
  );
  assert.equal(totals.discount, 7);
});

test('An invalid code is refused with the reason, in both languages', async () => {
  const customer = await shopper(1000);
  const stranger = await shop.make.vendor();
  const once = await coupons.make({ usageLimit: 1 });
  const [buyer, loyal] = [await shopper(1000), await shopper(1000)];
  const mine = await coupons.make({ perCustomerLimit: 2 });
  for (const { person, code } of [
    { person: buyer, code: once.code },
    { person: loyal, code: mine.code },
    { person: loyal, code: mine.code },
  ]) {
    if ((await cartOf(person.token)).data.length === 0)
      await sales.fillCart(person, [{ productId: (await shop.make.product()).id }]);
    assert.equal((await enter(person.token, code)).status, 200);
    await sales.buy(person, []);
  }
  await sales.fillCart(loyal, [{ productId: (await shop.make.product()).id }]);
  const at = (day: number) =>
    new Intl.DateTimeFormat('en-u-ca-gregory', { dateStyle: 'long', timeZone: 'Asia/Riyadh' }).format(
      Date.now() + day * 86_400_000,
    );
  const cases = [
    [customer, 'NO-SUCH-CODE', 'coupon_unknown', 'This code is not valid. Please check the spelling.'],
    [
      customer,
      (await coupons.make({ active: false })).code,
      'coupon_unknown',
      'This code is not valid. Please check the spelling.',
    ],
    [
      customer,
      (await coupons.make({ startsIn: 3 })).code,
      'coupon_not_started',
      `This code can be used from ${at(3)}.`,
    ],
    [customer, (await coupons.make({ endsIn: 0 })).code, 'coupon_expired', `This code ended on ${at(0)}.`],
    [
      customer,
      (await coupons.make({ minimum: 1500 })).code,
      'coupon_minimum',
      `This code needs at least 15.00${NBSP}USD in your cart. Add 5.00${NBSP}USD more.`,
    ],
    [customer, once.code, 'coupon_used_up', 'This code has been used up.'],
    [loyal, mine.code, 'coupon_used_by_you', 'You have already used this code 2 times, which is the maximum.'],
    [
      customer,
      (await coupons.make({ onlyEmail: 'somebody@else.test' })).code,
      'coupon_not_for_you',
      'This code is for another email address.',
    ],
    [
      customer,
      (await coupons.make({ vendorId: stranger.vendorId })).code,
      'coupon_other_seller',
      `This code is for products by Supplies ${stranger.id}, and there are none in your cart.`,
    ],
  ] as const;
  for (const [{ token }, code, problem, sentence] of cases) {
    const { status, body } = await enter(token, code);
    assert.deepEqual([status, body.code, body.errors], [422, problem, { code: [sentence] }]);
    const arabic = (await enter(token, code, { lang: 'ar' })).body.errors.code[0];
    assert.match(arabic, /^\p{Script=Arabic}[^{}]*$/u);
  }
  assert.equal((await cartOf(customer.token)).coupon, null);
});

test('A code that ended at midnight in Riyadh is refused with its last valid day', async () => {
  const { token } = await shopper(1000);
  const { id, code } = await coupons.make();
  await shop.database.query(sql`
    UPDATE coupons SET starts_at = '2020-11-01', ends_at = '2020-11-30T21:00:00Z' WHERE id = ${id}`);
  assert.equal((await enter(token, code)).body.message, 'This code ended on November 30, 2020.');
  assert.match((await enter(token, code, { lang: 'ar' })).body.message, /30 نوفمبر 2020/);
});

test('A minimum counts the goods a coupon covers, and the refusal names the difference', async () => {
  const { token, vendorIds } = await shopper(2000, 9000);
  const { code } = await coupons.make({ minimum: 3000, vendorId: vendorIds[0] });
  const { body } = await enter(token, code, { currency: 'BHD' });
  assert.deepEqual([body.code, body.data], ['coupon_minimum', { currency: 'BHD', minimum: 3, missing: 1 }]);
  assert.match(body.message, /of products by Supplies \d+ in your cart\. Add 1\.000/);
});

test('A code that is no longer valid stays on the cart without a discount and says why', async () => {
  const customer = await shopper(2000);
  const { code } = await coupons.make({ minimum: 1500 });
  await enter(customer.token, code);
  const [
    {
      cart_items: [line],
    },
  ] = (await cartOf(customer.token)).data;
  await shop.database.query(sql`UPDATE products SET price_usd = 1200 WHERE id = ${line.product.id}`);
  const { coupon, totals } = await cartOf(customer.token, { lang: 'ar' });
  assert.deepEqual([coupon.code, coupon.discount, totals.discount], [code, 0, 0]);
  assert.match(coupon.problem, /15\.00\u00a0دولار/);
});

test('A refused code leaves the previous one applied, and a customer can remove it', async () => {
  const { token } = await shopper(1000);
  const { code } = await coupons.make();
  await enter(token, code);
  assert.equal((await enter(token, 'WRONG')).status, 422);
  assert.equal((await cartOf(token)).coupon.code, code);
  const { status, body } = await shop.call('DELETE /carts/coupon', { token });
  assert.deepEqual([status, body.coupon, body.totals.discount], [200, null, 0]);
  assert.equal((await cartOf(token)).coupon, null);
});

test('An empty cart accepts no code, and an empty code is refused', async () => {
  const { code } = await coupons.make();
  const { token } = await shop.make.customer();
  assert.equal((await enter(token, code)).body.code, 'cart_empty');
  const { body } = await enter((await shopper(1000)).token, ' ');
  assert.deepEqual(body.errors, { code: ['Please enter a code.'] });
});
