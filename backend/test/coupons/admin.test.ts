import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createLineReader } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons, type Coupons } from '../support/coupons.ts';
import type { Person } from '../support/factories.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let coupons: Coupons;
let admin: Person;
let written: ReturnType<typeof createLineReader>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  coupons = createCoupons(shop.database);
  admin = await shop.make.admin();
  written = createLineReader(shop.database);
});
after(() => shop.close());

const post = (path: string, body?: object, headers = {}) =>
  shop.call(`POST /admin/coupons${path}`, { token: admin.token, body, headers });
const get = async (path = '') => (await shop.call(`GET /admin/coupons${path}`, { token: admin.token })).body.data;
const remove = (id: number) => shop.call(`DELETE /admin/coupons/${id}`, { token: admin.token });

const percentage = (code: string, changes: object = {}) => ({
  code,
  kind: 'percent',
  percent: 10,
  funded_by: 'platform',
  ...changes,
});

/** The form of an existing coupon, for an edit. */
const formOf = async (id: number, changes: object = {}) => {
  const { code, kind, percent, amounts, minimums, starts_at, ends_at, usage_limit, ...rest } = await get(`/${id}`);
  const { per_customer_limit, funded_by, only_email, first_order_only, active, vendor } = rest;
  const limits = { starts_at, ends_at, usage_limit, per_customer_limit, only_email, first_order_only, active };
  const value = { code, kind, percent, amounts, minimums, funded_by, vendor_id: vendor?.id ?? null };
  return { ...value, ...limits, _method: 'PUT', ...changes };
};

/** Buys something with a code. @returns the id of the sub-order */
const redeem = async (code: string, vendorId?: number) => {
  const customer = await shop.make.customer();
  const { id } = await shop.make.product({ price: 10_000, vendorId });
  await sales.fillCart(customer, [{ productId: id }]);
  assert.equal((await shop.call('POST /carts/coupon', { token: customer.token, body: { code } })).status, 200);
  const [part = 0] = await sales.buy(customer, []);
  return { customer, part };
};

test('A new coupon works immediately, and the admin sees its uses and their discounts', async () => {
  const { vendorId } = await shop.make.vendor();
  const form = {
    code: ' spring-26 ',
    kind: 'amount',
    amounts: { SAR: 20, BHD: 2.005, USD: 5.5 },
    minimums: { SAR: 50, BHD: 5, USD: 15 },
    per_customer_limit: 2,
    usage_limit: 100,
    first_order_only: true,
    ends_at: '2099-01-01T00:00:00Z',
    funded_by: 'vendor',
    vendor_id: vendorId,
  };
  const { status, body } = await post('', form);
  assert.equal(status, 200);
  const { id, state } = body.data;
  assert.equal(state, 'active');
  const stored = await formOf(id);
  assert.deepEqual(
    { ...stored, starts_at: null },
    {
      ...form,
      code: 'SPRING-26',
      percent: null,
      starts_at: null,
      ends_at: '2099-01-01T00:00:00.000Z',
      only_email: null,
      active: true,
      _method: 'PUT',
    },
  );
  assert.ok(Date.parse(stored.starts_at) <= Date.now());

  const { customer } = await redeem('SPRING-26', vendorId);
  const used = await get(`/${id}`);
  assert.deepEqual([used.used, used.discounts], [1, [{ currency: 'USD', amount: 5.5 }]]);
  const { uses, meta } = await get(`/${id}/uses`);
  assert.equal(meta.total, 1);
  const [{ email, amount, currency, released_at: released }] = uses;
  assert.deepEqual([email, amount, currency, released], [customer.email, 5.5, 'USD', null]);
  await sales.assertBooksAreRight();
});

test('A scheduled coupon begins now once its first day is removed', async () => {
  const { body } = await post('', percentage('LATER', { starts_at: '2099-01-01T00:00:00Z' }));
  assert.equal(body.data.state, 'scheduled');
  const { id } = body.data;
  const edited = await post(`/${id}`, await formOf(id, { starts_at: null }));
  assert.deepEqual([edited.status, edited.body.data.state], [200, 'active']);
  assert.ok(Date.parse(edited.body.data.starts_at) <= Date.now());
});

test('A coupon that was switched off stays off when another admin saves the rest of it', async () => {
  const { body } = await post('', percentage('OFF-MEANWHILE'));
  const { id } = body.data;
  const { active: _, ...form } = await formOf(id, { usage_limit: 5 });
  await post(`/${id}/active`, { active: false });
  const edited = await post(`/${id}`, form);
  assert.deepEqual([edited.status, edited.body.data.usage_limit, edited.body.data.active], [200, 5, false]);
  const switchedOn = await post(`/${id}`, { ...form, active: true });
  assert.equal(switchedOn.body.data.active, true);
});

test('Missing and contradictory fields are reported together in the admin’s language', async () => {
  const { body } = await post('', {
    kind: 'amount',
    percent: 10,
    ends_at: '2020-01-01T00:00:00Z',
    funded_by: 'vendor',
  });
  assert.deepEqual(body.errors, {
    code: ['Please enter a code.'],
    percent: ['A fixed-amount coupon has no percentage.'],
    amounts: ['Please enter an amount above zero for each currency.'],
    vendor_id: ['Please choose the vendor who funds the coupon.'],
    ends_at: ['The end must be after the start.'],
  });
  const amounts = { SAR: 1.005, BHD: 1.005, USD: 0 };
  const wrong = await post('', percentage('A B', { percent: 101, amounts, usage_limit: 0, vendor_id: 1 }), {
    lang: 'ar',
  });
  assert.deepEqual(Object.keys(wrong.body.errors).sort(), [
    'amounts',
    'amounts.SAR',
    'code',
    'percent',
    'usage_limit',
    'vendor_id',
  ]);
  for (const [message] of Object.values<string[]>(wrong.body.errors)) assert.match(message ?? '', /\p{Script=Arabic}/u);
});

