import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { auditLines } from '../support/audit-lines.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** A vendor with one order. `save` sets a status and texts; `read` returns the customer's view. */
const createSale = async () => {
  const vendor = await shop.make.vendor();
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const [id = 0] = await sales.buy(customer, [{ productId }]);
  const save = (status: number, texts: object = {}) =>
    shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status, ...texts } });
  const read = async () => (await shop.call(`GET /orders/${id}`, { token: customer.token })).body.order;
  const mails = async () => (await mailsTo(shop.database, customer.email)).map(({ template }) => template);
  return { vendor, customer, id, save, read, mails };
};

/** Text changes in the history: the field and its new value. */
const textsOf = (order: { history: { field: string | null; note: string }[] }) =>
  order.history.filter(({ field }) => field !== null).map(({ field, note }) => [field, note]);

test('Each change of tracking on a shipped order notifies its customer', async () => {
  const { id, save, read, mails } = await createSale();
  await save(3);
  for (const tracking_information of ['DHL 22', 'DHL 222', '']) {
    const { status, body } = await save(3, { tracking_information });
    assert.deepEqual(
      [status, body.message, body.order.tracking_information],
      [200, 'Tracking information saved. The customer will get an email.', tracking_information],
    );
  }
  assert.deepEqual(textsOf(await read()), [
    ['tracking_information', 'DHL 22'],
    ['tracking_information', 'DHL 222'],
    ['tracking_information', ''],
  ]);
  assert.deepEqual((await mails()).slice(-3), ['order-tracking', 'order-tracking', 'order-tracking-removed']);
  const { before: was, after: is, action } = (await auditLines(shop.database, 'order', id)).at(-1) ?? {};
  assert.deepEqual(
    [action, was, is],
    ['order.texts', { tracking_information: 'DHL 222' }, { tracking_information: '' }],
  );
});

test('Texts can be edited at any status without changing status, stock or timeline', async () => {
  const { customer, id, save, read } = await createSale();
  for (const [status, texts] of [
    [1, { note: 'Ready on Sunday' }],
    [2, { note: 'Ready on Monday', tracking_information: 'PX 1' }],
    [4, { tracking_information: 'PX 12' }],
    [6, { cancellation_reason: 'Broken' }],
  ] as const) {
    await save(status);
    const { body } = await save(status, texts);
    const { status_code: code, ...order } = body.order;
    assert.equal(code, status);
    for (const [name, text] of Object.entries(texts)) assert.equal(order[name], text);
  }
  const order = await read();
  assert.deepEqual(
    textsOf(order).map(([field]) => field),
    ['note', 'note', 'tracking_information', 'tracking_information', 'cancellation_reason'],
  );
  const body = { order_no: order.order_no, email: customer.email };
  const [parcel] = (await shop.call('POST /orders/track', { body })).body.data.parcels;
  assert.deepEqual(
    parcel.history.map(({ to }: { to: string }) => to),
    ['Pending', 'Confirmed', 'Completed', 'Cancel With Refund'],
  );
  assert.equal((await shop.call(`GET /vendor/orders/${id}`, { token: customer.token })).status, 403);
  await sales.assertBooksAreRight();
});

test('Saving only a note sends no mail and leaves the status', async () => {
  const { save, mails } = await createSale();
  const before = await mails();
  const { body } = await save(1, { note: 'Gift wrap' });
  assert.equal(body.message, 'Your changes have been saved. The status is unchanged.');
  assert.deepEqual(await mails(), before);
});

test('Unchanged texts write nothing, and the response says so', async () => {
  const { id, save, read, mails } = await createSale();
  await save(3, { tracking_information: 'DHL 222', note: 'On its way' });
  const before = [(await read()).history, await mails(), await auditLines(shop.database, 'order', id)];
  for (const texts of [{}, { tracking_information: ' DHL 222 ' }, { note: 'On its way', cancellation_reason: '' }]) {
    const { status, body } = await save(3, texts);
    assert.deepEqual([status, body.message], [200, 'Nothing has changed: the order already has these details.']);
  }
  assert.deepEqual([(await read()).history, await mails(), await auditLines(shop.database, 'order', id)], before);
});
