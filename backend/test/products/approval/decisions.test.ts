import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { auditLines } from '../../support/audit-lines.ts';
import type { Vendor } from '../../support/factories.ts';
import { createProductWriter, type ProductWriter } from '../../support/products.ts';

interface Row {
  id: number;
}

let shop: TestApp;
let token: string;
let vendor: Vendor;
let writer: ProductWriter;
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
});
after(() => shop.close());

const read = async (id: number) => (await shop.call(`GET /admin/product/${id}`, { token })).body.data;
const approve = (id: number) => shop.call(`POST /admin/product/toggle/approval/${id}`, { token });
const change = (ids: number[], action: string) =>
  shop.call('POST /admin/product/bulk', { token, body: { ids, action } });
const find = async (query: string): Promise<number[]> =>
  (await shop.call(`GET /admin/products?${query}`, { token })).body.data.products.map(({ id }: Row) => id);

test('The admin sees the complete product before shoppers, and later changes to it', async () => {
  const variant = { type: 'size', value: 'S', sku: 'a', barcode: '1', stock: 3 };
  const prices = { price_sar: 50, price_bhd: 5.125, price_usd: 13 };
  const product = await writer.created({ tags: ['Walking'], discount: 10, variants: [{ ...variant, ...prices }] });
  const waiting = await read(product.id);
  assert.deepEqual(
    [waiting.approval_status, waiting.on_sale, waiting.approved_at, waiting.changes],
    [false, false, null, []],
  );
  assert.deepEqual([waiting.name_arabic, waiting.description, waiting.stock], ['عكاز مرفق', product.description, 3]);
  assert.deepEqual(
    waiting.variants.map(({ value, price_bhd }: Record<string, unknown>) => [value, price_bhd]),
    [['S', 5.125]],
  );
  assert.deepEqual([waiting.images.length, waiting.tags[0].name], [1, 'Walking']);
  assert.deepEqual(waiting.vendor, {
    id: vendor.vendorId,
    company_name: `Supplies ${vendor.id}`,
    company_name_arabic: '',
    active: 1,
  });
  await approve(product.id);
  await writer.edit(await writer.read(product.slug), { name: 'Golden crutch' });
  const changed = await read(product.id);
  assert.deepEqual([changed.on_sale, changed.changes_waiting], [true, true]);
  assert.deepEqual(changed.changes, [{ field: 'name', before: ['Elbow Crutch'], after: ['Golden crutch'] }]);
  assert.equal((await shop.call('GET /admin/product/999999', { token })).status, 404);
});

test('From one pending product the admin goes on to the next, and then to the first', async () => {
  await change(await find(''), 'delete');
  const [first, second, third] = [await writer.created(), await writer.created(), await writer.created()];
  await writer.created({ status: 'draft' });
  await approve(second.id);
  await writer.edit(await writer.read(second.slug), { name: 'Changed' });
  const next = async (id: number) => (await read(id)).next_waiting_id;
  assert.deepEqual(await Promise.all([third, second, first].map(({ id }) => next(id))), [
    second.id,
    first.id,
    third.id,
  ]);
  const { done, failed } = (await change([second.id, third.id], 'approve')).body;
  assert.deepEqual([done, failed.map(({ id }: Row) => id)], [1, [second.id]]);
  assert.deepEqual([await next(first.id), await next(third.id)], [second.id, second.id]);
});

test('The admin filters products by vendor, category and featured, also in the file', async () => {
  const { vendorId } = await shop.make.vendor();
  const { id: categoryId } = await shop.make.category();
  const [one, other] = [
    await shop.make.product({ vendorId, categoryId, featured: true }),
    await shop.make.product({ vendorId }),
  ];
  assert.deepEqual(await find(`vendor=${vendorId}`), [other.id, one.id]);
  assert.deepEqual(await find(`category=${categoryId}`), [one.id]);
  assert.deepEqual(await find(`vendor=${vendorId}&featured=1`), [one.id]);
  assert.deepEqual(await find(`vendor=${vendorId}&featured=0`), [other.id]);
  const { text } = await shop.call(`GET /admin/products.csv?vendor=${vendorId}`, { token });
  const [, ...rows] = text.trim().split('\r\n');
  assert.deepEqual(
    rows.map((row) => Number(row.split(',')[0])),
    [other.id, one.id],
  );
  await approve(one.id);
  const { text: waiting } = await shop.call(`GET /admin/products.csv?vendor=${vendorId}&approval=0`, { token });
  assert.match(waiting, new RegExp(`\r\n${one.id},.*,waiting,`));
});

