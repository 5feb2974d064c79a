import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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

const buy = async () => {
  const [customer, vendor] = [await shop.make.customer(), await shop.make.vendor()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const [id = 0] = await sales.buy(customer, [{ productId }]);
  const post = (route: string, body: object, lang = 'en') =>
    shop.call(`POST ${route}`, { token: vendor.token, body, headers: { lang } });
  const setStatus = (body: object, lang?: string) => post(`/vendor/orders/${id}/status`, body, lang);
  const cancel = (body?: object) => shop.call(`POST /orders/${id}/cancel`, { token: customer.token, body });
  const read = async () => (await shop.call(`GET /orders/${id}`, { token: customer.token })).body.order;
  const mails = async (template: string) =>
    (await mailsTo(shop.database, customer.email)).filter((mail) => mail.template === template);
  return { customer, vendor, id, productId, post, setStatus, cancel, read, mails };
};

test('An outdated screen does not revive a cancelled order', async () => {
  const { productId, setStatus, cancel, read } = await buy();
  const stock = await sales.stockOf(productId);
  assert.equal((await cancel()).body.order.status, 'Cancelled');
  const confirmed = await setStatus({ status: 2, status_seen: 'Pending' });
  assert.deepEqual([confirmed.status, confirmed.body.code], [409, 'changed_meanwhile']);
  assert.match(confirmed.body.message, /^This order has been cancelled in the meantime\./);
  assert.match((await setStatus({ status: 2, status_seen: 1 }, 'ar')).body.message, /^أُلغي هذا الطلب/);
  assert.equal((await read()).status, 'Cancelled');
  assert.equal(await sales.stockOf(productId), stock + 1);
  assert.equal((await setStatus({ status: 2, status_seen: 'Cancelled' })).body.order.status, 'Confirmed');
});

test('A form that sends the seen status does not override a cancellation request', async () => {
  const { setStatus, cancel, read } = await buy();
  await setStatus({ status: 2, status_seen: 'Pending' });
  await cancel({ status_seen: 'Confirmed' });
  const shipped = await setStatus({ status: 'Shipped', tracking_information: 'x', status_seen: 'Confirmed' });
  assert.deepEqual([shipped.status, shipped.body.code], [409, 'cancellation_waits']);
  const { status, cancel_request: request } = await read();
  assert.deepEqual([status, request.state], ['Confirmed', 'open']);
  assert.equal((await setStatus({ status: 5, status_seen: 'Confirmed' })).body.order.status, 'Cancelled');
});

test('A change without the seen status declines a request and notifies the customer', async () => {
  const { setStatus, cancel, read, mails } = await buy();
  await setStatus({ status: 2 });
  await cancel();
  assert.equal((await setStatus({ status: 'Shipped' })).status, 200);
  const { status, cancel_request: request } = await read();
  assert.deepEqual([status, request.state], ['Shipped', 'declined']);
  assert.equal((await mails('order-cancel-declined')).length, 1);
});

test('A decision on a request sends the status it was based on', async () => {
  const { id, post, setStatus, cancel } = await buy();
  await setStatus({ status: 2 });
  await cancel();
  const accept = (seen: string) => post(`/vendor/orders/${id}/cancellation`, { decision: 'accept', status_seen: seen });
  assert.equal((await accept('Shipped')).body.code, 'changed_meanwhile');
  assert.equal((await accept('Confirmed')).body.order.status, 'Cancelled');
});

test('A bulk step skips orders that have moved on and returns their status', async () => {
  const [one, other] = [await buy(), await buy()];
  await other.cancel();
  const mine = { ids: [one.id], action: 'confirm', status_seen: { [one.id]: 'Pending' } };
  assert.equal((await one.post('/vendor/orders/bulk', mine)).body.done, 1);
  const { body } = await other.post('/vendor/orders/bulk', {
    ...{ ids: [other.id], action: 'confirm', status_seen: { [other.id]: 'Pending' } },
  });
  assert.deepEqual([body.done, body.failed.length], [0, 1]);
  assert.match(body.failed[0].message, /cancelled in the meantime/);
});

test('A pickup is not booked or cancelled from an outdated screen', async () => {
  const { id, post, setStatus } = await buy();
  const pickup = { id, date: nextWorkday(), from: '09:00', to: '13:00', status_seen: 'Pending' };
  await setStatus({ status: 2 });
  const asked = await post('/orders/schedule-pickup', pickup);
  assert.equal(asked.body.code, 'changed_meanwhile');
  assert.equal((await post('/orders/cancel-pickup', { id, status_seen: 'Shipped' })).body.code, 'changed_meanwhile');
});

test('A customer who saw a pending order first learns that it was confirmed', async () => {
  const { setStatus, cancel, read } = await buy();
  await setStatus({ status: 2 });
  const refused = await cancel({ status_seen: 'Pending' });
  assert.deepEqual([refused.status, refused.body.code], [409, 'changed_meanwhile']);
  assert.equal((await read()).cancel_requested_at, null);
  assert.equal((await cancel({ status_seen: 'Confirmed' })).status, 200);
});
