import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const read = ({ token }: { token: string }, number: string, lang = 'en') =>
  shop.call(`GET /orders/placed/${number}`, { token, headers: { lang } });

const place = async () => {
  const customer = await shop.make.customer();
  const [one, two] = [await shop.make.product({ price: 1250 }), await shop.make.product({ price: 3000 })];
  const number = await sales.draft(customer, [{ productId: one.id, quantity: 2 }, { productId: two.id }]);
  return { customer, number };
};

test('A customer reads the complete order after placing it', async () => {
  const { customer, number } = await place();
  await sales.place(customer, number);
  const { status, body } = await read(customer, number);
  assert.equal(status, 200);
  const { order } = body;
  assert.deepEqual(
    [order.order_no, order.currency, order.sub_total, order.discount, order.coupon_code, order.payment_method],
    [number, 'USD', 55, 0, null, 'cash'],
  );
  assert.equal(order.grand_total, order.sub_total + order.shipping_cost);
  assert.deepEqual(
    order.orders.map(({ order_sub_no }: { order_sub_no: string }) => order_sub_no),
    [`${number}-1`, `${number}-2`],
  );
  assert.deepEqual([order.orders[0].sub_total, order.orders[0].customer_may], [25, 'cancel']);
  assert.deepEqual(
    [order.billing_address.city, order.billing_address.address_1, order.message],
    ['Riyadh', '12 Palm Street', 'Please ring twice.'],
  );
  assert.equal((await read(customer, number, 'ar')).body.order.billing_address.city, 'الرياض');
});

test('Drafts, orders of others and unknown numbers are not found', async () => {
  const { customer, number } = await place();
  const draft = await read(customer, number);
  assert.equal(draft.status, 404);
  await sales.place(customer, number);
  const foreign = await read(await shop.make.customer(), number);
  const madeUp = await read(customer, 'BLS-0000000000');
  assert.deepEqual([foreign.status, foreign.text, madeUp.text], [404, draft.text, draft.text]);
  assert.equal((await shop.call(`GET /orders/placed/${number}`)).status, 401);
});

test('An order stores the short address and company as they were at checkout', async () => {
  const customer = await shop.make.customer();
  const vendor = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const number = await sales.draft(customer, [{ productId }]);
  const order = { order_no: number, payment_method: 'cash' };
  const place = async (national_address: string) =>
    shop.call('POST /orders/place-order', {
      token: customer.token,
      body: { ...order, billing: { ...(await sales.billing()), national_address } },
    });
  const refused = await place('12 Palm Street');
  assert.deepEqual(
    [refused.status, refused.body.errors],
    [422, { 'billing.national_address': ['Enter four letters and four digits, such as RRRD2929.'] }],
  );
  assert.equal((await place('rrrd2929')).status, 200);
  const { billing_address: bill, shipping_address: parcel } = (await read(customer, number)).body.order;
  assert.deepEqual(
    [bill.national_address, bill.company_name, bill.company_address, parcel.national_address],
    ['RRRD2929', 'Haddad Clinic', '12 Palm Street', 'RRRD2929'],
  );
  const { token } = vendor;
  const sold = (await shop.call(`GET /vendor/orders/${number}-1`, { token })).body.order;
  assert.deepEqual(
    [sold.shipping_address.national_address, sold.billing_address.company_name],
    ['RRRD2929', 'Haddad Clinic'],
  );
});

test('The short address belongs to its building and is empty abroad', async () => {
  const customer = await shop.make.customer();
  await shop.make.address(customer.id, 1);
  const { id: productId } = await shop.make.product();
  const buy = async (billing: object) => {
    const number = await sales.draft(customer, [{ productId }]);
    const body = {
      order_no: number,
      payment_method: 'cash',
      billing: { ...(await sales.billing()), national_address: 'RRRD2929', ...billing },
    };
    assert.equal((await shop.call('POST /orders/place-order', { token: customer.token, body })).status, 200);
    const { order } = (await read(customer, number)).body;
    return [order.billing_address.national_address, order.shipping_address.national_address];
  };
  assert.deepEqual(await buy({}), ['RRRD2929', 'RRRD2929'], 'the same building');
  assert.deepEqual(await buy({ address_1: '9 Hill Road' }), ['RRRD2929', ''], 'another building');
  const { countryId, stateId, cityId } = await shop.make.place({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  assert.deepEqual(await buy({ country: countryId, state: stateId, city: cityId }), ['', '']);
});

test('The billing form is saved only for customers who opt in', async () => {
  const billing = {
    ...(await sales.billing()),
    company_name: '—',
    company_address: '-',
    message: '—',
    postal_code: '12213',
  };
  const order = async (remember?: boolean) => {
    const { customer, number } = await place();
    const body = { order_no: number, payment_method: 'cash', billing, remember };
    assert.equal((await shop.call('POST /orders/place-order', { token: customer.token, body })).status, 200);
    const { user } = (await shop.call('GET /user', { token: customer.token })).body;
    return { customer, number, user };
  };
  const { user, customer, number } = await order(true);
  const [address, ...others] = user.addresses;
  assert.deepEqual(others, []);
  assert.deepEqual(
    [address.type, address.address_1, address.address_2, address.postal_code, address.city.name, address.phone_number],
    [0, '12 Palm Street', 'Second floor', '12213', 'Riyadh', '0501234567'],
  );
  const { order: placedOrder } = (await read(customer, number)).body;
  assert.deepEqual(
    [user.company_name, placedOrder.billing_address.company_name, placedOrder.message],
    ['', '', ''],
    'a dash says that there is nothing to say',
  );
  assert.deepEqual((await order()).user.addresses, []);
});

test('A saved company tax number returns until an order without one is placed', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  const { countryId, stateId, cityId } = await shop.make.place({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  const inBahrain = { country: countryId, state: stateId, city: cityId, national_address: '' };
  const numberAfter = async (company: object) => {
    const number = await sales.draft(customer, [{ productId }]);
    const billing = { ...(await sales.billing()), ...inBahrain, ...company };
    const body = { order_no: number, payment_method: 'cash', billing, remember: true };
    assert.equal((await shop.call('POST /orders/place-order', { token: customer.token, body })).status, 200);
    return (await shop.call('GET /user', { token: customer.token })).body.user.vat_number;
  };
  const clinic = { company_name: 'Haddad Clinic', vat_number: '220044556600002' };
  assert.equal(await numberAfter(clinic), '220044556600002');
  assert.equal(await numberAfter({ company_name: '—', vat_number: '' }), '');
});
