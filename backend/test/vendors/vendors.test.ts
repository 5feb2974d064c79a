import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';

let shop: TestApp;
let token: string;
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
});
after(() => shop.close());

const setActive = (id: number, body: object) => shop.call(`POST /admin/vendor/${id}/status`, { token, body });

test('The admin finds vendors by name, e-mail and status', async () => {
  const [active, waiting] = [await shop.make.vendor(), await shop.make.vendor({ active: 0 })];
  const list = async (query: string) => (await shop.call(`GET /admin/vendor?${query}`, { token })).body;
  const idsOf = (body: { vendors: { id: number }[] }) => body.vendors.map((vendor) => vendor.id);
  assert.deepEqual(idsOf(await list('')), [waiting.vendorId, active.vendorId]);
  assert.deepEqual(idsOf(await list('status=0&search=')), [waiting.vendorId]);
  assert.deepEqual(idsOf(await list(`search=${active.email.toUpperCase()}`)), [active.vendorId]);
  const body = await list('page=2');
  assert.deepEqual([body.vendors, body.data.vendors, body.meta.last_page], [[], [], 1]);
  assert.equal((await shop.call('GET /admin/vendor?status=3', { token })).status, 422);
});

test('The admin finds a vendor by phone in any format', async () => {
  const vendor = await shop.make.vendor();
  await shop.database.query(sql`UPDATE users SET phone_number = '+966 50 123 4567' WHERE id = ${vendor.id}`);
  for (const search of ['0501234567', '50 123-4567', '+966501234567', '٠٥٠١٢٣٤٥٦٧']) {
    const { vendors } = (await shop.call(`GET /admin/vendor?search=${encodeURIComponent(search)}`, { token })).body;
    assert.deepEqual(
      vendors.map(({ id }: { id: number }) => id),
      [vendor.vendorId],
      search,
    );
  }
});

test('Approval permits trading immediately; stopping ends sessions, shop and products', async () => {
  const vendor = await shop.make.vendor({ active: 0 });
  const product = await shop.make.product({ vendorId: vendor.vendorId });
  const reach = async () => [
    (await shop.call('GET /vendor/orders', { token: vendor.token })).status,
    (await shop.call(`GET /products/${product.id}`)).status,
  ];
  assert.deepEqual(await reach(), [403, 404]);
  assert.equal((await setActive(vendor.vendorId, { active: 1 })).status, 200);
  assert.deepEqual(await reach(), [200, 200]);
  await setActive(vendor.vendorId, { active: 0 });
  assert.deepEqual(await reach(), [401, 404]);
});

test('A rejection keeps its remarks until approval, and each decision is logged', async () => {
  const { vendorId } = await shop.make.vendor({ active: 0 });
  await setActive(vendorId, { active: 2, remarks: 'The certificate has expired.' });
  const read = async () => (await shop.call(`GET /admin/vendor/${vendorId}`, { token })).body.data;
  assert.deepEqual([(await read()).active, (await read()).rejection_remarks], [2, 'The certificate has expired.']);
  await setActive(vendorId, { active: 1 });
  assert.equal((await read()).rejection_remarks, '');
  const log = await shop.database.query<{ before: { active: number }; after: { active: number } }>(
    sql`SELECT before, after FROM audit_log WHERE entity = 'vendor' AND entity_id = ${String(vendorId)} ORDER BY id`,
  );
  assert.deepEqual(
    log.map((entry) => [entry.before.active, entry.after.active]),
    [
      [0, 2],
      [2, 1],
    ],
  );
});

test('Unknown vendors and statuses are rejected, and so is everyone but the admin', async () => {
  const { vendorId, token: vendorToken } = await shop.make.vendor();
  assert.equal((await setActive(999_999, { active: 1 })).status, 404);
  assert.equal((await shop.call('GET /admin/vendor/999999', { token })).status, 404);
  assert.ok((await setActive(vendorId, { active: 3 })).body.errors.active);
  assert.equal(
    (await shop.call(`POST /admin/vendor/${vendorId}/status`, { token: vendorToken, body: { active: 1 } })).status,
    403,
  );
});

test('A stopped vendor gets a mail; stopped and pending ones read why on sign-in', async () => {
  const [stopped, waiting] = [await shop.make.vendor(), await shop.make.vendor({ active: 0 })];
  await setActive(stopped.vendorId, { active: 0 });
  const codeAt = async (email: string) =>
    (await shop.call('POST /auth/login', { body: { email, password: TEST_PASSWORD } })).body.code;
  assert.equal(await codeAt(stopped.email), 'vendor_stopped');
  assert.equal(await codeAt(waiting.email), 'vendor_inactive');
  const mails = await mailsTo(shop.database, stopped.email);
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['vendor-stopped'],
  );
});

test('The admin finds vendors and categories in any Arabic spelling', async () => {
  const vendor = await shop.make.vendor();
  await shop.database.query(
    sql`UPDATE vendors SET company_name_ar = 'دلمون للمستلزمات الطبيّة' WHERE id = ${vendor.vendorId}`,
  );
  const category = await shop.make.category({ nameAr: 'أقنعة وقُفّازات' });
  const ids = async (path: string, text: string, key: string) =>
    (await shop.call(`GET ${path}?search=${encodeURIComponent(text)}`, { token })).body.data[key].map(
      ({ id }: { id: number }) => id,
    );
  for (const text of ['دلمون للمستلزمات الطبيه', 'الطبيّة'])
    assert.deepEqual(await ids('/admin/vendor', text, 'vendors'), [vendor.vendorId]);
  assert.deepEqual(await ids('/admin/category', 'اقنعه وقفازات', 'categories'), [category.id]);
});