test('A deleted product leaves shop, lists and search, and remains in its orders', async () => {
  const { id, sku } = await shop.make.product({ name: 'Nebuliser' });
  const { body } = await shop.call(`DELETE /admin/product/${id}`, { token });
  assert.deepEqual([body.success, body.message], [true, 'Product deleted successfully']);
  assert.equal((await shop.call(`GET /products/${id}`)).status, 404);
  assert.deepEqual(await find(`search=${sku}`), []);
  assert.equal((await shop.call(`DELETE /admin/product/${id}`, { token })).status, 404);
  const kept = await shop.database.first(sql`SELECT name FROM products WHERE id = ${id}`);
  assert.deepEqual(kept, { name: 'Nebuliser' });
  const [line] = await auditLines(shop.database, 'product', id);
  assert.deepEqual([line?.action, line?.label, line?.after], ['product.deleted', 'Nebuliser', null]);
});

test('A bulk decision writes one audit line and one notification per changed product', async () => {
  const owner = await shop.make.vendor();
  const { vendorId } = owner;
  const [waiting, approved] = [
    await shop.make.product({ vendorId, approved: false }),
    await shop.make.product({ vendorId }),
  ];
  const ids = [waiting.id, approved.id];
  assert.equal((await change([...ids, 999_999], 'approve')).status, 404);
  assert.equal((await read(waiting.id)).approval_status, false);
  assert.deepEqual((await change(ids, 'approve')).body, {
    status: 200,
    success: true,
    message: 'The products have been changed.',
    done: 2,
    failed: [],
  });
  await change(ids, 'feature');
  await change(ids, 'feature');
  await change([approved.id], 'unapprove');
  const actions = async (id: number) => (await auditLines(shop.database, 'product', id)).map(({ action }) => action);
  assert.deepEqual(await actions(waiting.id), ['product.approval_status', 'product.is_featured']);
  assert.deepEqual(await actions(approved.id), ['product.is_featured', 'product.approval_status']);
  const told = await shop.database.query<{ kind: string }>(
    sql`SELECT kind FROM notifications WHERE user_id = ${owner.id} ORDER BY id`,
  );
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ['product_approved', 'product_unapproved'],
  );
});

test('Two simultaneous approvals approve once and notify the vendor once', async () => {
  const product = await writer.created();
  const request = () =>
    shop.call(`POST /admin/product/toggle/approval/${product.id}`, { token, body: { approved: true } });
  for (const { status, body } of await Promise.all([request(), request()]))
    assert.deepEqual([status, body.data.approval_status], [200, true]);
  const told = await shop.database.query<{ kind: string }>(
    sql`SELECT kind FROM notifications WHERE user_id = ${vendor.id} AND payload ->> 'slug' = ${product.slug}`,
  );
  assert.deepEqual(told, [{ kind: 'product_approved' }]);
  const lines = await auditLines(shop.database, 'product', product.id);
  assert.equal(lines.filter(({ action }) => action === 'product.approval_status').length, 1);
  const featured = () =>
    shop.call(`POST /admin/product/toggle/featured/${product.id}`, { token, body: { featured: true } });
  for (const { body } of await Promise.all([featured(), featured()])) assert.equal(body.data.is_featured, true);
});

test('An admin does not approve what the vendor has changed since it was read', async () => {
  const product = await writer.created();
  const { updated_at: seen } = await read(product.id);
  await writer.edit(await writer.read(product.slug), { name: 'Golden crutch' });
  const request = (updatedAt: string, approved = true) =>
    shop.call(`POST /admin/product/toggle/approval/${product.id}`, {
      token,
      body: { approved, updated_at_seen: updatedAt },
    });
  const refused = await request(seen);
  assert.deepEqual([refused.status, refused.body.code], [409, 'changed_meanwhile']);
  const { body: list } = await shop.call('GET /admin/products?search=Golden crutch', { token });
  const [row] = list.data.products;
  assert.deepEqual([row.id, row.updated_at], [product.id, (await read(product.id)).updated_at]);
  assert.equal((await request(row.updated_at)).status, 200);
  assert.equal((await request(seen)).status, 200, 'what is approved already is so, whatever was read');
  assert.equal((await request(seen, false)).status, 200, 'an approval is taken back, whatever was read');
});
