import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
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

const buy = async () => {
  const [customer, vendor] = [await shop.make.customer(), await shop.make.vendor()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const [id = 0] = await sales.buy(customer, [{ productId, quantity: 2 }]);
  const cancel = () => shop.call(`POST /orders/${id}/cancel`, { token: customer.token });
  const read = async () => (await shop.call(`GET /orders/${id}`, { token: customer.token })).body.order;
  const setStatus = (status: number) =>
    shop.call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status } });
  const vendorMails = async (template: string) =>
    (await mailsTo(shop.database, vendor.email)).filter((mail) => mail.template === template);
  return { customer, vendor, id, productId, cancel, read, setStatus, vendorMails };
};

test('A vendor gets a mail in their language when a customer cancels an order', async () => {
  const { vendor, cancel, read, vendorMails } = await buy();
  await shop.database.query(sql`UPDATE users SET lang = 'ar' WHERE id = ${vendor.id}`);
  assert.equal((await read()).customer_may, 'cancel');
  assert.equal((await cancel()).body.order.customer_may, null);
  await cancel();
  const mails = await vendorMails('order-cancelled-by-customer');
  assert.equal(mails.length, 1);
  const [mail] = mails;
  assert.ok(mail?.lang === 'ar');
  const { subject, text } = renderMail({ ...mail, lang: 'ar' }, 'https://shop.example');
  assert.match(subject, /ألغى العميل الطلب رقم BLS-/);
  assert.match(text, /https:\/\/shop\.example\/vendor\/orders\/BLS-/);
});

test('A customer requests cancellation once, sees it, and the vendor gets one mail', async () => {
  const { cancel, read, setStatus, vendorMails } = await buy();
  await setStatus(2);
  const before = await read();
  assert.deepEqual([before.customer_may, before.cancel_requested_at], ['ask', null]);
  const asked = await cancel();
  assert.equal(asked.body.message, 'The seller has been asked to cancel your order.');
  assert.deepEqual([asked.body.order.customer_may, asked.body.order.status], [null, 'Confirmed']);
  const { cancel_requested_at: requestedAt } = asked.body.order;
  assert.ok(Date.parse(requestedAt) > 0);
  const again = await cancel();
  assert.deepEqual([again.status, again.body.order.cancel_requested_at], [200, requestedAt]);
  assert.equal((await vendorMails('order-cancel-requested')).length, 1);
});

test('Cancelling needs no request if the vendor may no longer trade', async () => {
  for (const active of [0, 2]) {
    const { vendor, cancel, read, setStatus, productId } = await buy();
    await setStatus(2);
    await shop.database.query(sql`UPDATE vendors SET active = ${active} WHERE id = ${vendor.vendorId}`);
    assert.equal((await cancel()).status, 200);
    assert.equal((await read()).status, 'Cancelled');
    assert.equal(await sales.stockOf(productId), 10);
  }
  await sales.assertBooksAreRight();
});

test('Immediate cancellation is offered if the vendor may no longer trade', async () => {
  const stopped = [sql`active = 0`, sql`active = 2`, sql`deleted_at = now()`];
  for (const [index, stop] of stopped.entries())
    for (const wish of ['none', 'open', 'declined'] as const) {
      const { vendor, id, cancel, read, setStatus, productId } = await buy();
      await setStatus(2);
      if (wish !== 'none') await cancel();
      if (wish === 'declined')
        await shop.call(`POST /vendor/orders/${id}/cancellation`, {
          ...{ token: vendor.token, body: { decision: 'decline', reason: 'It is packed.' } },
        });
      const before = await read();
      assert.deepEqual(
        [before.customer_may, before.cancel_request?.state ?? 'none'],
        [wish === 'none' ? 'ask' : null, wish],
      );
      await shop.database.query(sql`UPDATE vendors SET ${stop} WHERE id = ${vendor.vendorId}`);
      assert.equal((await read()).customer_may, 'cancel', `${wish} ${index}`);
      const { status, body } = await cancel();
      assert.deepEqual([status, body.order.status, body.order.customer_may], [200, 'Cancelled', null]);
      assert.equal(await sales.stockOf(productId), 10);
    }
  await sales.assertBooksAreRight();
});

test('A shipped order cannot be cancelled, even if its vendor may no longer trade', async () => {
  const { vendor, cancel, read, setStatus } = await buy();
  await setStatus(3);
  await shop.database.query(sql`UPDATE vendors SET active = 0 WHERE id = ${vendor.vendorId}`);
  assert.equal((await read()).customer_may, null);
  assert.equal((await cancel()).status, 422);
});

test('Accepting a request cancels; moving the order on declines it', async () => {
  const accepted = await buy();
  await accepted.setStatus(2);
  await accepted.cancel();
  await accepted.setStatus(5);
  const order = await accepted.read();
  assert.deepEqual([order.status, order.cancel_requested_at, order.customer_may], ['Cancelled', null, null]);
  assert.equal(await sales.stockOf(accepted.productId), 10);

  const declined = await buy();
  await declined.setStatus(2);
  await declined.cancel();
  await declined.setStatus(3);
  const shipped = await declined.read();
  assert.deepEqual([shipped.cancel_request.state, shipped.customer_may], ['declined', null]);
  assert.equal((await declined.cancel()).status, 422);
  await sales.assertBooksAreRight();
});

test('Ten simultaneous cancellation requests send one mail', async () => {
  const { cancel, setStatus, vendorMails } = await buy();
  await setStatus(2);
  const responses = await Promise.all(Array.from({ length: 10 }, cancel));
  assert.ok(responses.every(({ status }) => status === 200));
  assert.equal((await vendorMails('order-cancel-requested')).length, 1);
});

test('Cancelling restocks a variant and the total of its product', async () => {
  const customer = await shop.make.customer();
  const { id: productId, variantIds } = await shop.make.product({
    variants: [
      { value: 'S', stock: 5 },
      { value: 'M', stock: 3 },
    ],
  });
  const [variantId] = variantIds;
  assert.ok(variantId);
  const [id] = await sales.buy(customer, [{ productId, variantId, quantity: 2 }]);
  const readStock = () =>
    shop.database.first(sql`
      SELECT p.stock AS product, v.stock AS variant FROM products p JOIN variants v ON v.id = ${variantId}
      WHERE p.id = ${productId}`);
  assert.deepEqual(await readStock(), { product: 6, variant: 3 });
  assert.equal((await shop.call(`POST /orders/${id}/cancel`, { token: customer.token })).status, 200);
  assert.deepEqual(await readStock(), { product: 8, variant: 5 });
  await sales.assertBooksAreRight();
});
