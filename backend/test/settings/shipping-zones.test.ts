import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let saudi: number;
let bahrain: number;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  saudi = await shop.make.country();
  bahrain = await shop.make.country({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
});
after(() => shop.close());

const zone = (countryId: number | null, fee = 10, freeFrom: number | null = null, changes: object = {}) => ({
  country_id: countryId,
  handling_days_min: 1,
  handling_days_max: 4,
  rates: ['SAR', 'BHD', 'USD'].map((currency) => ({ currency, flat_fee: fee, free_from: freeFrom })),
  ...changes,
});

const list = async ({ token }: Vendor) => (await shop.call('GET /vendor/shipping-zones', { token })).body.zones;
const add = ({ token }: Vendor, body: object) => shop.call('POST /vendor/shipping-zones', { token, body });
const change = ({ token }: Vendor, id: number, body: object) =>
  shop.call(`POST /vendor/shipping-zones/${id}`, { token, body });
const remove = ({ token }: Vendor, id: number) => shop.call(`DELETE /vendor/shipping-zones/${id}`, { token });

test('A vendor adds, edits and deletes zones, with an audit line each time', async () => {
  const vendor = await shop.make.vendor();
  const [everywhere] = await list(vendor);
  assert.equal(everywhere.country, null);
  const added = (await add(vendor, zone(bahrain, 1.255, 20))).body.zone;
  assert.deepEqual(added, undefined, 'riyals have no third digit');
  const rates = [
    { currency: 'SAR', flat_fee: 12.5, free_from: 200, cold_fee: 10.5 },
    { currency: 'BHD', flat_fee: 1.255, free_from: 20, cold_fee: 1.005 },
    { currency: 'USD', flat_fee: 3.35, free_from: null, cold_fee: 0 },
  ];
  const { body } = await add(vendor, zone(bahrain, 0, null, { rates, cold: true }));
  assert.deepEqual(body.zone, {
    id: body.zone.id,
    country: { id: bahrain, name: 'Bahrain', iso2: 'BH' },
    handling_days_min: 1,
    handling_days_max: 4,
    cold: true,
    rates,
    updated_at: body.zone.updated_at,
  });
  await change(vendor, body.zone.id, zone(saudi, 9, 0, { handling_days_min: 0, handling_days_max: 0 }));
  const zones = await list(vendor);
  assert.deepEqual(
    zones.map(({ country, rates: [first] }: { country: { iso2: string } | null; rates: object[] }) => [
      country?.iso2,
      first,
    ]),
    [
      ['SA', { currency: 'SAR', flat_fee: 9, free_from: 0, cold_fee: 0 }],
      [undefined, everywhere.rates[0]],
    ],
  );
  assert.equal((await remove(vendor, everywhere.id)).status, 200);
  assert.equal((await list(vendor)).length, 1);
  const lines = await shop.database.query<{ label: string; before: object | null; after: object | null }>(sql`
    SELECT label, before, after FROM audit_log
    WHERE action = 'vendor.shipping_zone' AND actor_user_id = ${vendor.id} ORDER BY id`);
  const columnsOf = (side: object | null) => side && Object.keys(side).sort();
  const all = ['cold', 'country', 'handling_days_max', 'handling_days_min', 'rates'];
  assert.deepEqual(
    lines.map(({ label, before, after }) => [label.split(': ')[1], columnsOf(before), columnsOf(after)]),
    [
      ['Bahrain', null, all],
      ['Saudi Arabia', all, all],
      ['all other countries', all, null],
    ],
  );
});

test('A vendor has one zone per country, also under simultaneous requests', async () => {
  const vendor = await shop.make.vendor();
  const responses = await Promise.all(Array.from({ length: 5 }, () => add(vendor, zone(saudi))));
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 422, 422, 422, 422]);
  const refused = responses.find(({ status }) => status === 422)?.body;
  assert.deepEqual(refused.errors, { country_id: ['This country already has a shipping zone.'] });
  assert.deepEqual((await add(vendor, zone(null))).body.errors, {
    country_id: ['There is already a shipping zone for all other countries.'],
  });
  const [first, rest] = await list(vendor);
  assert.deepEqual(Object.keys((await change(vendor, first.id, zone(null))).body.errors), ['country_id']);
  assert.equal((await change(vendor, first.id, zone(saudi, 3))).status, 200);
  assert.equal(rest.country, null);
});

test('Invalid fields of a zone are reported', async () => {
  const vendor = await shop.make.vendor();
  const errorsOf = async (body: object) => (await add(vendor, body)).body.errors;
  assert.deepEqual(await errorsOf(zone(saudi, 1.255)), {
    'rates.0.flat_fee': ['This amount has more decimal places than the currency.'],
    'rates.2.flat_fee': ['This amount has more decimal places than the currency.'],
  });
  assert.deepEqual(await errorsOf(zone(saudi, -1, 1)).then(Object.keys), [
    'rates.0.flat_fee',
    'rates.1.flat_fee',
    'rates.2.flat_fee',
  ]);
  assert.deepEqual(await errorsOf(zone(saudi, 1, 1, { handling_days_min: 5 })), {
    handling_days_max: ['The longest time cannot be shorter than the shortest.'],
  });
  assert.deepEqual(await errorsOf(zone(saudi, 1, 1, { handling_days_max: 61 })).then(Object.keys), [
    'handling_days_max',
  ]);
  const [one] = zone(saudi).rates;
  for (const rates of [[], [one], [one, one, one]])
    assert.deepEqual(await errorsOf(zone(saudi, 1, 1, { rates })), {
      rates: ['Please enter one price for each currency.'],
    });
  assert.deepEqual(await errorsOf(zone(999_999_999)).then(Object.keys), ['country_id']);
});

