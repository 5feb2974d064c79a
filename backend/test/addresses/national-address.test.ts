import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { nextWorkday } from '../support/days.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** Buys from two vendors like a documented client, which knows no National Address. */
const buyWithout = async () => {
  const customer = await shop.make.customer();
  const vendors = [await shop.make.vendor(), await shop.make.vendor()];
  const wishes = [];
  for (const { vendorId } of vendors) wishes.push({ productId: (await shop.make.product({ vendorId })).id });
  const orderNo = await sales.draft(customer, wishes);
  const { national_address: _code, ...billing } = await sales.billing();
  const body = { order_no: orderNo, payment_method: 'cash', billing };
  const placed = await shop.call('POST /orders/place-order', { token: customer.token, body });
  assert.equal(placed.status, 200, placed.text);
  const read = async () => (await shop.call(`GET /orders/placed/${orderNo}`, { token: customer.token })).body.order;
  const { orders } = await read();
  const ids: number[] = orders.map(({ id }: { id: number }) => id);
  const answer = (id: number, national_address: string, token = customer.token) =>
    shop.call(`POST /orders/${id}/national-address`, { token, body: { national_address } });
  const setStatus = (index: number, status: string) =>
    shop.call(`POST /vendor/orders/${ids[index]}/status`, { token: vendors[index]?.token ?? '', body: { status } });
  return { customer, vendors, orderNo, ids, read, answer, setStatus };
};

const mailsAbout = (orderNo: string) =>
  shop.database.query<{ template: string; lang: string }>(sql`
    SELECT template FROM outbox WHERE event_id = ${`order:${orderNo}`} ORDER BY template`);

test('A Saudi order without a National Address is marked, and asked for once', async () => {
  const { vendors, orderNo, ids } = await buyWithout();
  for (const [index, { token }] of vendors.entries()) {
    const { order } = (await shop.call(`GET /vendor/orders/${orderNo}-${index + 1}`, { token })).body;
    assert.deepEqual([order.id, order.national_address_missing], [ids[index], true]);
  }
  assert.deepEqual(
    (await mailsAbout(orderNo)).map(({ template }) => template),
    ['national-address-needed', 'order-placed'],
  );
});

test('An order with a National Address asks for nothing', async () => {
  const customer = await shop.make.customer();
  const orderNo = await sales.draft(customer, [{ productId: (await shop.make.product()).id }]);
  await sales.place(customer, orderNo);
  assert.deepEqual(
    (await mailsAbout(orderNo)).map(({ template }) => template),
    ['order-placed'],
  );
});

test('One answer completes the whole order, with one line in each history', async () => {
  const { ids, read, answer } = await buyWithout();
  const response = await answer(ids[0] ?? 0, ' rrrd-٢٩٢٩ ');
  assert.deepEqual([response.status, response.body.order.national_address_missing], [200, false]);
  const { orders, shipping_address: parcel, billing_address: bill } = await read();
  assert.deepEqual([parcel.national_address, bill.national_address], ['RRRD2929', '']);
  for (const { national_address_missing: isMissing, history } of orders) {
    const [last] = history.slice(-1);
    assert.deepEqual([isMissing, history.length], [false, 2]);
    assert.deepEqual(
      [last.field, last.note, last.actor, last.to],
      ['national_address', 'RRRD2929', 'customer', 'Pending'],
    );
  }
  await answer(ids[1] ?? 0, 'RRRD2929');
  assert.equal((await read()).orders[0].history.length, 2, 'the same answer changes nothing');
  await sales.assertBooksAreRight();
});

test('An invalid or foreign answer changes nothing', async () => {
  const { ids, answer, read } = await buyWithout();
  const invalid = await answer(ids[0] ?? 0, 'RRRD29');
  assert.deepEqual(
    [invalid.status, invalid.body.errors],
    [422, { national_address: ['Enter four letters and four digits, such as RRRD2929.'] }],
  );
  const { token } = await shop.make.customer();
  assert.equal((await answer(ids[0] ?? 0, 'RRRD2929', token)).status, 404);
  assert.equal((await read()).shipping_address.national_address, '');
});

test('A shipped parcel keeps its address; the others of the order can change', async () => {
  const { ids, answer, setStatus, read } = await buyWithout();
  assert.equal((await setStatus(0, 'Shipped')).status, 200);
  const late = await answer(ids[0] ?? 0, 'RRRD2929');
  assert.deepEqual([late.status, late.body.code], [409, 'order_not_changeable']);
  assert.equal((await read()).orders[0].national_address_missing, false);
  assert.equal((await answer(ids[1] ?? 0, 'RRRD2929')).status, 200);
  await sales.assertBooksAreRight();
});

test('An address is corrected until a pickup has it', async () => {
  const { vendors, ids, answer } = await buyWithout();
  const [id = 0] = ids;
  for (const address of ['RRRD2929', 'RRRD2930']) assert.equal((await answer(id, address)).status, 200);
  const body = { id, date: nextWorkday(), from: '09:00', to: '12:00' };
  const token = vendors[0]?.token;
  assert.equal((await shop.call('POST /orders/schedule-pickup', { token, body })).status, 200);
  const late = await answer(id, 'RRRD2931');
  assert.deepEqual([late.status, late.body.code], [409, 'order_not_changeable']);
});

test('An order to another country needs none', async () => {
  const customer = await shop.make.customer();
  const orderNo = await sales.draft(customer, [{ productId: (await shop.make.product()).id }]);
  const { countryId, stateId, cityId } = await shop.make.place({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  const billing = { ...(await sales.billing()), country: countryId, state: stateId, city: cityId };
  const body = { order_no: orderNo, payment_method: 'cash', billing };
  assert.equal((await shop.call('POST /orders/place-order', { token: customer.token, body })).status, 200);
  const { order } = (await shop.call(`GET /orders/placed/${orderNo}`, { token: customer.token })).body;
  assert.equal(order.orders[0].national_address_missing, false);
  const response = await shop.call(`POST /orders/${order.orders[0].id}/national-address`, {
    token: customer.token,
    body: { national_address: 'RRRD2929' },
  });
  assert.deepEqual([response.status, response.body.code], [409, 'order_not_changeable']);
});
