import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Customer, type Sales } from '../support/sales.ts';
import { createAddressForms, type Home } from './address-forms.ts';

const RUNS = 12;

let shop: TestApp;
let sales: Sales;
let forms: ReturnType<typeof createAddressForms>;
let productId: number;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  forms = createAddressForms(shop);
  const { vendorId } = await shop.make.vendor({ isPlaced: true });
  productId = (await shop.make.product({ vendorId, price: 1000, stock: 5000 })).id;
  await shop.database.query(sql`UPDATE vendors SET vat_number = '' WHERE id = ${vendorId}`);
  const bahrain = await shop.make.country({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  // A zone of its own, with another fee and other days.
  await shop.database.query(sql`
    WITH zone AS (
      INSERT INTO shipping_zones (vendor_id, country_id, handling_days_min, handling_days_max)
      VALUES (${vendorId}, ${bahrain}, 9, 14) RETURNING id
    )
    INSERT INTO shipping_rates (zone_id, currency, flat_fee, free_from)
    SELECT zone.id, rate.currency, rate.flat_fee, NULL
    FROM zone, (VALUES ('SAR', 4200), ('BHD', 4200), ('USD', 4200)) AS rate (currency, flat_fee)`);
});
after(() => shop.close());

const deliverTo = ({ token }: Customer, address_id: number | null) =>
  shop.call('POST /carts/deliver-to', { token, body: { address_id } });

const checkout = async ({ token }: Customer, body: object = {}) =>
  (await shop.call('POST /orders/checkout', { token, body })).body;

const place = async ({ token }: Customer, order_no: string, changes: object = {}) => {
  const body = { order_no, payment_method: 'cash', billing: await sales.billing(), ...changes };
  return shop.call('POST /orders/place-order', { token, body });
};

const placedOf = async ({ token }: Customer, orderNo: string) =>
  (await shop.call(`GET /orders/placed/${orderNo}`, { token })).body.order;

const customerWithTwo = async () => {
  const customer = await shop.make.customer();
  const home = await forms.add(customer.token, 'SA', { label: 'Home', address_1: '1 Palm Street' });
  const extras = {
    label: 'Clinic',
    recipient: 'Noor',
    company_name: 'Dilmun',
    note: 'Ring twice',
    address_1: '2 Road',
  };
  const clinic = await forms.add(customer.token, 'BH', extras);
  await sales.fillCart(customer, [{ productId }]);
  return { customer, home, clinic };
};

test('The chosen address changes the fee, and the order goes there', async () => {
  const { customer, home, clinic } = await customerWithTwo();
  const before = (await shop.call('GET /carts', { token: customer.token })).body;
  assert.equal(before.shipping_address_id, home.id);
  const { body: cart } = await deliverTo(customer, clinic.id);
  assert.deepEqual([cart.shipping_address_id, cart.totals.shipping_cost], [clinic.id, 42]);
  assert.notEqual(before.totals.shipping_cost, 42);
  const page = await shop.call(`GET /products/${productId}`, { token: customer.token, headers: { currency: 'SAR' } });
  assert.equal(page.body.product.shipping.flat_fee, 42);
  const draft = await checkout(customer);
  assert.deepEqual([draft.shipping_address_id, draft.shipping_cost], [clinic.id, 42]);
  const orderNo = draft.orders[0].order_no;
  assert.equal((await place(customer, orderNo, { shipping_address_id: clinic.id })).status, 200);
  const { shipping_address: parcel, shipping_cost: fee } = await placedOf(customer, orderNo);
  assert.deepEqual(
    [parcel.name, parcel.company_name, parcel.country, parcel.note, fee],
    ['Noor', 'Dilmun', 'Bahrain', 'Ring twice', 42],
  );
  const emptied = (await shop.call('GET /carts', { token: customer.token })).body;
  assert.equal(emptied.shipping_address_id, home.id, 'the next cart goes to the default');
});

test('Choosing an address makes the open checkout outdated', async () => {
  const { customer, home, clinic } = await customerWithTwo();
  const { orders } = await checkout(customer);
  await deliverTo(customer, clinic.id);
  const refused = await place(customer, orders[0].order_no, { shipping_address_id: home.id });
  assert.deepEqual([refused.status, refused.body.code, refused.body.data.shipping_cost], [409, 'checkout_changed', 42]);
});

test('An order whose page showed another address is refused, although the sums agree', async () => {
  const customer = await shop.make.customer();
  const home = await forms.add(customer.token);
  const clinic = await forms.add(customer.token);
  await sales.fillCart(customer, [{ productId }]);
  const { orders } = await checkout(customer);
  await shop.call(`POST /user/addresses/${clinic.id}/default`, { token: customer.token, body: { for: 'shipping' } });
  const refused = await place(customer, orders[0].order_no, { shipping_address_id: home.id });
  assert.deepEqual([refused.status, refused.body.code], [409, 'checkout_changed']);
  assert.equal((await place(customer, orders[0].order_no, { shipping_address_id: clinic.id })).status, 200);
});

