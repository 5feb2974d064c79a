import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';

let shop: TestApp;
let token: string;
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
});
after(() => shop.close());

test('The admin finds products by text, vendor, status and approval', async () => {
  const vendor = await shop.make.vendor();
  const { vendorId } = vendor;
  const shown = await shop.make.product({ vendorId, name: 'Wheelchair' });
  const draft = await shop.make.product({ vendorId, name: 'Walker', status: 'draft' });
  const waiting = await shop.make.product({ vendorId, name: 'Rollator', approved: false });
  const find = async (query: string) =>
    (await shop.call(`GET /admin/products?${query}`, { token })).body.data.products.map(
      (row: { id: number }) => row.id,
    );
  assert.deepEqual(await find(''), [waiting.id, draft.id, shown.id]);
  assert.deepEqual(await find('search=wheelch&status='), [shown.id]);
  assert.deepEqual(await find('status=0'), [draft.id]);
  assert.deepEqual(await find('approval=0'), [waiting.id]);
  assert.deepEqual(await find('approval=1'), [draft.id, shown.id]);
  assert.deepEqual(await find(`search=${encodeURIComponent(`Supplies ${vendor.id}`)}&status=1`), [
    waiting.id,
    shown.id,
  ]);
});

test('Approval publishes and hides a product, with an audit line each time', async () => {
  const { id } = await shop.make.product({ approved: false });
  const toggle = async () =>
    (await shop.call(`POST /admin/product/toggle/approval/${id}`, { token })).body.data.approval_status;
  const reach = async () => (await shop.call(`GET /products/${id}`)).status;
  assert.deepEqual(
    [await reach(), await toggle(), await reach(), await toggle(), await reach()],
    [404, true, 200, false, 404],
  );
  const log = await shop.database.query<{ action: string; before: object; after: object }>(
    sql`SELECT action, before, after FROM audit_log WHERE entity = 'product' AND entity_id = ${String(id)} ORDER BY id`,
  );
  assert.deepEqual(log[0], {
    action: 'product.approval_status',
    before: { approval_status: 0 },
    after: { approval_status: 1 },
  });
  assert.equal(log.length, 2);
});

test('The featured filter finds featured products', async () => {
  const { id } = await shop.make.product();
  const { body } = await shop.call(`POST /admin/product/toggle/featured/${id}`, { token });
  assert.deepEqual([body.success, body.data.is_featured], [true, true]);
  const featured = await shop.call('GET /products?featured=true');
  assert.deepEqual(
    featured.body.products.map((product: { id: number }) => product.id),
    [id],
  );
  await shop.call(`POST /admin/product/toggle/featured/${id}`, { token });
  assert.deepEqual((await shop.call('GET /products?filter=true&featured=true')).body.products, []);
});

test('Without featured products, the home page lists the newest ones on sale', async () => {
  const older = await shop.make.product();
  const newer = await shop.make.product();
  await shop.make.product({ approved: false });
  const { body } = await shop.call('GET /products?featured=true');
  const shown = body.products.map(({ id }: { id: number }) => id);
  assert.deepEqual(shown.slice(0, 2), [newer.id, older.id]);
  const { body: all } = await shop.call('GET /products');
  assert.deepEqual([shown.length, body.meta.total], [all.products.length, all.meta.total]);
  assert.ok(body.products.every((product: { is_featured: boolean }) => !product.is_featured));
});

test('Only the admin changes flags, and a missing product is not found', async () => {
  const vendor = await shop.make.vendor();
  const { id } = await shop.make.product({ vendorId: vendor.vendorId, approved: false });
  assert.equal((await shop.call(`POST /admin/product/toggle/approval/${id}`, { token: vendor.token })).status, 403);
  assert.equal((await shop.call('POST /admin/product/toggle/featured/999999', { token })).status, 404);
});
