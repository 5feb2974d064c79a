import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { renderMail } from '../../src/mail/render.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** A vendor with one product and one order of two pieces of it. */
const createSale = async (stock = 5) => {
  const vendor = await shop.make.vendor();
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, stock });
  const [id] = await sales.buy(customer, [{ productId, quantity: 2 }]);
  const setStatus = (status: number | string, notes: object = {}) =>
    shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status, ...notes } });
  return { vendor, customer, productId, id, setStatus };
};

const list = async (token: string, query = '') =>
  (await shop.call(`GET /vendor/orders?filter=true${query}`, { token })).body.data;

test('A vendor can neither read nor change another vendor’s sub-order', async () => {
  const { id, customer } = await createSale();
  const other = await shop.make.vendor();
  const { token } = other;
  const subNo = (await shop.call(`GET /orders/${id}`, { token: customer.token })).body.order.order_sub_no;
  const responses = [
    await shop.call(`GET /vendor/orders/${id}`, { token }),
    await shop.call(`GET /vendor/orders/${subNo}`, { token }),
    await shop.call(`POST /vendor/orders/${id}/status`, { token, body: { status: 2 } }),
  ];
  const missing = await shop.call('GET /vendor/orders/BLS-0000000000-1', { token });
  for (const response of responses) assert.deepEqual([response.status, response.text], [404, missing.text]);
  assert.deepEqual((await list(token)).orders, []);
});

const idsFound = async (token: string, search: string): Promise<number[]> => {
  const { orders } = await list(token, `&search=${encodeURIComponent(search)}`);
  return orders.map((each: { id: number }) => each.id);
};

test('A vendor finds orders by phone, tracking number, SKU or product', async () => {
  const { vendor, customer, productId, id, setStatus } = await createSale();
  await setStatus(3, { tracking_information: 'Handed to DHL, 77 4411 882' });
  await shop.database.query(sql`UPDATE users SET phone_number = '+973 3600 1122' WHERE id = ${customer.id}`);
  const carry = (number: string) =>
    shop.database.query(sql`UPDATE vendor_orders SET tracking_id = ${number} WHERE id = ${id}`);
  await carry('BLP0001239');
  const product = await shop.database.first<{ sku: string; name: string; name_ar: string }>(
    sql`SELECT sku, name, name_ar FROM products WHERE id = ${productId}`,
  );
  assert.ok(product);
  const other = await createSale();
  const phones = [
    '36001122',
    '+97336001122',
    '0097336001122',
    '3600 1122',
    '٣٦٠٠١١٢٢',
    '0501234567',
    '+966 50 123 4567',
  ];
  for (const text of [...phones, 'dhl, 77', 'blp0001239', product.sku, product.name.toUpperCase(), product.name_ar])
    assert.deepEqual(await idsFound(vendor.token, text), [id], text);
  assert.deepEqual(await idsFound(other.vendor.token, 'BLP0001239'), []);
  // Any three digits occur in some number; with the space they occur in no other text.
  for (const text of ['36001123', '11 2', 'no such thing'])
    assert.deepEqual(await idsFound(vendor.token, text), [], text);
  await carry('');
});

test('A vendor finds orders by number and by the customer’s name or e-mail', async () => {
  const { vendor, customer, id } = await createSale();
  const { order } = (await shop.call(`GET /orders/${id}`, { token: customer.token })).body;
  for (const text of [
    order.order_no,
    order.order_sub_no.toLowerCase(),
    order.user.full_name,
    order.user.email.slice(0, 8),
  ]) {
    const { orders } = await list(vendor.token, `&search=${encodeURIComponent(text)}`);
    assert.deepEqual(
      orders.map((each: { id: number }) => each.id),
      [id],
      text,
    );
  }
  assert.deepEqual((await list(vendor.token, '&search=%25')).orders, []);
  assert.equal(
    (await shop.call(`GET /vendor/orders/${order.order_sub_no}`, { token: vendor.token })).body.order.id,
    id,
  );
});

test('Filter 5 shows all cancellations, and filter 6 the refunded ones', async () => {
  const { vendor, productId, id, setStatus } = await createSale(20);
  const [refunded] = await sales.buy(await shop.make.customer(), [{ productId }]);
  await setStatus(5);
  await shop.call(`POST /vendor/orders/${refunded}/status`, { token: vendor.token, body: { status: 6 } });
  const idsWith = async (status: string) =>
    (await list(vendor.token, `&status=${status}`)).orders.map((each: { id: number }) => each.id);
  assert.deepEqual(await idsWith('5'), [refunded, id]);
  assert.deepEqual(await idsWith('6'), [refunded]);
  assert.deepEqual(await idsWith('cancel_with_refund'), [refunded]);
  assert.deepEqual(await idsWith('1'), []);
  assert.equal((await shop.call('GET /vendor/orders?status=9', { token: vendor.token })).status, 422);
});

