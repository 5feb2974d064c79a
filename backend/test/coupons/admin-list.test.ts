import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons, type Coupons } from '../support/coupons.ts';
import { createSales, type Sales } from '../support/sales.ts';

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

const list = async (query: string) => (await shop.call(`GET /admin/coupons?${query}`, { token })).body.data;
const codes = async (query: string) => (await list(query)).coupons.map(({ code }: { code: string }) => code);

/** Buys something with a code. @returns the customer and the id of the sub-order */
const redeem = async (code: string) => {
  const customer = await shop.make.customer();
  await sales.fillCart(customer, [{ productId: (await shop.make.product({ price: 1000 })).id }]);
  await shop.call('POST /carts/coupon', { token: customer.token, body: { code } });
  const [part] = await sales.buy(customer, []);
  return { customer, part };
};

test('Coupons are filtered by state, funder, code, vendor and reader', async () => {
  const vendor = await shop.make.vendor();
  await coupons.make({ code: 'RUNS', vendorId: vendor.vendorId });
  await coupons.make({ code: 'LATER', startsIn: 2 });
  await coupons.make({ code: 'OVER', endsIn: -0.5 });
  await coupons.make({ code: 'OFF', active: false, endsIn: -0.5 });
  await coupons.make({ code: 'EMPTY', usageLimit: 1 });
  await redeem('EMPTY');
  await coupons.make({ code: 'FOR-HUDA', onlyEmail: 'huda@example.com' });

  const states = await Promise.all(
    ['active', 'scheduled', 'ended', 'used_up', 'off'].map((state) => codes(`state=${state}`)),
  );
  assert.deepEqual(states, [['FOR-HUDA', 'RUNS'], ['LATER'], ['OVER'], ['EMPTY'], ['OFF']]);
  assert.deepEqual(await codes('funded_by=vendor'), ['RUNS']);
  assert.deepEqual(await codes('search=huda@'), ['FOR-HUDA']);
  assert.deepEqual(await codes(`search=supplies%20${vendor.id}`), ['RUNS']);
  assert.deepEqual(await codes('search=nothing'), []);
  assert.equal((await list('')).meta.total, 6);
});

test('A cancelled order gives its use back, and the list of uses says when', async () => {
  const { id, code } = await coupons.make({ usageLimit: 1 });
  const { customer, part } = await redeem(code);
  assert.equal((await list(`search=${code}`)).coupons[0].state, 'used_up');
  const cancelled = await shop.call(`POST /orders/${part}/cancel`, { token: customer.token });
  assert.equal(cancelled.status, 200, cancelled.text);
  const [coupon] = (await list(`search=${code}`)).coupons;
  assert.deepEqual([coupon.state, coupon.used, coupon.discounts], ['active', 0, []]);
  const { uses } = (await shop.call(`GET /admin/coupons/${id}/uses`, { token })).body.data;
  assert.equal(uses.length, 1);
  assert.ok(uses[0].released_at);
});

test('The export contains every coupon of the filter, not only the first page', async () => {
  const before = (await list('state=active')).meta.total;
  for (let count = 0; count < 12; count += 1) await coupons.make({ code: `TABLE-${count}`, amount: 1255, minimum: 5 });
  const { text, headers } = await shop.call('GET /admin/coupons.csv?state=active', { token });
  const [head = '', first = '', ...others] = text.trim().split('\r\n');
  assert.equal(others.length + 1, before + 12);
  assert.match(head, /Code,Status,Kind of discount,Discount \(%\),Discount \(SAR\),Discount \(BHD\),Discount \(USD\),/);
  assert.match(first, /^TABLE-11,active,fixed amount,,12\.55,1\.255,12\.55,0\.05,0\.005,0\.05,/);
  assert.match(String(headers['content-disposition']), /coupons\.csv/);
});