/** A customer in Saudi Arabia with products of two vendors, the first of whom ships to Bahrain only. */
const shopper = async () => {
  const vendor = await shop.make.vendor();
  const [everywhere] = await list(vendor);
  await add(vendor, zone(bahrain, 7));
  const far = await shop.make.product({ vendorId: vendor.vendorId });
  const near = await shop.make.product();
  const customer = await shop.make.customer();
  await shop.make.address(customer.id, 1);
  await sales.fillCart(customer, [{ productId: far.id }, { productId: near.id }]);
  await remove(vendor, everywhere.id);
  return { vendor, far, near, customer };
};

const deliversOf = (response: TestResponse) =>
  response.body.data.map(({ delivers }: { delivers: boolean }) => delivers);

test('A customer outside the zones reads so in the cart and on the product', async () => {
  const { vendor, far, near, customer } = await shopper();
  const { token } = customer;
  const cart = await shop.call('GET /carts', { token });
  assert.deepEqual(deliversOf(cart), [false, true]);
  const { product } = (await shop.call(`GET /products/${far.slug}`, { token })).body;
  assert.deepEqual([product.delivers, product.shipping], [false, null]);
  assert.equal((await shop.call(`GET /products/${near.slug}`, { token })).body.product.delivers, true);

  const draft = (await shop.call('POST /orders/checkout', { token, body: {} })).body;
  assert.deepEqual(
    draft.orders.map(({ delivers }: { delivers: boolean }) => delivers),
    [false, true],
  );
  const refused = await sales.place(customer, draft.orders[0].order_no);
  assert.deepEqual([refused.status, refused.body.code], [422, 'not_delivered']);
  assert.match(refused.body.message, new RegExp(`^Supplies ${vendor.id} does not ship`));
  assert.equal(await sales.stockOf(far.id), 10);
  await shop.database.query(sql`UPDATE vendors SET company_name_ar = 'نخيل' WHERE id = ${vendor.vendorId}`);
  const arabic = await sales.place(customer, draft.orders[0].order_no, { lang: 'ar' });
  assert.match(arabic.body.message, /نخيل/);

  const body = { product_id: far.id, quantity: 1 };
  const more = await shop.call('POST /carts', { token, body });
  assert.deepEqual([more.status, more.body.code], [422, 'seller_not_delivering']);
  assert.equal((await shop.call('GET /carts', { token })).body.data[0].cart_items[0].quantity, 1);
  assert.equal((await shop.call('POST /carts', { token, body: { ...body, product_id: near.id } })).status, 200);
});

test('The same customer orders as soon as a zone exists, and pays its fee', async () => {
  const { vendor, customer } = await shopper();
  const { token } = customer;
  const { body } = await add(vendor, zone(saudi, 4.5));
  const cart = await shop.call('GET /carts', { token });
  assert.deepEqual(deliversOf(cart), [true, true]);
  assert.equal(cart.body.data[0].shipping_cost, 4.5);
  const draft = (await shop.call('POST /orders/checkout', { token, body: {} })).body;
  await change(vendor, body.zone.id, zone(saudi, 5.5));
  assert.equal((await sales.place(customer, draft.orders[0].order_no)).status, 409);
  const again = (await shop.call('POST /orders/checkout', { token, body: {} })).body;
  assert.equal(again.orders[0].shipping_cost, 5.5);
  assert.equal((await sales.place(customer, again.orders[0].order_no)).status, 200);
  await sales.assertBooksAreRight();
});

test('A customer without an address is not told that shipping is unavailable', async () => {
  const { far } = await shopper();
  const visit = async (currency: string) =>
    (await shop.call(`GET /products/${far.slug}`, { headers: { currency } })).body.product;
  const visitor = await visit('SAR');
  assert.deepEqual([visitor.delivers, visitor.shipping], [true, null]);
  assert.equal((await visit('BHD')).shipping.flat_fee, 7);
});

test('Without an address, dollar prices use the fee of the vendor’s country', async () => {
  const vendor = await shop.make.vendor();
  const [everywhere] = await list(vendor);
  const { slug } = await shop.make.product({ vendorId: vendor.vendorId });
  const fee = async () => (await shop.call(`GET /products/${slug}`)).body.product.shipping?.flat_fee;
  assert.equal(await fee(), 2);
  await add(vendor, zone(bahrain, 7));
  await add(vendor, zone(saudi, 9));
  assert.equal(await fee(), 2);
  await remove(vendor, everywhere.id);
  assert.equal(await fee(), 9);
  await shop.database.query(sql`UPDATE vendors SET country_id = ${bahrain} WHERE id = ${vendor.vendorId}`);
  assert.equal(await fee(), 7);
});
