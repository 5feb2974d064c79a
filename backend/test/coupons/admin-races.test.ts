import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons, type Coupons } from '../support/coupons.ts';
import { SHARE_OF_VISITORS } from '../support/visitors.ts';
import { createSales, type Sales } from '../support/sales.ts';

const CUSTOMERS = 100 * SHARE_OF_VISITORS;
const TOGETHER = 10;

let shop: TestApp;
let sales: Sales;
let coupons: Coupons;
let token: string;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  coupons = createCoupons(shop.database);
  ({ token } = await shop.make.admin());
});
after(() => shop.close());

/** Customers at the checkout with a code. */
const crowd = async (code: string) => {
  const { id: productId } = await shop.make.product({ stock: CUSTOMERS });
  const open = async () => {
    const customer = await shop.make.customer();
    await sales.fillCart(customer, [{ productId }]);
    await shop.call('POST /carts/coupon', { token: customer.token, body: { code } });
    return { customer, orderNo: await sales.draft(customer, []) };
  };
  const drafts: Awaited<ReturnType<typeof open>>[] = [];
  while (drafts.length < CUSTOMERS) drafts.push(...(await Promise.all(Array.from({ length: TOGETHER }, open))));
  return drafts;
};

test(`Lowering a limit while ${CUSTOMERS} customers redeem holds, or is refused`, async () => {
  const { id, code } = await coupons.make({ usageLimit: CUSTOMERS });
  const drafts = await crowd(code);
  const {
    vendor: _,
    id: __,
    state: ___,
    used: ____,
    discounts: _____,
    created_at: ______,
    updated_at: _______,
    ...form
  } = (await shop.call(`GET /admin/coupons/${id}`, { token })).body.data;
  const limit = CUSTOMERS / 2;
  const lower = () =>
    shop.call(`POST /admin/coupons/${id}`, {
      token,
      body: { ...form, vendor_id: null, usage_limit: limit, _method: 'PUT' },
    });

  const [edited, ...placed] = await Promise.all([
    lower(),
    ...drafts.map(({ customer, orderNo }) => sales.place(customer, orderNo)),
  ]);

  const { count } = await coupons.redeemed(id);
  assert.equal(placed.filter(({ status }) => status === 200).length, count);
  assert.ok(placed.every(({ status }) => status === 200 || status === 409));
  if (edited.status === 200) assert.equal(count, limit);
  else assert.deepEqual([edited.status, Object.keys(edited.body.errors)], [422, ['usage_limit']]);
  if (edited.status === 422) assert.equal(count, CUSTOMERS);
  await sales.assertBooksAreRight();
});

test('A coupon deleted while customers redeem it is either unused or stays', async () => {
  const { id, code } = await coupons.make();
  const drafts = (await crowd(code)).slice(0, TOGETHER);
  const [deleted, ...placed] = await Promise.all([
    shop.call(`DELETE /admin/coupons/${id}`, { token }),
    ...drafts.map(({ customer, orderNo }) => sales.place(customer, orderNo)),
  ]);
  const { count } = await coupons.redeemed(id);
  assert.equal(deleted.status, count === 0 ? 200 : 422, deleted.text);
  for (const { status, text } of placed) assert.ok([200, 404, 409].includes(status), text);
  assert.equal(placed.filter(({ status }) => status === 200).length, count);
  await sales.assertBooksAreRight();
});
