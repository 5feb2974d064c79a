import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { createAddressForms } from './address-forms.ts';

let shop: TestApp;
let sales: Sales;
let forms: ReturnType<typeof createAddressForms>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  forms = createAddressForms(shop);
});
after(() => shop.close());

const ready = async () => {
  const customer = await shop.make.customer();
  const { token } = customer;
  const home = await forms.add(token);
  const clinic = await forms.add(token, 'BH', { address_1: '2 Road' });
  await sales.fillCart(customer, [{ productId: (await shop.make.product()).id }]);
  await shop.call('POST /carts/deliver-to', { token, body: { address_id: clinic.id } });
  const draft = await shop.call('POST /orders/checkout', { token, body: {} });
  const order = { order_no: draft.body.orders[0].order_no, payment_method: 'cash', billing: await sales.billing() };
  const place = (shipping_address_id: number) =>
    shop.call('POST /orders/place-order', { token, body: { ...order, shipping_address_id } });
  const remove = () => shop.call(`DELETE /user/addresses/${clinic.id}`, { token });
  return { customer, home, clinic, order, place, remove };
};

const lockedCart = (userId: number) => sql`SELECT user_id FROM carts WHERE user_id = ${userId} FOR UPDATE`;

test('An address deleted before the order is placed is not delivered to', async () => {
  const { customer, clinic, place, remove } = await ready();
  const release = await holding(shop.database, lockedCart(customer.id));
  const removal = remove();
  await untilWaiting(shop.database);
  const placing = place(clinic.id);
  await untilWaiting(shop.database, 2);
  await release();
  assert.equal((await removal).status, 200);
  const refused = await placing;
  assert.deepEqual([refused.status, refused.body.code], [409, 'checkout_changed']);
});

test('An order placed before its address is deleted keeps it', async () => {
  const { customer, clinic, order, place, remove } = await ready();
  const release = await holding(shop.database, lockedCart(customer.id));
  const placing = place(clinic.id);
  await untilWaiting(shop.database);
  const removal = remove();
  await untilWaiting(shop.database, 2);
  await release();
  assert.deepEqual([(await placing).status, (await removal).status], [200, 200]);
  const placed = await shop.call(`GET /orders/placed/${order.order_no}`, { token: customer.token });
  assert.equal(placed.body.order.shipping_address.address_1, '2 Road');
});

test('A choice in another tab refuses the order, with the new sums', async () => {
  const { customer, home, clinic, place } = await ready();
  const release = await holding(shop.database, lockedCart(customer.id));
  const choice = shop.call('POST /carts/deliver-to', { token: customer.token, body: { address_id: home.id } });
  await untilWaiting(shop.database);
  const placing = place(clinic.id);
  await untilWaiting(shop.database, 2);
  await release();
  assert.equal((await choice).status, 200);
  const refused = await placing;
  assert.deepEqual([refused.status, refused.body.code], [409, 'checkout_changed']);
  assert.equal(typeof refused.body.data.shipping_cost, 'number');
});

test('A first bill saved by two orders at the same time is one address', async () => {
  const customer = await shop.make.customer();
  const { country_id, state_id, city_id, label: _label, ...lines } = await forms.form();
  const body = { type: 0, country_id, state_id, city_id, ...lines };
  const saved = await Promise.all(
    Array.from({ length: 5 }, () => shop.call('POST /user/address', { token: customer.token, body })),
  );
  assert.deepEqual(new Set(saved.map(({ status }) => status)), new Set([200]));
  assert.equal((await forms.listed(customer.token)).length, 1);
});
