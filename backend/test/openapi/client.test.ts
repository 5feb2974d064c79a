import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, it } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { fileOf, photo } from '../support/products.ts';
import { readDocument } from './document.ts';
import { generateClient, type GeneratedClient } from './generated-client.ts';

const PASSWORD = 'seven lilies 29';
const CUSTOMER = {
  firstname: 'Noura',
  lastname: 'Al Harbi',
  email: 'noura@foreign.test',
  phone_number: '0501234567',
};

let test: TestApp;
let client: GeneratedClient;
before(async () => {
  test = await buildTestApp();
  const baseUrl = await test.app.listen({ port: 0, host: '127.0.0.1' });
  client = await generateClient(await readDocument(test), baseUrl);
});
after(async () => {
  await client.remove();
  await test.close();
});

const call = async (operationId: string, request?: Parameters<GeneratedClient['call']>[1]) => {
  const { data, error } = await client.call(operationId, request);
  assert.equal(error, undefined, `${operationId}: ${JSON.stringify(error)}`);
  return data;
};

const signIn = async (email: string, password: string) => {
  const { token, user } = await call('login', { body: { email, password } });
  client.signIn(token);
  return user;
};

/** The first listed place and the other fields of a bill. */
const fillInBilling = async () => {
  const [country] = (await call('listCountries')).data;
  const [state] = (await call('listStates', { query: { country_id: country.id } })).data;
  const [city] = (await call('listCities', { query: { state_id: state.id } })).data;
  return {
    ...CUSTOMER,
    company_name: 'Harbi Clinic',
    company_address: '12 Palm Street',
    country: country.id,
    state: state.id,
    city: city.id,
    postal_code: '12345',
    message: 'Please ring twice.',
    address_1: '12 Palm Street',
    address_2: 'Second floor',
  };
};

it('A generated client buys a product, and its vendor ships it', async () => {
  const vendor = await test.make.vendor();
  const { id: productId } = await test.make.product({ vendorId: vendor.vendorId, stock: 5 });
  await test.make.place();

  const form = { ...CUSTOMER, password: PASSWORD, confirm_password: PASSWORD, terms: true };
  await call('register', { body: form });
  const user = await signIn(CUSTOMER.email, PASSWORD);

  const { products } = await call('listProducts', { headers: { Currency: 'SAR' } });
  assert.deepEqual(
    products.map(({ id, currency }: { id: number; currency: string }) => [id, currency]),
    [[productId, 'SAR']],
  );
  const tooMany = await client.call('addToCart', { body: { product_id: productId, quantity: 6 } });
  assert.deepEqual([tooMany.error.code, tooMany.error.data], ['not_enough_stock', { available_stock: 5 }]);
  await call('addToCart', { body: { product_id: productId, quantity: 2 } });

  const billing = await fillInBilling();
  const headers = { Currency: 'SAR', 'Idempotency-Key': randomUUID() };
  const { orders } = await call('checkout', { headers: { Currency: 'SAR' }, body: { country: billing.country } });
  const body = { order_no: orders[0].order_no, payment_method: 'cash', billing };
  const { order_no } = await call('placeOrder', { headers, body });
  const again = await client.call('placeOrder', { headers, body });
  assert.equal(again.response.headers.get('Idempotent-Replayed'), 'true');

  const { order } = await call('getPlacedOrder', { path: { order_no } });
  assert.deepEqual([order.currency, order.orders[0].status], ['SAR', 'Pending']);

  client.signIn(vendor.token);
  const [part] = (await call('listVendorOrders')).data.orders;
  await call('setVendorOrderStatus', { path: { id: part.id }, body: { status: 'Shipped' } });

  await signIn(CUSTOMER.email, PASSWORD);
  const mine = await call('listOrders', { path: { user: user.id }, query: { page: 1 } });
  assert.equal(mine.data.orders[0].status, 'Shipped');
});

it('It sends a form with files and with bracket names for nested fields', async () => {
  client.signIn((await test.make.admin()).token);
  const { countryId, stateId, cityId } = await test.make.place();
  const { data } = await call('createAdminVendor', {
    body: {
      ...CUSTOMER,
      email: 'palm@foreign.test',
      password: PASSWORD,
      logo: fileOf(await photo()),
      cr_certificate: new File(['%PDF-1.4\ntrailer\n<<>>\n%%EOF\n'], 'certificate.pdf'),
      active: 1,
      'store_address[company_name]': 'Palm Supplies',
      'store_address[country]': countryId,
      'store_address[state]': stateId,
      'store_address[city]': cityId,
      'store_address[company_address]': '1 Palm Street',
    },
  });
  assert.equal(data.vendor.company_name, 'Palm Supplies');
});
