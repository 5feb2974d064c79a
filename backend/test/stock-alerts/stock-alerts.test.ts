import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { renderMail } from '../../src/mail/render.ts';
import { createStockAlerts } from '../../src/modules/catalogue/stock-alerts/service.ts';
import { deleteExpired } from '../../src/plugins/housekeeping.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createProductWriter, type ProductWriter } from '../support/products.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let vendor: Vendor;
let writer: ProductWriter;
let announceReturns: () => Promise<number>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
  announceReturns = createStockAlerts(shop.app).announceReturns;
});
after(() => shop.close());

let visitors = 0;
const newEmail = () => `visitor-${(visitors += 1)}@test.balsam.test`;

const ask = (body: object, options: { token?: string; headers?: Record<string, string> } = {}) =>
  shop.call('POST /stock-alerts', { ...options, body });
const waitsFor = async (token: string) => (await shop.call('GET /stock-alerts', { token })).body.stock_alerts;
const returnsTold = async (email: string) =>
  (await mailsTo(shop.database, email)).filter(({ template }) => template === 'back-in-stock');
const setStock = (productId: number, stock: number) =>
  shop.database.query(sql`UPDATE products SET stock = ${stock} WHERE id = ${productId}`);

test('Restocking mails a waiting customer once and ends the alert', async () => {
  const product = await writer.created({ stock: 1 });
  await shop.database.query(sql`UPDATE products SET approval_status = 1, stock = 0 WHERE id = ${product.id}`);
  const { token, email } = await shop.make.customer();
  for (const time of [1, 2]) assert.equal((await ask({ product_id: product.id }, { token })).status, 200, `${time}`);
  assert.deepEqual(
    (await waitsFor(token)).map((alert: { product: { id: number } }) => alert.product.id),
    [product.id],
  );
  await announceReturns();
  assert.deepEqual(await returnsTold(email), []);
  assert.equal((await writer.edit(product, { stock: 5, stock_seen: 0 })).status, 200);
  await announceReturns();
  await announceReturns();
  const [mail, ...others] = await returnsTold(email);
  assert.deepEqual([others, await waitsFor(token)], [[], []]);
  assert.ok(mail);
  const { subject, text, html } = renderMail({ ...mail, lang: 'en' }, 'https://shop.example');
  assert.match(subject, /is back in stock$/);
  assert.match(text, new RegExp(`https://shop.example/product/${product.slug}`));
  assert.match(html, /<img src="https:\/\/shop\.example\/media\/uploads\/[\da-f]{32}-320\.webp"/);
});

test('A cancelled order’s stock notifies a visitor in their language', async () => {
  const { id: productId } = await shop.make.product({ stock: 1, name: 'Walker', nameAr: 'مشاية' });
  const buyer = await shop.make.customer();
  const [order] = await sales.buy(buyer, [{ productId }]);
  const email = newEmail();
  assert.equal((await ask({ product_id: productId, email }, { headers: { lang: 'ar' } })).status, 200);
  await announceReturns();
  await shop.call(`POST /orders/${order}/cancel`, { token: buyer.token });
  await announceReturns();
  const [mail] = await returnsTold(email);
  assert.ok(mail?.lang === 'ar');
  assert.equal(renderMail({ ...mail, lang: 'ar' }, 'https://shop.example').subject, 'توفر من جديد: مشاية');
});

test('An alert for one size ignores others, and an alert for any size takes the first', async () => {
  const { id, variantIds } = await shop.make.product({ variants: [{ stock: 0 }, { stock: 0, value: 'L' }] });
  const [medium, large] = variantIds;
  const [one, other, any] = [newEmail(), newEmail(), newEmail()];
  await ask({ product_id: id, variant_id: medium, email: one });
  await ask({ product_id: id, variant_id: large, email: other });
  await ask({ product_id: id, email: any });
  await shop.database.query(sql`UPDATE variants SET stock = 2 WHERE id = ${large ?? 0}`);
  await setStock(id, 2);
  await announceReturns();
  const told = await Promise.all([one, other, any].map(returnsTold));
  assert.deepEqual(
    told.map((mails) => mails.map(({ payload }) => payload.variant)),
    [[], ['L'], ['']],
  );
});

test('A size in a colour is named by both, on the list and in the mail', async () => {
  const { id, variantIds } = await shop.make.product({ name: 'Coat', variants: [{ stock: 0, value: 'L' }] });
  await shop.database.query(sql`UPDATE variants SET color = 'Blue', color_ar = 'أزرق' WHERE product_id = ${id}`);
  const { token, email } = await shop.make.customer();
  await ask({ product_id: `${id}`, variant_id: `${variantIds[0]}` }, { token });
  const [{ variant }] = await waitsFor(token);
  assert.deepEqual([variant.value, variant.color, variant.color_arabic], ['L', 'Blue', 'أزرق']);
  await shop.database.query(sql`UPDATE variants SET stock = 2 WHERE product_id = ${id}`);
  await setStock(id, 2);
  await announceReturns();
  const [mail] = await returnsTold(email);
  assert.ok(mail);
  const subjects = (['en', 'ar'] as const).map((lang) => renderMail({ ...mail, lang }, 'https://shop.example').subject);
  assert.match(subjects[0] ?? '', /L \/ Blue/);
  assert.match(subjects[1] ?? '', /L \/ أزرق/);
});