test('Each status change is in the customer’s history and sends a mail', async () => {
  const { customer, id, setStatus } = await createSale();
  await setStatus(2, { note: 'Packing today' });
  await setStatus('Shipped', { tracking_information: 'Aramex 42' });
  const { body } = await setStatus(4);
  assert.equal(body.message, 'Status updated successfully');
  const { order } = (await shop.call(`GET /orders/${id}`, { token: customer.token })).body;
  assert.deepEqual(
    [order.status, order.status_code, order.tracking_information, order.note],
    ['Completed', 4, 'Aramex 42', 'Packing today'],
  );
  const history = order.history.map((change: { from: string; to: string; actor: string }) => [
    change.from,
    change.to,
    change.actor,
  ]);
  assert.deepEqual(history.slice(1), [
    ['Pending', 'Confirmed', 'vendor'],
    ['Confirmed', 'Shipped', 'vendor'],
    ['Shipped', 'Completed', 'vendor'],
  ]);
  const mails = await shop.database.query(
    sql`SELECT id FROM outbox WHERE template = 'order-status' AND payload ->> 'order_no' = ${order.order_no}`,
  );
  assert.equal(mails.length, 3);
});

test('Every status mail breaks the total into products, discount and shipping', async () => {
  const [vendor, customer] = [await shop.make.vendor(), await shop.make.customer()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, name: 'Mask' });
  const { code } = await createCoupons(shop.database).make({ amount: 250 });
  await sales.fillCart(customer, [{ productId, quantity: 2 }]);
  await shop.call('POST /carts/coupon', { token: customer.token, body: { code } });
  const [id] = await sales.buy(customer, []);
  const body = { status: 'Shipped', tracking_information: 'Aramex 42' };
  await shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body });
  await shop.call(`POST /vendor/orders/${id}/status`, {
    token: vendor.token,
    body: { ...body, tracking_information: 'Aramex 43' },
  });
  const mails = (await mailsTo(shop.database, customer.email)).slice(1);
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['order-status', 'order-tracking'],
  );
  for (const mail of mails) {
    const { text } = renderMail({ ...mail, lang: 'en' }, 'https://shop.example');
    assert.match(text, /\nMask × 2: 20\.00\sUSD\n\nDiscount: -2\.50\sUSD\nShipping: 2\.00\sUSD\nTotal: 19\.50\sUSD\n/);
  }
});

test('A cancelled order restocks once, and takes the stock again if it returns', async () => {
  const { productId, setStatus } = await createSale(5);
  const stocks = [];
  for (const status of [5, 6, 1, 5, 2]) {
    assert.equal((await setStatus(status)).status, 200);
    stocks.push(await sales.stockOf(productId));
    await sales.assertBooksAreRight();
  }
  assert.deepEqual(stocks, [5, 5, 3, 5, 3]);
});

test('Twenty simultaneous cancellations restock once', async () => {
  const { productId, setStatus } = await createSale(5);
  const responses = await Promise.all(Array.from({ length: 20 }, () => setStatus(5)));
  assert.ok(responses.every(({ status }) => status === 200));
  assert.equal(await sales.stockOf(productId), 5);
  await sales.assertBooksAreRight();
});

test('A cancelled order whose stock is gone cannot return', async () => {
  const { productId, setStatus } = await createSale(2);
  await setStatus(5, { cancellation_reason: 'No courier' });
  await sales.buy(await shop.make.customer(), [{ productId }]);
  const { status, body } = await setStatus(2);
  assert.deepEqual([status, body.code, body.data.lines[0].available_stock], [422, 'order_out_of_stock', 1]);
  await sales.assertBooksAreRight();
});

test('A suspended vendor is rejected immediately', async () => {
  const { vendor } = await createSale();
  await shop.database.query(sql`UPDATE vendors SET active = 0 WHERE id = ${vendor.vendorId}`);
  assert.equal((await shop.call('GET /vendor/orders', { token: vendor.token })).status, 403);
});

test('Every page reports the total count, also one past the end', async () => {
  const { vendor, customer, productId } = await createSale();
  await sales.buy(customer, [{ productId }]);
  const totals = async (search: string) =>
    Promise.all(
      [1, 9].map(async (page) => {
        const { orders, meta } = await list(vendor.token, `&search=${search}&page=${page}`);
        return [orders.length, meta.total, meta.last_page];
      }),
    );
  assert.deepEqual(await totals('bls-'), [
    [2, 2, 1],
    [0, 2, 1],
  ]);
  assert.deepEqual(await totals('nobody'), [
    [0, 0, 1],
    [0, 0, 1],
  ]);
});

test('Names longer than the limits can be sold and found', async () => {
  const [vendor, customer] = [await shop.make.vendor(), await shop.make.customer()];
  // Text that PostgreSQL can hardly compress.
  const letters = (first: number) =>
    Array.from({ length: 200 }, (_, place) =>
      String.fromCodePoint(0x1f300 + ((first + place * place * 7919) % 1200)),
    ).join('');
  const { id: productId } = await shop.make.product({
    vendorId: vendor.vendorId,
    ...{ name: letters(1), nameAr: letters(2), sku: letters(3).slice(0, 128) },
  });
  const [id] = await sales.buy(customer, [{ productId }]);
  assert.deepEqual(await idsFound(vendor.token, letters(2).slice(-8)), [id]);
});
