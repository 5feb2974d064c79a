import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import type { Vendor } from '../../support/factories.ts';
import { createProductWriter, type ProductWriter } from '../../support/products.ts';
import { createSales } from '../../support/sales.ts';

let shop: TestApp;
let vendor: Vendor;
let writer: ProductWriter;
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
});
after(async () => {
  await createSales(shop).assertBooksAreRight();
  await shop.close();
});

const approve = async (id: number) =>
  shop.call(`POST /admin/product/toggle/approval/${id}`, { token: (await shop.make.admin()).token });

test('Variants are edited, reordered, added and removed by id, own ones only', async () => {
  const variant = { type: 'size', barcode: '1', price_sar: 50, price_bhd: 5, price_usd: 13, stock: 5 };
  const product = await writer.created({
    variants: [
      { ...variant, value: 'S', sku: 'V-S' },
      { ...variant, value: 'M', sku: 'V-M' },
      { ...variant, value: 'L', sku: 'V-L' },
    ],
  });
  const [small, medium] = product.variants;
  const swapped = [
    { ...medium, sku: 'V-S', stock: 7 },
    { ...small, sku: 'V-M' },
    { ...variant, value: 'XL', sku: 'V-XL', stock: 1 },
  ];
  const { status, body, text } = await writer.edit(product, { variants: swapped });
  assert.equal(status, 200, text);
  assert.deepEqual(
    body.product.variants.map(({ sku, value, stock }: Record<string, unknown>) => [sku, value, stock]),
    [
      ['V-S', 'M', 7],
      ['V-M', 'S', 5],
      ['V-XL', 'XL', 1],
    ],
  );
  assert.equal(body.product.stock, 13);

  const foreign = await shop.make.product({ variants: [{}] });
  const refuse = async (variants: unknown[]) => (await writer.edit(body.product, { variants })).body.errors;
  assert.deepEqual(Object.keys(await refuse([{ ...small, id: foreign.variantIds[0] }])), ['variants.0.id']);
  assert.deepEqual(Object.keys(await refuse([small, { ...medium, sku: small.sku }])), ['variants.1.sku']);
  assert.deepEqual(Object.keys(await refuse([small, { ...medium, value: 's' }])), ['variants.1.value']);
});

test('Products, pictures and related products of other vendors are not found', async () => {
  const stranger = createProductWriter(shop, await shop.make.vendor());
  const foreign = await stranger.created();
  const mine = await writer.created();
  for (const route of [`GET /vendor/products/${foreign.slug}`, `DELETE /vendor/products/${foreign.slug}`])
    assert.equal((await shop.call(route, { token: vendor.token })).status, 404);
  assert.equal((await writer.edit(foreign)).status, 404);
  const errors = async (fields: Record<string, unknown>) => (await writer.edit(mine, fields)).body.errors;
  const image = await stranger.picture();
  assert.deepEqual(await errors({ images: [{ id: image }] }), await errors({ images: [{ id: 999_999 }] }));
  assert.deepEqual(await errors({ images: [{ id: foreign.images[0].id }] }), await errors({ images: [{ id: image }] }));
  assert.deepEqual(await errors({ related_products: [foreign.id] }), await errors({ related_products: [999_999] }));
  assert.deepEqual(Object.keys(await errors({ related_products: [mine.id] })), ['related_products.0']);
  assert.equal((await stranger.read(foreign.slug)).name, foreign.name);
});

test('A vendor overwrites no unseen edit; sales and approvals do not count as edits', async () => {
  const product = await writer.created();
  await approve(product.id);
  const first = await writer.edit(product, { name: 'First' });
  assert.equal(first.status, 200, first.text);
  const second = await writer.edit(product, { name: 'Second' });
  assert.deepEqual([second.status, second.body.code], [409, 'changed_meanwhile']);
  assert.equal((await writer.read(product.slug)).changes.name, 'First');
  const { updated_at_seen, ...blind } = writer.formOf(product);
  assert.ok(updated_at_seen);
  const body = { ...blind, name: 'Third' };
  assert.equal((await shop.call(`POST /vendor/products/${product.slug}`, { token: vendor.token, body })).status, 200);
});

test('Every write of a product is one audit line', async () => {
  const product = await writer.created({ price_sar: 10 });
  await writer.edit(product, { price_sar: 12 });
  await shop.call(`DELETE /vendor/products/${product.slug}`, { token: vendor.token });
  const lines = await shop.database.query<{ action: string; writer: number; price: [number, number] }>(sql`
    SELECT action, actor_user_id AS writer, jsonb_build_array(before -> 'price_sar', after -> 'price_sar') AS price
    FROM audit_log WHERE entity = 'product' AND entity_id = ${String(product.id)} ORDER BY id`);
  assert.deepEqual(lines, [
    { action: 'product.created', writer: vendor.id, price: [null, 10] },
    { action: 'product.edited', writer: vendor.id, price: [10, 12] },
    { action: 'product.deleted', writer: vendor.id, price: [12, null] },
  ]);
});