test('Two processes write one mail for each alert', async () => {
  const { id } = await shop.make.product({ stock: 0 });
  const emails = Array.from({ length: 6 }, newEmail);
  for (const email of emails) await ask({ product_id: id, email });
  await setStock(id, 9);
  await Promise.all([announceReturns(), announceReturns(), announceReturns()]);
  const told = await Promise.all(emails.map(returnsTold));
  assert.deepEqual(
    told.map((mails) => mails.length),
    emails.map(() => 1),
  );
});

test('A visitor who becomes a customer is mailed once, and again only on request', async () => {
  const { id } = await shop.make.product({ stock: 0 });
  const { token, email } = await shop.make.customer();
  await ask({ product_id: id, email });
  assert.deepEqual(await waitsFor(token), []);
  await ask({ product_id: id }, { token });
  assert.equal((await waitsFor(token)).length, 1);
  for (const stock of [3, 0, 3]) {
    await setStock(id, stock);
    await announceReturns();
  }
  assert.equal((await returnsTold(email)).length, 1);
  await setStock(id, 0);
  await ask({ product_id: id }, { token });
  await setStock(id, 1);
  await announceReturns();
  assert.equal((await returnsTold(email)).length, 2);
});

test('The link in a mail cancels all alerts of its address', async () => {
  const [back, gone] = [await shop.make.product({ stock: 0 }), await shop.make.product({ stock: 0 })];
  const email = newEmail();
  for (const { id } of [back, gone]) await ask({ product_id: id, email });
  await setStock(back.id, 1);
  await announceReturns();
  const token = (await returnsTold(email))[0]?.payload.unsubscribe_token;
  assert.equal((await shop.call('POST /stock-alerts/unsubscribe', { body: { token } })).status, 200);
  await setStock(gone.id, 1);
  await announceReturns();
  assert.equal((await returnsTold(email)).length, 1);
});

test('Only the customer can cancel their alert', async () => {
  const { id } = await shop.make.product({ stock: 0 });
  const [owner, stranger] = [await shop.make.customer(), await shop.make.customer()];
  await ask({ product_id: id }, { token: owner.token });
  const [alert] = await waitsFor(owner.token);
  assert.equal((await shop.call(`DELETE /stock-alerts/${alert.id}`, { token: stranger.token })).status, 404);
  const { body } = await shop.call(`DELETE /stock-alerts/${alert.id}`, { token: owner.token });
  assert.deepEqual(body.stock_alerts, []);
});

test('An alert needs a sold-out product on sale and an address', async () => {
  const email = newEmail();
  const { id: there } = await shop.make.product();
  const { body, status } = await ask({ product_id: there, email });
  assert.deepEqual([status, body.message], [409, 'This is in stock right now: you can order it.']);
  const { id: draft } = await shop.make.product({ stock: 0, status: 'draft' });
  assert.equal((await ask({ product_id: draft, email })).status, 404);
  const { id: soldOut } = await shop.make.product({ stock: 0 });
  assert.deepEqual(Object.keys((await ask({ product_id: soldOut })).body.errors), ['email']);
});

test('An alert for a product off sale is sent when it is on sale again', async () => {
  const { id } = await shop.make.product({ stock: 0 });
  const email = newEmail();
  await ask({ product_id: id, email });
  await shop.database.query(sql`UPDATE products SET status = 'draft', stock = 4 WHERE id = ${id}`);
  await announceReturns();
  assert.deepEqual(await returnsTold(email), []);
  await shop.database.query(sql`UPDATE products SET status = 'active' WHERE id = ${id}`);
  await announceReturns();
  assert.equal((await returnsTold(email)).length, 1);
});

test('An alert ends with its account, or after a year', async () => {
  const { id } = await shop.make.product({ stock: 0 });
  const [closed, patient] = [await shop.make.customer(), newEmail()];
  await ask({ product_id: id }, { token: closed.token });
  await ask({ product_id: id, email: patient });
  await shop.database.query(sql`UPDATE users SET deleted_at = now() WHERE id = ${closed.id}`);
  await shop.database.query(sql`
    UPDATE stock_alerts SET created_at = now() - interval '13 months' WHERE email = ${patient}`);
  await deleteExpired(shop.database);
  await setStock(id, 3);
  await announceReturns();
  assert.deepEqual([await returnsTold(closed.email), await returnsTold(patient)], [[], []]);
});
