import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { fileOf, photo } from '../support/products.ts';
import { certificate } from '../support/vendors.ts';

let shop: TestApp;
let admin: { token: string };
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
});
after(() => shop.close());

const read = async ({ token }: Vendor) => (await shop.call('GET /vendor/identity', { token })).body.identity;
const ask = ({ token }: Vendor, body: Record<string, unknown>) => shop.call('POST /vendor/identity', { token, body });
const decide = (id: number, body: object) =>
  shop.call(`POST /admin/vendor-identity/${id}`, { token: admin.token, body });
const soldBy = async (slug: string, lang = 'en') =>
  (await shop.call(`GET /products/${slug}`, { headers: { lang } })).body.product.vendor.company_name;
const palm = { company_name: 'Palm Medical', company_name_arabic: 'النخيل الطبية', cr_number: '' };

test('A vendor’s new name is public once accepted, in each shopper’s language', async () => {
  const vendor = await shop.make.vendor();
  const { slug } = await shop.make.product({ vendorId: vendor.vendorId });
  const before = await soldBy(slug);
  const { body } = await ask(vendor, palm);
  assert.deepEqual(
    [body.status, body.identity.company_name, body.identity.requested.company_name_arabic],
    [200, before, 'النخيل الطبية'],
  );
  assert.equal(await soldBy(slug), before);

  const asked = (await shop.call(`GET /admin/vendor/${vendor.vendorId}`, { token: admin.token })).body.data.requested;
  assert.equal(asked.company_name, 'Palm Medical');
  assert.equal((await decide(asked.id, { decision: 'accept' })).status, 200);
  assert.deepEqual([await soldBy(slug), await soldBy(slug, 'ar')], ['Palm Medical', 'النخيل الطبية']);
  assert.equal((await read(vendor)).requested, null);
  const { notifications } = (await shop.call('GET /vendor/notifications', { token: vendor.token })).body;
  assert.deepEqual([notifications[0].kind, notifications[0].href], ['identity_accepted', '/vendor/account']);
  assert.equal((await decide(asked.id, { decision: 'accept' })).status, 404);
});

test('Store settings change a name only with approval, and the rest immediately', async () => {
  const vendor = await shop.make.vendor();
  const { token, vendorId } = vendor;
  const { slug } = await shop.make.product({ vendorId });
  const before = await soldBy(slug);
  const { countryId: country, stateId: state, cityId: city } = await shop.make.place();
  const place = { company_address: '12 Palm Street', country, state, city, postalCode: '12345' };
  const body = { company_name: 'Cedar Medical', company_phone_no: '+966501234567', ...place };
  assert.equal((await shop.call('POST /vendor/general-settings', { token, body })).status, 200);
  assert.equal(await soldBy(slug), before);
  const { data } = (await shop.call(`GET /vendor/general-settings/${vendor.id}`, { token })).body;
  assert.deepEqual([data.company_name, data.company_address], ['Cedar Medical', '12 Palm Street']);
  assert.equal((await read(vendor)).requested.company_name, 'Cedar Medical');
});

test('A declined vendor reads why and asks again; admins decide on the current request', async () => {
  const vendor = await shop.make.vendor();
  await ask(vendor, palm);
  const first = (await read(vendor)).requested;
  await ask(vendor, { ...palm, company_name: 'World Best Medical' });
  const { requested } = await read(vendor);
  assert.equal((await decide(first.id, { decision: 'accept' })).status, 404);
  const silent = await decide(requested.id, { decision: 'decline' });
  assert.deepEqual([silent.status, Object.keys(silent.body.errors)], [422, ['reason']]);
  assert.equal((await decide(requested.id, { decision: 'decline', reason: 'Not on your certificate' })).status, 200);

  const declined = await read(vendor);
  assert.equal(declined.requested.decline_reason, 'Not on your certificate');
  assert.ok(declined.requested.declined_at);
  const row = (await shop.call(`GET /admin/vendor/${vendor.vendorId}`, { token: admin.token })).body.data;
  assert.equal(row.requested, null);
  await ask(vendor, palm);
  assert.equal((await read(vendor)).requested.declined_at, null);
});

test('A new registration number needs a certificate, which replaces the old one', async () => {
  const vendor = await shop.make.vendor();
  const body = { ...palm, cr_number: '1010999888' };
  const bare = await ask(vendor, body);
  assert.deepEqual([bare.status, Object.keys(bare.body.errors)], [422, ['cr_certificate']]);
  assert.equal((await read(vendor)).requested, null);

  assert.equal((await ask(vendor, { ...body, cr_certificate: certificate('cr-2027.pdf') })).status, 200);
  const { requested } = await read(vendor);
  const address = `GET /admin/vendor-identity/${requested.id}/cr-certificate`;
  assert.equal((await shop.call(address, { token: admin.token })).status, 200);
  await decide(requested.id, { decision: 'accept' });
  const { cr_number, cr_certificate } = await read(vendor);
  assert.deepEqual([cr_number, cr_certificate], ['1010999888', 'cr-2027.pdf']);
});

test('Returning to the current name withdraws the request', async () => {
  const vendor = await shop.make.vendor();
  const { company_name, company_name_arabic, cr_number } = await read(vendor);
  await ask(vendor, palm);
  const { body } = await ask(vendor, { company_name, company_name_arabic, cr_number });
  assert.equal(body.identity.requested, null);
});

test('A vendor’s new logo applies immediately, and an invalid picture is rejected', async () => {
  const vendor = await shop.make.vendor();
  const { token } = vendor;
  const { body } = await shop.call('POST /vendor/logo', { token, body: { logo: fileOf(await photo(), 'palm.png') } });
  assert.match(body.identity.logo_url, /^\/media\//);
  const refused = await shop.call('POST /vendor/logo', { token, body: { logo: certificate() } });
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['logo']]);
});
