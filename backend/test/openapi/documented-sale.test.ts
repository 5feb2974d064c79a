import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { fileOf, photo } from '../support/products.ts';

// A client that follows the documents to the letter and knows nothing else of the backend.

const PASSWORD = 'plum-tree-9';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

/** Registers a customer and signs in. @returns the token */
const register = async (email: string): Promise<string> => {
  const form = {
    firstname: 'Layla',
    lastname: 'Haddad',
    email,
    phone_number: '0501234567',
    password: PASSWORD,
    confirm_password: PASSWORD,
    terms: 'true',
    account_type: 'customer',
  };
  assert.equal((await shop.call('POST /auth/register', { body: form })).status, 200);
  const { body } = await shop.call('POST /auth/login', { body: { email, password: PASSWORD } });
  return body.token;
};

/** Text values, as the selects of the billing form hold them. */
const billing = async () => {
  const { countryId, stateId, cityId } = await shop.make.place();
  return {
    firstname: 'Layla',
    lastname: 'Haddad',
    email: 'layla@example.com',
    phone_number: '٠٥٠١٢٣٤٥٦٧',
    company_name: 'Haddad Clinic',
    company_address: '12 Palm Street',
    country: String(countryId),
    state: String(stateId),
    city: String(cityId),
    postal_code: '١٢٣٤٥',
    message: 'Please ring twice.',
    address_1: '12 Palm Street',
    address_2: 'Second floor',
  };
};

test('A client that follows the documents makes a first sale over two vendors', async () => {
  const [first, second] = [await shop.make.vendor(), await shop.make.vendor()];
  for (const { vendorId } of [first, second]) await shop.make.product({ vendorId, stock: 20 });
  const token = await register('first-sale@example.com');
  const currency = { Currency: 'SAR', lang: 'en' };
  const call = (route: string, body?: object) => shop.call(route, { token, body, headers: currency });

  const { body: list } = await call('GET /products');
  assert.equal(list.products.length, 2);
  for (const { id } of list.products) {
    const added = await call('POST /carts', { product_id: String(id), quantity: '1' });
    assert.equal(added.status, 200, added.text);
  }

  const { body: cart } = await call('GET /carts');
  const [line] = cart.data[0].cart_items;
  const tooMany = await call(`POST /carts/${line.id}`, { quantity: '1000000' });
  assert.deepEqual([tooMany.status, tooMany.body.data], [422, { available_stock: 20 }]);

  const form = await billing();
  const { body: checkout } = await call('POST /orders/checkout', { country: form.country });
  const order = { order_no: checkout.orders[0].order_no, payment_method: 'cash', billing: form };
  const placed = await call('POST /orders/place-order', order);
  assert.equal(placed.status, 200, placed.text);

  for (const vendor of [first, second]) {
    const orders = async () =>
      (await shop.call('GET /vendor/orders', { token: vendor.token, headers: currency })).body.data.orders;
    const [row] = await orders();
    assert.deepEqual([row.billing_address.zip_code, row.billing_address.phone_number], ['12345', '0501234567']);
    // The documented helper is keyed by order_id.
    const changed = await shop.call(`POST /vendor/orders/${row.order_id}/status`, {
      token: vendor.token,
      body: { status: '2' },
    });
    assert.deepEqual([changed.status, changed.body.order.order_sub_no], [200, row.order_sub_no]);
    assert.equal((await orders())[0].status, 'Confirmed');
  }
});

test('Whole-order numbers of a row never open another sub-order of the vendor', async () => {
  const vendor = await shop.make.vendor();
  const { id } = await shop.make.product({ vendorId: vendor.vendorId, stock: 20 });
  const token = await register('second-sale@example.com');
  const form = await billing();
  for (let sale = 0; sale < 3; sale += 1) {
    await shop.call('POST /carts', { token, body: { product_id: id, quantity: 1 } });
    const { body } = await shop.call('POST /orders/checkout', { token, body: { country: form.country } });
    const order = { order_no: body.orders[0].order_no, payment_method: 'cash', billing: form };
    assert.equal((await shop.call('POST /orders/place-order', { token, body: order })).status, 200);
  }
  const { body } = await shop.call('GET /vendor/orders', { token: vendor.token });
  for (const row of body.data.orders) {
    assert.equal(row.order_id, row.id);
    const opened = await shop.call(`GET /vendor/orders/${row.order_id}`, { token: vendor.token });
    assert.equal(opened.body.order.order_sub_no, row.order_sub_no);
  }
});

test('A quantity above any stock is refused with the stock, even above the cart limit', async () => {
  const token = await register('hoarder@example.com');
  const { id } = await shop.make.product({ stock: 12_000 });
  const add = (quantity: unknown) => shop.call('POST /carts', { token, body: { product_id: id, quantity } });
  for (const quantity of [10_000, '10000', 1_000_000_000_000, '999999999999999']) {
    const { status, body } = await add(quantity);
    assert.deepEqual([status, body.code, body.data], [422, 'not_enough_stock', { available_stock: 9999 }]);
  }
  for (const quantity of ['', '0', '-1', '1.5', 'many', 0, 1.5])
    assert.deepEqual(Object.keys((await add(quantity)).body.errors), ['quantity'], String(quantity));
  assert.equal((await add('9999')).status, 200);
});

test('A vendor’s product is read and written by both names of its Arabic texts', async () => {
  const { token } = await shop.make.vendor();
  const { id: categoryId } = await shop.make.category();
  const form = {
    name: 'Elbow Crutch',
    name_arabic: 'عكاز مرفق',
    description: 'Light and adjustable.',
    description_arabic: 'خفيف وقابل للتعديل.',
    sku: 'EC-1',
    barcode: '6281000000017',
    category_id: String(categoryId),
    stock: '12',
    price_sar: '49.5',
    price_bhd: '4.955',
    price_usd: '13.2',
    product_image: fileOf(await photo()),
  };
  const created = await shop.call('POST /vendor/products', { token, body: form });
  assert.equal(created.status, 200, created.text);
  const { slug } = created.body.product;
  const read = async () => (await shop.call(`GET /vendor/products/${slug}`, { token })).body.product;
  const product = await read();
  assert.deepEqual([product.name_arabic, product.arabic_name], ['عكاز مرفق', 'عكاز مرفق']);
  assert.deepEqual(
    [product.description_arabic, product.arabic_description],
    [form.description_arabic, form.description_arabic],
  );
});