test('A code is unique, and a missing vendor cannot fund a coupon', async () => {
  const { code } = await coupons.make();
  const form = percentage(code.toLowerCase(), { funded_by: 'vendor', vendor_id: 999_999 });
  const { status, body } = await post('', form);
  assert.equal(status, 422);
  assert.deepEqual(body.errors, {
    code: ['Another coupon has this code.'],
    vendor_id: ['This vendor does not exist.'],
  });
});

test('A used coupon keeps its value; its limits, dates and switch may still change', async () => {
  const { id, code } = await coupons.make({ percent: 10, usageLimit: 5, perCustomerLimit: 2 });
  const { vendorId } = await shop.make.vendor();
  await redeem(code);
  await redeem(code);
  const other = { code: 'OTHER-CODE', percent: 90, funded_by: 'vendor', vendor_id: vendorId, usage_limit: 1 };
  const refused = await post(`/${id}`, await formOf(id, other));
  assert.deepEqual(Object.keys(refused.body.errors).sort(), [
    'code',
    'funded_by',
    'percent',
    'usage_limit',
    'vendor_id',
  ]);
  const [below] = refused.body.errors.usage_limit;
  assert.equal(below, 'It has been used 2 times, so the limit cannot be lower than that.');

  const changes = { usage_limit: 2, per_customer_limit: 1, ends_at: '2099-06-30T21:00:00.000Z', active: false };
  const edit = await formOf(id, changes);
  const { outcome, lines } = await written(() => post(`/${id}`, edit));
  assert.deepEqual([outcome.status, outcome.body.data.state, outcome.body.data.usage_limit], [200, 'off', 2]);
  const [{ action, label, before, after: now } = assert.fail('It was not logged.'), ...more] = lines;
  assert.deepEqual([action, label, now, more], ['coupon.changed', code, changes, []]);
  assert.deepEqual(before, { usage_limit: 5, per_customer_limit: 2, ends_at: null, active: true });
  assert.deepEqual((await written(() => post(`/${id}`, edit))).lines, [], 'nothing was changed');
});

test('A customer limit cannot fall below what a customer has used', async () => {
  const { id, code } = await coupons.make({ perCustomerLimit: 2 });
  const { customer } = await redeem(code);
  const { id: productId } = await shop.make.product();
  await sales.fillCart(customer, [{ productId }]);
  await shop.call('POST /carts/coupon', { token: customer.token, body: { code } });
  await sales.buy(customer, []);
  const { body } = await post(`/${id}`, await formOf(id, { per_customer_limit: 1 }));
  assert.deepEqual(Object.keys(body.errors), ['per_customer_limit']);
});

test('A used or issued coupon stays; an unused one is deleted, also from checkouts', async () => {
  const [used, given, free] = [await coupons.make(), await coupons.make(), await coupons.make()];
  await redeem(used.code);
  await shop.database.query(
    sql`INSERT INTO newsletter_subscribers (email, coupon_id) VALUES ('given@example.com', ${given.id})`,
  );
  assert.equal((await remove(used.id)).body.code, 'coupon_used');
  const { body: refused } = await remove(given.id);
  assert.equal(refused.code, 'coupon_given');
  assert.equal(
    refused.message,
    'This coupon was sent to a newsletter subscriber, so it cannot be deleted. Switch it off instead.',
  );

  const customer = await shop.make.customer();
  await sales.fillCart(customer, [{ productId: (await shop.make.product()).id }]);
  await shop.call('POST /carts/coupon', { token: customer.token, body: { code: free.code } });
  const orderNo = await sales.draft(customer, []);
  const { outcome, lines } = await written(() => remove(free.id));
  assert.deepEqual(
    [outcome.status, lines.map(({ action, label }) => [action, label])],
    [200, [['coupon.deleted', free.code]]],
  );
  assert.equal((await remove(free.id)).status, 404);
  assert.equal((await sales.place(customer, orderNo)).body.code, 'checkout_not_found');
  assert.equal((await sales.place(customer, await sales.draft(customer, []))).status, 200);
  await sales.assertBooksAreRight();
});

test('Bulk changes name the coupons that cannot change; an unknown id stops all', async () => {
  const [used, free] = [await coupons.make(), await coupons.make()];
  await redeem(used.code);
  const ids = [used.id, free.id];
  const switched = await written(() => post('/bulk', { ids, action: 'deactivate' }));
  assert.deepEqual([switched.outcome.body.done, switched.lines.length], [2, 2]);
  assert.deepEqual([(await get(`/${used.id}`)).state, (await get(`/${free.id}`)).state], ['off', 'off']);
  assert.equal((await post('/bulk', { ids: [...ids, 999_999_999], action: 'activate' })).status, 404);
  assert.equal((await get(`/${free.id}`)).active, false);
  const { body: on } = await post(`/${free.id}/active`, { active: true });
  assert.deepEqual([on.data.state, on.message], ['active', 'Coupon updated successfully']);
  const deleted = await written(() => post('/bulk', { ids, action: 'delete' }));
  const message = 'This coupon has been used in orders, so it cannot be deleted. Switch it off instead.';
  const { done, failed } = deleted.outcome.body;
  assert.deepEqual([done, failed], [1, [{ id: used.id, name: used.code, message }]]);
  assert.deepEqual(
    deleted.lines.map(({ entity_id: id }) => Number(id)),
    [free.id],
  );
});
