import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLots } from '../support/lots.ts';
import { createRecalls } from '../support/recalls.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let lots: ReturnType<typeof createLots>;
let recalls: ReturnType<typeof createRecalls>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  lots = createLots(shop);
  recalls = createRecalls(shop);
});
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

test('Each order against an opening recall has another batch, or a case', async () => {
  const admin = await shop.make.admin();
  const { product } = await lots.tracked([
    { lot_no: 'BAD', days: 200, quantity: 30 },
    { lot_no: 'GOOD', days: 400, quantity: 40 },
  ]);
  const lotId = await lots.idOf(product.id, 'BAD');
  const { id, recall_no } = await recalls.draft(admin, { product_ids: [product.id], lot_ids: [lotId] });
  const drafts = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const customer = await shop.make.customer();
      return { customer, orderNo: await sales.draft(customer, [{ productId: product.id }]) };
    }),
  );
  const open = { token: admin.token, body: { recall_no } };
  const [opened] = await Promise.all([
    shop.call(`POST /admin/recalls/${id}/open`, open),
    ...drafts.map(({ customer, orderNo }) => sales.place(customer, orderNo)),
  ]);
  assert.equal(opened.status, 200);
  await recalls.tell();
  const unknown = await shop.database.query(sql`
    SELECT taken.id FROM order_item_lots taken WHERE taken.lot_id = ${lotId} AND NOT EXISTS (
      SELECT FROM recall_cases c WHERE c.order_item_id = taken.order_item_id AND c.lot_id = ${lotId})`);
  assert.deepEqual(unknown, []);
});

test('A parcel is sent before a recall opens, or is held by it', async () => {
  const admin = await shop.make.admin();
  for (let round = 0; round < 6; round += 1) {
    const { vendor, product } = await lots.tracked([{ lot_no: 'BAD', days: 200, quantity: 5 }]);
    const [partId = 0] = await sales.buy(await shop.make.customer(), [{ productId: product.id }]);
    const lotId = await lots.idOf(product.id, 'BAD');
    const { id, recall_no } = await recalls.draft(admin, { product_ids: [product.id], lot_ids: [lotId] });
    const [opened, sent] = await Promise.all([
      shop.call(`POST /admin/recalls/${id}/open`, { token: admin.token, body: { recall_no } }),
      shop.call(`POST /vendor/orders/${partId}/status`, { token: vendor.token, body: { status: SHIPPED } }),
    ]);
    assert.equal(opened.status, 200);
    assert.ok(sent.status === 200 || sent.body.code === 'held_by_recall', sent.text);
  }
});

test('Two admins who open one recall open it once', async () => {
  const admins = [await shop.make.admin(), await shop.make.admin()];
  const [first] = admins;
  if (!first) throw new Error('There is no admin.');
  const { product } = await lots.tracked([{ lot_no: 'BAD', days: 200, quantity: 5 }]);
  const scope = { product_ids: [product.id], lot_ids: [await lots.idOf(product.id, 'BAD')] };
  const { id, recall_no } = await recalls.draft(first, scope);
  const opened = await Promise.all(
    admins.map(({ token }) => shop.call(`POST /admin/recalls/${id}/open`, { token, body: { recall_no } })),
  );
  assert.deepEqual(opened.map(({ status }) => status).sort(), [200, 409]);
});
