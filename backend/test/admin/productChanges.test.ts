import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { createProductWriter, type ProductWriter } from '../support/products.ts';

let shop: TestApp;
let admin: string;
let vendor: Vendor;
let writer: ProductWriter;
before(async () => {
  shop = await buildTestApp();
  ({ token: admin } = await shop.make.admin());
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
});
after(() => shop.close());

const approve = (id: number) => shop.call(`POST /admin/product/toggle/approval/${id}`, { token: admin });
const changesOf = async (id: number) =>
  (await shop.call(`GET /admin/product/${id}/changes`, { token: admin })).body.changes;
const changedIds = async () =>
  (await shop.call('GET /admin/products?approval=changed', { token: admin })).body.data.products.map(
    (row: { id: number; changed_since_approval: boolean }) => row.changed_since_approval && row.id,
  );

test('The admin sees what a vendor changed about an approved product, and accepts it', async () => {
  const variant = { type: 'size', value: 'S', sku: 'a', barcode: '1', stock: 3 };
  const prices = { price_sar: 50, price_bhd: 5, price_usd: 13 };
  const product = await writer.created({ variants: [{ ...variant, ...prices }] });
  await approve(product.id);
  const [stored] = product.variants;
  const { body } = await writer.edit(product, {
    name: 'Golden crutch',
    price_bhd: 5.5,
    variants: [{ ...stored, price_usd: 14 }],
  });
  assert.deepEqual([body.product.changed_since_approval, body.product.approval_status], [true, 1]);
  assert.deepEqual(await changedIds(), [product.id]);
  assert.deepEqual(await changesOf(product.id), [
    { field: 'name', before: ['Elbow Crutch'], after: ['Golden crutch'] },
    { field: 'price_bhd', before: ['4.955\u00a0BHD'], after: ['5.500\u00a0BHD'] },
    {
      field: 'variants',
      before: ['S · 50.00\u00a0SAR · 5.000\u00a0BHD · 13.00\u00a0USD'],
      after: ['S · 50.00\u00a0SAR · 5.000\u00a0BHD · 14.00\u00a0USD'],
    },
  ]);
  assert.equal((await shop.call(`POST /admin/product/${product.id}/accept-changes`, { token: admin })).status, 200);
  assert.deepEqual([await changedIds(), await changesOf(product.id)], [[], []]);
  const [log] = await shop.database.query<{ action: string }>(
    sql`SELECT action FROM audit_log WHERE entity = 'product' ORDER BY id DESC LIMIT 1`,
  );
  assert.equal(log?.action, 'product.changes_accepted');
});

test('What is as it was approved is not changed: nothing edited, stock, or an edit that was taken back', async () => {
  const product = await writer.created();
  await writer.edit(product, { name: 'Before approval' });
  const waiting = await writer.read(product.slug);
  assert.equal(waiting.changed_since_approval, false);
  await approve(product.id);
  const steps: [Record<string, unknown>, boolean][] = [
    [{ stock: 20, tags: ['New'], sku: 'NEW-1', status: 'draft' }, false],
    [{ description: 'Something else.' }, true],
    [{ discount: 5 }, true],
    [{ description: waiting.description, discount: 0 }, false],
    [{ images: [{ id: await writer.picture() }] }, true],
    [{ images: waiting.images.map(({ id }: { id: number }) => ({ id })) }, false],
  ];
  for (const [fields, changed] of steps) {
    const { body, text } = await writer.edit(await writer.read(product.slug), fields);
    assert.equal(body.product?.changed_since_approval, changed, text);
  }
});

test('A vendor is told of an approval and of its end; whoever approves anew approves what is there', async () => {
  const product = await writer.created();
  await approve(product.id);
  await writer.edit(product, { name: 'Another' });
  const off = await approve(product.id);
  assert.equal(off.body.data.approval_status, false);
  await approve(product.id);
  assert.deepEqual(await changesOf(product.id), []);
  const told = await shop.database.query<{ kind: string; slug: string }>(sql`
    SELECT kind, payload ->> 'slug' AS slug FROM notifications
    WHERE user_id = ${vendor.id} AND payload ->> 'slug' = ${product.slug} ORDER BY id`);
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ['product_approved', 'product_unapproved', 'product_approved'],
  );
  assert.equal((await shop.call('GET /admin/product/999999/changes', { token: admin })).status, 404);
  assert.equal((await shop.call('POST /admin/product/999999/accept-changes', { token: admin })).status, 404);
});
