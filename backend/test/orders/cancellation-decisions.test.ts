import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { renderMail } from '../../src/mail/render.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** A confirmed order with a cancellation request. */
const createWish = async () => {
  const [customer, vendor] = [await shop.make.customer(), await shop.make.vendor()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const [id = 0] = await sales.buy(customer, [{ productId, quantity: 2 }]);
  const setStatus = (status: number) =>
    shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status } });
  await setStatus(2);
  const ask = () => shop.call(`POST /orders/${id}/cancel`, { token: customer.token });
  await ask();
  const decide = (body: object) => shop.call(`POST /vendor/orders/${id}/cancellation`, { token: vendor.token, body });
  const read = async () => (await shop.call(`GET /orders/${id}`, { token: customer.token })).body.order;
  return { customer, vendor, id, productId, setStatus, ask, decide, read };
};

test('Accepting a cancellation request cancels the order and restocks it', async () => {
  const { decide, read, productId } = await createWish();
  const open = (await read()).cancel_request;
  assert.deepEqual([open.state, open.reason], ['open', '']);
  const { status, body } = await decide({ decision: 'accept', reason: 'As you wish' });
  assert.deepEqual([status, body.message], [200, 'The order has been cancelled.']);
  const order = await read();
  assert.deepEqual([order.status, order.cancellation_reason, order.cancel_request], ['Cancelled', 'As you wish', null]);
  assert.equal(await sales.stockOf(productId), 10);
  await sales.assertBooksAreRight();
});

test('A declined customer reads the reason by mail and on the order, and cannot retry', async () => {
  const { decide, read, ask, customer, vendor } = await createWish();
  const { body } = await decide({ decision: 'decline', reason: 'It is packed already' });
  assert.equal(body.message, 'The customer has been notified that the order continues.');
  const order = await read();
  assert.deepEqual([order.status, order.customer_may], ['Confirmed', null]);
  assert.deepEqual([order.cancel_request.state, order.cancel_request.reason], ['declined', 'It is packed already']);
  const again = await ask();
  assert.deepEqual([again.status, again.body.code], [409, 'cancellation_declined']);
  const mails = (await mailsTo(shop.database, customer.email)).filter(
    ({ template }) => template === 'order-cancel-declined',
  );
  const [mail] = mails;
  assert.ok(mail && mails.length === 1);
  const { subject, text } = renderMail({ ...mail, lang: 'ar' }, 'https://shop.example');
  assert.match(subject, /لم يُقبل إلغاء طلبك رقم BLS-\S+/);
  assert.match(text, /It is packed already/);
  const vendorMails = await mailsTo(shop.database, vendor.email);
  assert.equal(vendorMails.filter(({ template }) => template === 'order-cancel-requested').length, 1);
});

test('A declined request stays visible until the order is cancelled after all', async () => {
  const { decide, read, setStatus } = await createWish();
  await decide({ decision: 'decline', reason: '' });
  await setStatus(3);
  assert.equal((await read()).cancel_request.state, 'declined');
  await setStatus(5);
  assert.equal((await read()).cancel_request, null);
});

test('A vendor decides once on a request, and not without a request', async () => {
  const { decide, setStatus } = await createWish();
  await decide({ decision: 'decline' });
  for (const decision of ['accept', 'decline']) {
    const { status, body } = await decide({ decision });
    assert.deepEqual([status, body.code], [409, 'cancellation_not_asked']);
  }
  await setStatus(5);
  assert.equal((await decide({ decision: 'accept' })).status, 409);
});

test('Concurrent acceptance and refusal have exactly one outcome', async () => {
  const { decide, read, productId, customer } = await createWish();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => decide({ decision: index % 2 ? 'accept' : 'decline' })),
  );
  assert.equal(responses.filter(({ status }) => status === 200).length, 1);
  assert.equal(responses.filter(({ status }) => status === 409).length, 9);
  const { status } = await read();
  assert.equal(await sales.stockOf(productId), status === 'Cancelled' ? 10 : 8);
  const mails = await mailsTo(shop.database, customer.email);
  // Placed, confirmed, and one mail about the decision.
  assert.equal(mails.length, 3);
  await sales.assertBooksAreRight();
});

test('Back at pending, an order is cancelled immediately despite an earlier refusal', async () => {
  const { decide, setStatus, ask, read } = await createWish();
  await decide({ decision: 'decline' });
  await setStatus(1);
  assert.equal((await read()).customer_may, 'cancel');
  assert.equal((await ask()).body.order.status, 'Cancelled');
});

test('A vendor cannot decide for another vendor', async () => {
  const { id } = await createWish();
  const { token } = await shop.make.vendor();
  const response = await shop.call(`POST /vendor/orders/${id}/cancellation`, { token, body: { decision: 'accept' } });
  assert.equal(response.status, 404);
});
