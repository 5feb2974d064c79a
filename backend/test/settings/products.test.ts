import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createReviewing, type Reviewing } from '../support/reviewing.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let reviewing: Reviewing;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  reviewing = createReviewing(shop);
});
after(() => shop.close());

const ALL = {
  enable_reviews: true,
  show_verified_label: true,
  verified_only: true,
  enable_ratings: true,
  ratings_required: true,
};

test('Product settings are saved and apply immediately, ratings included', async () => {
  const vendor = await shop.make.vendor();
  const { id } = await shop.make.product({ vendorId: vendor.vendorId });
  const save = (changes: object) =>
    shop.call('POST /vendor/product-settings', { token: vendor.token, body: { ...ALL, ...changes } });
  const read = async () => {
    const { body } = await shop.call('GET /vendor/product-settings', { token: vendor.token });
    const { updated_at: _at, ...ticks } = body.data;
    return ticks;
  };
  assert.deepEqual(await read(), ALL);
  await reviewing.write(await reviewing.owner(id), id, { rating: 4, review: 'Soft gloves.' });

  const { body } = await save({ enable_ratings: false });
  assert.deepEqual(
    [body.message, await read()],
    ['Product settings saved successfully', { ...ALL, enable_ratings: false }],
  );
  assert.deepEqual(await reviewing.stored(id), { average: 0, total: 1 });
  await save({ enable_reviews: false });
  assert.deepEqual(await reviewing.stored(id), { average: 0, total: 0 });
  assert.equal((await reviewing.read(id)).rules.open, false);
  await save({});
  assert.deepEqual(await reviewing.stored(id), { average: 4, total: 1 });
  await save({ verified_only: false, show_verified_label: false, ratings_required: false });
  const { rules } = await reviewing.read(id);
  assert.deepEqual([rules.verified_only, rules.verified_label, rules.stars_required], [false, false, false]);
  assert.equal((await shop.call('POST /vendor/product-settings', { token: vendor.token, body: {} })).status, 422);
});

test('A vendor without a payment method shows this and cannot be ordered from', async () => {
  const vendor = await shop.make.vendor();
  const { id: productId, slug } = await shop.make.product({ vendorId: vendor.vendorId });
  const customer = await shop.make.customer();
  const orderNo = await sales.draft(customer, [{ productId }]);
  const save = (codEnabled: boolean) =>
    shop.call('POST /vendor/payment-settings', { token: vendor.token, body: { cod_enabled: codEnabled } });
  const methods = async () => [
    (await shop.call(`GET /products/${slug}`)).body.product.payment_methods,
    (await shop.call('GET /carts', { token: customer.token })).body.data[0].payment_methods,
  ];
  assert.deepEqual(await methods(), [['cash'], ['cash']]);

  assert.equal((await save(false)).body.data.cod_enabled, false);
  assert.deepEqual(await methods(), [[], []]);
  const refused = await sales.place(customer, orderNo);
  assert.deepEqual([refused.status, refused.body.code], [422, 'cash_refused']);
  assert.match(refused.body.message, new RegExp(`^Supplies ${vendor.id} `));
  const add = () => shop.call('POST /carts', { token: customer.token, body: { product_id: productId, quantity: 1 } });
  const unpayable = await add();
  assert.deepEqual([unpayable.status, unpayable.body.code], [422, 'seller_not_payable']);
  assert.match(unpayable.body.message, new RegExp(`^Supplies ${vendor.id} can.t take payments`));

  await save(true);
  assert.equal((await sales.place(customer, orderNo)).status, 200);
});
