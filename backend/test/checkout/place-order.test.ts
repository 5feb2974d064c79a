import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const cartOf = async (token: string) => (await shop.call('GET /carts', { token })).body.data;
const ordersOf = async ({ id, token }: { id: number; token: string }, lang = 'en') =>
  (await shop.call(`GET /orders/id=${id}`, { token, headers: { lang } })).body.data.orders;

test('An order takes stock, empties the cart, starts its history and mails all parties', async () => {
  const customer = await shop.make.customer();
  const [one, two] = [
    await shop.make.product({ stock: 5 }),
    await shop.make.product({ variants: [{ value: 'M', stock: 4 }] }),
  ];
  const wishes = [
    { productId: one.id, quantity: 2 },
    { productId: two.id, variantId: two.variantIds[0], quantity: 3 },
  ];
  const orderNo = await sales.draft(customer, wishes);
  const { status, body } = await sales.place(customer, orderNo);

  assert.deepEqual([status, body.success, body.order_no], [200, true, orderNo]);
  assert.deepEqual([await sales.stockOf(one.id), await sales.stockOf(two.id)], [3, 1]);
  assert.deepEqual(await cartOf(customer.token), []);
  const orders = await ordersOf(customer, 'ar');
  assert.equal(orders.length, 2);
  const last = orders.at(-1);
  assert.deepEqual(
    last.history.map(({ from, to, actor }: Record<string, unknown>) => [from, to, actor]),
    [[null, 'Pending', 'customer']],
  );
  assert.deepEqual(
    [last.payment_method, last.message, last.order_products[0].product.variant],
    ['cash', 'Please ring twice.', 'M'],
  );
  assert.deepEqual(
    [last.billing_address.name, last.billing_address.city, last.address.country.name],
    ['Layla Haddad', 'الرياض', 'المملكة العربية السعودية'],
  );
  const mails = await shop.database.query<{
    template: string;
    payload: { parcels: { lines: { name: string; variant_label: string }[] }[] };
  }>(sql`SELECT template, payload FROM outbox WHERE payload ->> 'order_no' = ${orderNo} ORDER BY template`);
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['order-placed', 'order-received', 'order-received'],
  );
  assert.deepEqual(
    mails[0]?.payload.parcels.map(({ lines }) => lines.map((line) => [line.name, line.variant_label])),
    [[[one.name, '']], [[two.name, 'M']]],
  );
  await sales.assertBooksAreRight();
});

test('Placing the same order again returns the same response and orders nothing', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product({ stock: 5 });
  const orderNo = await sales.draft(customer, [{ productId }]);
  const before = await sales.countPlaced();
  const first = await sales.place(customer, orderNo);
  const again = await Promise.all(Array.from({ length: 20 }, () => sales.place(customer, orderNo)));
  assert.ok(again.every(({ status, text }) => status === 200 && text === first.text));
  assert.deepEqual([await sales.stockOf(productId), (await sales.countPlaced()) - before], [4, 1]);
  await sales.assertBooksAreRight();
});

test('A price change after the checkout is shown first, never silently charged', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product({ price: 1000 });
  const orderNo = await sales.draft(customer, [{ productId }]);
  await shop.database.query(sql`UPDATE products SET price_usd = 1500 WHERE id = ${productId}`);
  const { status, body } = await sales.place(customer, orderNo);
  assert.deepEqual(
    [status, body.code, body.data],
    [
      ...[409, 'checkout_changed'],
      {
        ...{ currency: 'USD', sub_total: 15, discount: 0, shipping_cost: 2, tax_amount: 0, vat: [], grand_total: 17 },
        lines: [{ product_id: productId, variant_id: null, expires_from: null }],
      },
    ],
  );
  assert.equal(await sales.stockOf(productId), 10);
  const { country } = await sales.billing();
  const fresh = await shop.call('POST /orders/checkout', { token: customer.token, body: { country } });
  assert.equal((await sales.place(customer, fresh.body.orders[0].order_no)).status, 200);
});

test('A cart or currency change after the checkout is shown first too', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  const orderNo = await sales.draft(customer, [{ productId }]);
  assert.equal((await sales.place(customer, orderNo, { currency: 'SAR' })).status, 409);
  await sales.fillCart(customer, [{ productId }]);
  assert.equal((await sales.place(customer, orderNo)).status, 409);
});

test('A checkout in dollars is not placed in riyals, even with equal numbers', async () => {
  const customer = await shop.make.customer();
  const { id: productId, vendorId } = await shop.make.product();
  await shop.database.query(sql`
    UPDATE shipping_rates SET flat_fee = 0 WHERE zone_id IN (SELECT id FROM shipping_zones WHERE vendor_id = ${vendorId})`);
  const orderNo = await sales.draft(customer, [{ productId }]);
  assert.equal((await sales.place(customer, orderNo, { currency: 'SAR' })).status, 409);
  assert.equal((await sales.place(customer, orderNo)).status, 200);
});