test('An order can go elsewhere once, and the address is not stored', async () => {
  const { customer } = await customerWithTwo();
  const { country_id, state_id, city_id, label: _label, ...lines } = await forms.form('BH', { address_1: '9 Quay' });
  const draft = await checkout(customer, { shipping_country: country_id });
  assert.equal(draft.shipping_cost, 42);
  const shipping = { ...lines, recipient: 'Huda', country: country_id, state: state_id, city: city_id };
  const orderNo = draft.orders[0].order_no;
  assert.equal((await place(customer, orderNo, { shipping })).status, 200);
  const { shipping_address: parcel, billing_address: bill } = await placedOf(customer, orderNo);
  assert.deepEqual([parcel.name, parcel.address_1, parcel.email], ['Huda', '9 Quay', bill.email]);
  assert.equal((await forms.listed(customer.token)).length, 2);
});

test('An address of another order must be complete', async () => {
  const { customer } = await customerWithTwo();
  const { orders } = await checkout(customer);
  const { country_id, state_id, city_id, label: _label, ...lines } = await forms.form('SA', { national_address: '' });
  const shipping = { ...lines, recipient: 'Huda', country: country_id, state: state_id, city: city_id };
  const refused = await place(customer, orders[0].order_no, { shipping });
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['shipping.national_address']]);
  const unknown = await shop.call('POST /orders/checkout', {
    token: customer.token,
    body: { shipping_country: 999_999 },
  });
  assert.deepEqual([unknown.status, Object.keys(unknown.body.errors)], [422, ['shipping_country']]);
});

test('Only an address of one’s own can be chosen', async () => {
  const { customer, clinic } = await customerWithTwo();
  const stranger = await customerWithTwo();
  assert.equal((await deliverTo(customer, stranger.clinic.id)).status, 404);
  assert.equal((await deliverTo(customer, clinic.id)).status, 200);
});

test('Deleting the chosen address sends the cart to the default', async () => {
  const { customer, home, clinic } = await customerWithTwo();
  await deliverTo(customer, clinic.id);
  const { orders } = await checkout(customer);
  await shop.call(`DELETE /user/addresses/${clinic.id}`, { token: customer.token });
  assert.equal((await shop.call('GET /carts', { token: customer.token })).body.shipping_address_id, home.id);
  const refused = await place(customer, orders[0].order_no, { shipping_address_id: clinic.id });
  assert.deepEqual([refused.status, refused.body.code], [409, 'checkout_changed']);
});

test('Cart, draft and order agree on fee, tax and arrival for any choice', async () => {
  const home = fc.constantFrom<Home>('SA', 'BH');
  const choices = fc.record({
    homes: fc.array(home, { minLength: 1, maxLength: 4 }),
    steps: fc.array(fc.record({ by: fc.constantFrom('cart', 'default'), at: fc.nat(3) }), { maxLength: 4 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(choices, async ({ homes, steps, quantity }) => {
      const customer = await shop.make.customer();
      const { token } = customer;
      const ids: number[] = [];
      for (const each of homes) ids.push((await forms.add(token, each)).id);
      await sales.fillCart(customer, [{ productId, quantity }]);
      for (const { by, at } of steps) {
        const id = ids[at % ids.length] ?? null;
        if (by === 'cart') await deliverTo(customer, id);
        else await shop.call(`POST /user/addresses/${id}/default`, { token, body: { for: 'shipping' } });
      }
      const cart = (await shop.call('GET /carts', { token })).body;
      const draft = await checkout(customer);
      const orderNo = draft.orders[0].order_no;
      const response = await place(customer, orderNo, { shipping_address_id: cart.shipping_address_id });
      assert.equal(response.status, 200, response.text);
      const order = await placedOf(customer, orderNo);
      const [group] = cart.data;
      assert.deepEqual(
        [order.shipping_cost, order.tax_amount, order.grand_total, order.orders[0].arrives_to],
        [cart.totals.shipping_cost, cart.totals.tax_amount, cart.totals.total, group.shipping.arrives_to],
      );
      assert.deepEqual(
        [draft.shipping_address_id, draft.shipping_cost, draft.tax_amount, draft.grand_total],
        [cart.shipping_address_id, cart.totals.shipping_cost, cart.totals.tax_amount, cart.totals.total],
      );
      const chosen = homes[ids.indexOf(cart.shipping_address_id)];
      assert.equal(order.shipping_address.country, chosen === 'SA' ? 'Saudi Arabia' : 'Bahrain');
    }),
    { numRuns: RUNS },
  );
});
