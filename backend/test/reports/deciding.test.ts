import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createAdminNotifier } from '../../src/modules/operations/dashboard/pending-work.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person, Vendor } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';

let shop: TestApp;
let admin: Person;
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
});
after(() => shop.close());

const TEXT = 'The seal was broken.';

/** A product of a vendor, reported by a customer. */
const reported = async () => {
  const [vendor, reporter] = [await shop.make.vendor(), await shop.make.customer()];
  const product = await shop.make.product({ vendorId: vendor.vendorId });
  await shop.call(`POST /products/${product.id}/reports`, {
    token: reporter.token,
    body: { reason: 'counterfeit', text: TEXT },
  });
  return { vendor, reporter, product, id: await newestReport() };
};

const newestReport = async () =>
  (await shop.database.first<{ id: number }>(sql`SELECT max(id) AS id FROM reports`))?.id ?? 0;
const decide = (id: number, body: object) => shop.call(`POST /admin/reports/${id}`, { token: admin.token, body });
const list = async (query = '') => (await shop.call(`GET /admin/reports${query}`, admin)).body.data.reports;
const newsOf = async ({ token }: Vendor) => (await shop.call('GET /vendor/notifications', { token })).body;
const lastMailTo = async (email: string) => (await mailsTo(shop.database, email)).at(-1);

test('An admin reads reports, filters them and downloads them', async () => {
  const { id, product, reporter, vendor } = await reported();
  const [first] = await list('?state=open&reason=counterfeit');
  assert.deepEqual(
    [first.id, first.product.id, first.vendor.id, first.reporter.email, first.text, first.reports],
    [id, product.id, vendor.vendorId, reporter.email, TEXT, 1],
  );
  assert.deepEqual(await list('?state=acted&reason=counterfeit'), []);
  assert.equal((await list(`?search=${encodeURIComponent(product.name)}`)).length, 1);
  const csv = await shop.call('GET /admin/reports.csv?state=open', admin);
  assert.match(csv.text, /counterfeit/);
});

test('Urgent reports are on top of the queue', async () => {
  const { id } = await reported();
  await reported();
  await shop.database.query(sql`UPDATE reports SET urgent = true WHERE id = ${id}`);
  assert.equal((await list('?state=open'))[0].id, id);
});

test('A decision reaches the reporter, and the vendor without the reporter', async () => {
  const { id, reporter, vendor, product } = await reported();
  const { status, body } = await decide(id, { state: 'kept', note: 'The seal is fine.' });
  assert.deepEqual(
    [status, body.data.state, body.data.note, body.data.action],
    [200, 'kept', 'The seal is fine.', 'none'],
  );
  const mail = await lastMailTo(reporter.email);
  assert.deepEqual([mail?.template, mail?.payload.state], ['report-decided', 'kept']);
  const news = await newsOf(vendor);
  const [told] = news.data?.notifications ?? news.notifications;
  assert.deepEqual([told.kind, told.href], ['report_decided', `/vendor/edit-product/${product.slug}`]);
  assert.deepEqual([told.payload.reason, told.payload.text, told.payload.acted], ['counterfeit', TEXT, false]);
  assert.ok(!JSON.stringify(news).includes(reporter.email));
  assert.ok(!JSON.stringify(news).includes('The seal is fine.'));
});

test('A decision can unapprove the product', async () => {
  const { id, product } = await reported();
  assert.equal((await decide(id, { state: 'acted', action: 'unapprove_product' })).status, 200);
  assert.equal((await shop.call(`GET /products/${product.slug}`)).status, 404);
});

test('A decision can stop the store', async () => {
  const { id, vendor, product } = await reported();
  assert.equal((await decide(id, { state: 'acted', action: 'stop_store' })).status, 200);
  assert.equal((await shop.call(`GET /products/${product.slug}`)).status, 404);
  assert.equal((await shop.call('GET /vendor/holiday', vendor)).status, 401);
  assert.equal((await lastMailTo(vendor.email))?.template, 'vendor-stopped');
});

test('A measure must fit the decision and the report', async () => {
  const { id, vendor } = await reported();
  const refused = await decide(id, { state: 'kept', action: 'stop_store' });
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['action']]);
  await shop.call(`POST /shop/vendors/${vendor.vendorId}/reports`, {
    body: { reason: 'conduct', text: TEXT, email: 'noor@test.balsam.test' },
  });
  const without = await decide(await newestReport(), { state: 'acted', action: 'unapprove_product' });
  assert.deepEqual([without.status, Object.keys(without.body.errors)], [422, ['action']]);
});

test('Of two admins who decide at once, one is refused', async () => {
  const { id } = await reported();
  const statuses = (await Promise.all([decide(id, { state: 'kept' }), decide(id, { state: 'acted' })])).map(
    ({ status }) => status,
  );
  assert.deepEqual(statuses.toSorted(), [200, 409]);
});

test('A decided thing can be reported again by the same person', async () => {
  const { id, reporter, product } = await reported();
  await decide(id, { state: 'kept' });
  await shop.call(`POST /products/${product.id}/reports`, {
    token: reporter.token,
    body: { reason: 'expired', text: TEXT },
  });
  assert.notEqual(await newestReport(), id);
});

test('Open reports are counted and notified as pending work', async () => {
  const { id } = await reported();
  const waiting = async () => (await shop.call('GET /admin/waiting', admin)).body.data.reports;
  const before = await waiting();
  await createAdminNotifier(shop.database)();
  const kinds = (await shop.call('GET /admin/notifications', admin)).text;
  assert.match(kinds, /report_received/);
  await decide(id, { state: 'kept' });
  assert.equal(await waiting(), before - 1);
});