test('An order is all or nothing: one short line refuses it and is named', async () => {
  const customer = await shop.make.customer();
  const [plenty, scarce] = [await shop.make.product({ stock: 9 }), await shop.make.product({ stock: 2 })];
  const orderNo = await sales.draft(customer, [{ productId: plenty.id }, { productId: scarce.id, quantity: 2 }]);
  await sales.buy(await shop.make.customer(), [{ productId: scarce.id }]);
  const { status, body } = await sales.place(customer, orderNo);
  assert.deepEqual([status, body.code], [422, 'out_of_stock']);
  assert.deepEqual(body.errors.cart_items, [`Only 1 of ${scarce.name} left.`]);
  assert.deepEqual(
    body.data.lines.map((line: Record<string, unknown>) => [line.product_id, line.variant_id, line.available_stock]),
    [[scarce.id, null, 1]],
  );
  assert.deepEqual([await sales.stockOf(plenty.id), await sales.stockOf(scarce.id)], [9, 1]);
  assert.equal((await cartOf(customer.token)).length, 2);
  await sales.assertBooksAreRight();
});

test('A vendor who is inactive or takes no cash stops the order', async () => {
  const customer = await shop.make.customer();
  const { id: productId, vendorId } = await shop.make.product();
  const orderNo = await sales.draft(customer, [{ productId }]);
  const codeOf = async () => (await sales.place(customer, orderNo)).body.code;
  await shop.database.query(sql`UPDATE vendors SET cod_enabled = false WHERE id = ${vendorId}`);
  assert.equal(await codeOf(), 'cash_refused');
  await shop.database.query(sql`UPDATE vendors SET cod_enabled = true, active = 0 WHERE id = ${vendorId}`);
  assert.equal(await codeOf(), 'no_longer_sold');
});

test('Another customer’s order number looks like one that does not exist', async () => {
  const [owner, stranger] = [await shop.make.customer(), await shop.make.customer()];
  const { id: productId } = await shop.make.product();
  const orderNo = await sales.draft(owner, [{ productId }]);
  const [foreign, missing] = [await sales.place(stranger, orderNo), await sales.place(stranger, 'BLS-0000000000')];
  assert.deepEqual([foreign.status, foreign.text], [404, missing.text]);
  assert.equal((await sales.place(owner, orderNo)).status, 200);
});

test('Without a billing form the stored address is billed; without both it is required', async () => {
  const customer = await shop.make.customer();
  const { token } = customer;
  const { id: productId } = await shop.make.product();
  const orderNo = await sales.draft(customer, [{ productId }]);
  const place = () =>
    shop.call('POST /orders/place-order', { token, body: { order_no: orderNo, payment_method: 'cash' } });
  const refused = await place();
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['billing']]);
  await shop.make.address(customer.id, 1);
  assert.equal((await place()).status, 200);
  const [order] = await ordersOf(customer);
  assert.deepEqual([order.billing_address.address_1, order.shipping_address.zip_code], ['12 Palm Street', '12345']);
});

test('The checkout stores no address that the address book refuses', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  const order_no = await sales.draft(customer, [{ productId }]);
  const billing = await sales.billing();
  const place = (changed: object) =>
    shop.call('POST /orders/place-order', {
      token: customer.token,
      body: { order_no, payment_method: 'cash', remember: true, billing: { ...billing, ...changed } },
    });
  for (const phone_number of ['call my office', '5', '—', '📞', '------'])
    assert.deepEqual(Object.keys((await place({ phone_number })).body.errors), ['billing.phone_number'], phone_number);
  for (const postal_code of ['1234', '12345-6789']) {
    const { body } = await place({ postal_code });
    assert.deepEqual([body.code, Object.keys(body.errors)], ['postal_code_invalid', ['billing.postal_code']]);
  }
  const marked = { phone_number: '\u202d +٩٦٦ 50\u2011123\u00a0(4567) \u202c', postal_code: '\u200f١٢٣٤٥' };
  assert.equal((await place({ ...marked, address_1: 'Street '.repeat(40).trim() })).status, 200);
  const [order] = await ordersOf(customer);
  assert.equal(order.billing_address.phone_number, '+966 50-123 (4567)');
  assert.equal(order.billing_address.zip_code, '12345');

  const { body } = await shop.call('GET /user', { token: customer.token });
  const { country, state, city, id: _id, updated_at: _at, ...stored } = body.user.addresses[0];
  const again = { ...stored, country_id: country.id, state_id: state.id, city_id: city.id };
  assert.equal((await shop.call('POST /user/address', { token: customer.token, body: again })).status, 200);
});

test('A purchase needs no company, no second address line and no message', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  const order_no = await sales.draft(customer, [{ productId }]);
  const { company_name: _name, company_address: _company, ...details } = await sales.billing();
  const { address_2: _line, message: _message, ...billing } = details;
  const body = { order_no, payment_method: 'cash', billing };
  assert.equal((await shop.call('POST /orders/place-order', { token: customer.token, body })).status, 200);
});

test('An incomplete billing form, an extra key or an unknown city is refused by name', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  const order_no = await sales.draft(customer, [{ productId }]);
  const billing = await sales.billing();
  for (const [field, changed] of [
    ['billing.postal_code', { ...billing, postal_code: ' ' }],
    ['billing.iban', { ...billing, iban: 'X' }],
    ['billing.city', { ...billing, city: 999_999 }],
    ['billing.email', { ...billing, email: 'nobody' }],
  ] as const) {
    const body = { order_no, payment_method: 'cash', billing: changed };
    const response = await shop.call('POST /orders/place-order', { token: customer.token, body });
    assert.deepEqual([response.status, Object.keys(response.body.errors)], [422, [field]]);
  }
  const card = { order_no, payment_method: 'card', billing };
  assert.ok(
    (await shop.call('POST /orders/place-order', { token: customer.token, body: card })).body.errors.payment_method,
  );
});
