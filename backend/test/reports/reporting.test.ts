import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createSales } from '../support/sales.ts';

const PLATFORM = 'care@balsam.test';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp({ contactEmail: PLATFORM });
});
after(() => shop.close());

let visitors = 0;
const newEmail = () => `reporter-${(visitors += 1)}@test.balsam.test`;
const form = (changes: object = {}) => ({ reason: 'unsafe', text: 'It broke in use.', email: newEmail(), ...changes });
const reportProduct = (id: number | string, body: object, token?: string) =>
  shop.call(`POST /products/${id}/reports`, { body, token });
const stored = () =>
  shop.database.query<{ reporter_email: string; product_id: number | null; vendor_id: number; urgent: boolean }>(
    sql`SELECT reporter_email, product_id, vendor_id, urgent FROM reports ORDER BY id`,
  );
const reportsOf = async (productId: number) => (await stored()).filter(({ product_id }) => product_id === productId);
/** @returns the session of a customer whose address is proven */
const provenCustomer = async () => {
  const { id, token } = await shop.make.customer();
  await shop.database.query(sql`UPDATE users SET email_proven_at = now() WHERE id = ${id}`);
  return token;
};
const templatesTo = async (email: string) => (await mailsTo(shop.database, email)).map(({ template }) => template);

test('A visitor reports a product by its slug and gets a mail', async () => {
  const { id, slug } = await shop.make.product();
  const body = form();
  const { status, body: response } = await reportProduct(slug, body);
  assert.deepEqual([status, response.message], [200, 'Thank you. We look at it within two working days.']);
  assert.deepEqual(await reportsOf(id), [
    { reporter_email: body.email, product_id: id, vendor_id: (await reportsOf(id))[0]?.vendor_id, urgent: false },
  ]);
  assert.deepEqual(await templatesTo(body.email), ['report-received']);
});

test('A customer reports a seller with their account’s address', async () => {
  const [{ token, email }, { vendorId }] = [await shop.make.customer(), await shop.make.vendor()];
  const { status } = await shop.call(`POST /shop/vendors/${vendorId}/reports`, {
    token,
    body: form({ reason: 'conduct', email: 'someone-else@test.balsam.test' }),
  });
  const report = (await stored()).at(-1);
  assert.deepEqual(
    [status, report?.reporter_email, report?.product_id, report?.vendor_id],
    [200, email, null, vendorId],
  );
});

test('A report needs a reason, a text and, from a visitor, an address', async () => {
  const { id } = await shop.make.product();
  const missing = async (changes: object) => Object.keys((await reportProduct(id, form(changes))).body.errors);
  assert.deepEqual(await missing({ reason: 'ugly' }), ['reason']);
  assert.deepEqual(await missing({ text: ' ' }), ['text']);
  assert.deepEqual(await missing({ email: undefined }), ['email']);
  assert.deepEqual(await reportsOf(id), []);
});

test('Repeating an open report adds nothing', async () => {
  const { id } = await shop.make.product();
  const body = form();
  const responses = await Promise.all([1, 2, 3].map(() => reportProduct(id, body)));
  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.equal((await reportsOf(id)).length, 1);
  assert.equal((await templatesTo(body.email)).length, 1);
});

test('What is not on sale cannot be reported', async () => {
  const { id } = await shop.make.product({ approved: false });
  assert.equal((await reportProduct(id, form())).status, 404);
  const { vendorId } = await shop.make.vendor({ active: 0 });
  assert.equal((await shop.call(`POST /shop/vendors/${vendorId}/reports`, { body: form() })).status, 404);
});

test('Three reporters make a product urgent and warn the platform once', async () => {
  const { id, slug } = await shop.make.product();
  const warnings = async () => (await templatesTo(PLATFORM)).filter((name) => name === 'report-urgent').length;
  const before = await warnings();
  for (const reason of ['unsafe', 'recalled', 'expired'])
    await reportProduct(id, form({ reason }), await provenCustomer());
  assert.deepEqual([(await reportsOf(id)).some(({ urgent }) => urgent), await warnings()], [false, before]);
  const others = [await provenCustomer(), await provenCustomer()];
  await Promise.all(others.map((token) => reportProduct(id, form(), token)));
  assert.deepEqual([(await reportsOf(id)).every(({ urgent }) => urgent), await warnings()], [true, before + 1]);
  assert.equal((await shop.call(`GET /products/${slug}`)).status, 200);
});

test('Old reports do not make a product urgent', async () => {
  const { id } = await shop.make.product();
  for (const body of [form(), form()]) await reportProduct(id, body, await provenCustomer());
  await shop.database.query(sql`UPDATE reports SET created_at = now() - interval '8 days' WHERE product_id = ${id}`);
  await reportProduct(id, form(), await provenCustomer());
  assert.ok((await reportsOf(id)).every(({ urgent }) => !urgent));
});

test('Addresses that anyone can type do not make a product urgent', async () => {
  const { id } = await shop.make.product();
  for (let visitor = 0; visitor < 3; visitor += 1) await reportProduct(id, form());
  for (let account = 0; account < 3; account += 1) await reportProduct(id, form(), (await shop.make.customer()).token);
  assert.deepEqual(
    (await reportsOf(id)).map(({ urgent }) => urgent),
    Array.from({ length: 6 }, () => false),
  );
});

test('Customers who have ordered count as reporters', async () => {
  const { id } = await shop.make.product();
  const sales = createSales(shop);
  for (let customer = 0; customer < 3; customer += 1) {
    const buyer = await shop.make.customer();
    await sales.buy(buyer, [{ productId: id }]);
    await reportProduct(id, form(), buyer.token);
  }
  assert.ok((await reportsOf(id)).every(({ urgent }) => urgent));
});
