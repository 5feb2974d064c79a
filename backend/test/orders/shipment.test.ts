import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { renderMail } from '../../src/mail/render.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { nextWorkday } from '../support/days.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const SHIPPED = 3;
const OWN = {
  carrier: 'Saee',
  tracking_number: 'A 1/ب',
  tracking_url: 'https://saee.example/t?id={tracking_number}&x=1',
};
const OWN_PAGE = 'https://saee.example/t?id=A%201%2F%D8%A8&x=1';

const createSale = async () => {
  const [vendor, customer] = [await shop.make.vendor(), await shop.make.customer()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const [id = 0] = await sales.buy(customer, [{ productId }]);
  const { token } = vendor;
  const state = (body: object) => shop.call(`POST /vendor/orders/${id}/tracking`, { token, body });
  const ship = () => shop.call(`POST /vendor/orders/${id}/status`, { token, body: { status: SHIPPED } });
  const read = async () => (await shop.call(`GET /orders/${id}`, { token: customer.token })).body.order;
  const mails = async (template: string) =>
    (await mailsTo(shop.database, customer.email)).filter((mail) => mail.template === template);
  return { id, vendor, customer, state, ship, read, mails };
};

test('The number of a known carrier links to its page everywhere', async () => {
  const { customer, state, ship, read, mails } = await createSale();
  assert.equal((await state({ carrier: 'smsa', tracking_number: '٢٩٠٠' })).status, 200);
  assert.deepEqual(await mails('order-tracking'), []);
  await ship();
  const url = 'https://www.smsaexpress.com/trackingdetails?tracknumbers=2900';
  const order = await read();
  assert.deepEqual([order.carrier, order.tracking_id, order.tracking_url], ['smsa', '2900', url]);
  const body = { order_no: order.order_sub_no, email: customer.email };
  const { data } = (await shop.call('POST /orders/track', { body })).body;
  assert.deepEqual([data.parcels[0].carrier, data.parcels[0].tracking_url], ['smsa', url]);
  const [mail] = await mails('order-status');
  assert.ok(mail);
  const english = renderMail({ ...mail, lang: 'en' }, 'https://shop.test');
  assert.match(english.text, /SMSA Express/);
  assert.ok(english.text.includes(url));
  assert.match(renderMail({ ...mail, lang: 'ar' }, 'https://shop.test').text, /سمسا إكسبريس/);
});

test('A vendor’s own carrier is stored with its page, which can be corrected', async () => {
  const { vendor, state, ship, read, mails } = await createSale();
  await ship();
  assert.equal((await state(OWN)).status, 200);
  assert.equal((await read()).tracking_url, OWN_PAGE);
  const [mail] = await mails('order-tracking');
  assert.ok(mail && renderMail({ ...mail, lang: 'en' }, 'https://shop.test').text.includes(OWN_PAGE));
  await state({ ...OWN, tracking_url: 'https://saee.example/{tracking_number}' });
  assert.equal((await mails('order-tracking')).length, 1);
  assert.equal((await read()).tracking_url, 'https://saee.example/A%201%2F%D8%A8');
  const { carriers } = (await shop.call('GET /vendor/carriers', { token: vendor.token })).body;
  assert.deepEqual(carriers, [{ name: 'Saee', tracking_url: 'https://saee.example/{tracking_number}' }]);
  const other = await shop.make.vendor();
  assert.deepEqual((await shop.call('GET /vendor/carriers', { token: other.token })).body.carriers, []);
});

test('A carrier without a known page has no link; a number can be removed', async () => {
  const { state, read } = await createSale();
  await state({ carrier: 'My cousin', tracking_number: '7' });
  const order = await read();
  assert.deepEqual([order.carrier, order.tracking_id, order.tracking_url], ['My cousin', '7', null]);
  await sales.assertBooksAreRight();
  await state({});
  assert.deepEqual([(await read()).carrier, (await read()).tracking_id], ['', '']);
});

test('The page of a carrier is an https address with one placeholder', async () => {
  const { state } = await createSale();
  const wrong = [
    'http://saee.example/{tracking_number}',
    'https://saee.example/',
    'https://saee.example/{tracking_number}/{tracking_number}',
    'https://{tracking_number}.example/',
    'https://{tracking_number}',
    'https://saee.example:00{tracking_number}',
    'https://%61%61%61%61.example{tracking_number}',
    'https://me:secret@saee.example/{tracking_number}',
    'https://saee.example/{number}?{tracking_number}',
    'javascript:alert({tracking_number})',
    '{tracking_number}',
  ];
  for (const tracking_url of wrong) {
    const { status, body } = await state({ ...OWN, tracking_url });
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['tracking_url']], tracking_url);
  }
  for (const [form, field] of [
    [{ carrier: 'smsa' }, 'tracking_number'],
    [{ tracking_number: '7' }, 'carrier'],
    [{ ...OWN, carrier: 'smsa' }, 'tracking_url'],
    [{ ...OWN, carrier: 'local' }, 'tracking_url'],
  ] as const)
    assert.deepEqual(Object.keys((await state(form)).body.errors), [field]);
});

test('A booked pickup keeps its number and replaces the stated carrier', async () => {
  const { id, vendor, state, read } = await createSale();
  await state(OWN);
  const { token } = vendor;
  const window = { id, date: nextWorkday(), from: '09:00', to: '12:30' };
  await shop.database.query(sql`UPDATE vendors SET company_address = '1 Market Street' WHERE id = ${vendor.vendorId}`);
  assert.equal((await shop.call('POST /orders/schedule-pickup', { token, body: window })).status, 200);
  assert.equal((await read()).carrier, 'local');
  assert.deepEqual((await state(OWN)).body.code, 'pickup_scheduled');
  await shop.call('POST /orders/cancel-pickup', { token, body: { id } });
  assert.deepEqual([(await read()).carrier, (await read()).tracking_url], ['', null]);
});

test('A number is refused for an outdated screen, a closed order and another vendor', async () => {
  const { id, vendor, state } = await createSale();
  const form = { carrier: 'dhl', tracking_number: '7' };
  assert.equal((await state({ ...form, status_seen: 'Shipped' })).body.code, 'changed_meanwhile');
  const { token } = await shop.make.vendor();
  assert.equal((await shop.call(`POST /vendor/orders/${id}/tracking`, { token, body: form })).status, 404);
  await shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status: 5 } });
  assert.equal((await state(form)).body.code, 'parcel_closed');
});
