import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { auditLines } from '../support/audit-lines.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { fileOf, photo } from '../support/products.ts';
import { certificate, PDF, vendorForm } from '../support/vendors.ts';

type Fields = Record<string, unknown>;

let shop: TestApp;
let admin: { id: number; token: string };
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
});
after(() => shop.close());

const add = async (fields: Fields = {}, lang = 'en') =>
  shop.call('POST /admin/vendor', { token: admin.token, body: await vendorForm(shop.make, fields), headers: { lang } });
const added = async (fields: Fields = {}) => (await add(fields)).body.data;
const makeVendor = () => shop.make.vendor({ isPlaced: true });
const edit = (id: number, fields: Fields) =>
  shop.call(`POST /admin/vendor/${id}`, { token: admin.token, body: { _method: 'PUT', ...fields } });
const signIn = (email: string, password: string) =>
  shop.call('POST /auth/login', { body: { email, password, user_type: 'vendor' } });
const download = (id: number) => shop.call(`GET /admin/vendors/${id}/download-cr-certificate`, { token: admin.token });
const storedCertificates = async () => readdir(path.join(shop.app.config.dataDir, 'files', 'private')).catch(() => []);
const countOf = async (table: 'users' | 'vendors' | 'files') =>
  (await shop.database.first<{ count: number }>(sql`SELECT count(*) FROM ${sql.identifier(table)}`))?.count;

test('A vendor added by an admin can sign in, has default shipping and is notified', async () => {
  const { countryId: country, stateId: state, cityId: city } = await shop.make.place();
  const store_address = {
    company_name: 'Salem Medical',
    company_name_arabic: 'سالم الطبية',
    company_address: '4 Olive Street',
    company_phone_no: '0112223344',
    cr_number: '1010101010',
    ...{ country, state, city, postal_code: '12345' },
  };
  const { status, body } = await add({ email: 'Owner@Salem.Test', store_address });
  assert.equal(status, 200);
  assert.deepEqual([body.status, body.success, body.message], [200, true, 'Vendor added successfully']);
  const { data } = body;
  const { places, ...store } = data.vendor;
  assert.deepEqual(store, store_address);
  assert.deepEqual([places.country.id, places.state.id, places.city.id], [country, state, city]);
  assert.match(data.logo_url, /^\/media\/uploads\//);
  assert.equal((await signIn('owner@salem.test', 'cedar-grove-4')).status, 200);
  const rates = await shop.database.query(sql`
    SELECT r.currency FROM shipping_rates r JOIN shipping_zones z ON z.id = r.zone_id WHERE z.vendor_id = ${data.id}`);
  assert.equal(rates.length, 6);
  const [mail] = await mailsTo(shop.database, 'owner@salem.test');
  assert.equal(mail?.template, 'vendor-approved');
  const [line, ...more] = await auditLines(shop.database, 'vendor', data.id);
  assert.deepEqual(
    [line?.action, line?.actor_user_id, line?.label, line?.before],
    ['vendor.created', admin.id, 'Salem Medical', null],
  );
  assert.equal(line?.after?.email, 'owner@salem.test');
  assert.doesNotMatch(JSON.stringify(line), /password|cedar/);
  assert.equal(more.length, 0);
});

test('An empty form reports all missing fields in the admin’s language', async () => {
  const required = ['active', 'cr_certificate', 'email', 'firstname', 'lastname', 'logo', 'password', 'phone_number'];
  const { status, body } = await shop.call('POST /admin/vendor', { token: admin.token, body: {} });
  assert.equal(status, 422);
  assert.deepEqual(Object.keys(body.errors).sort(), required);
  assert.deepEqual(body.errors.firstname, ['First name is required.']);
  const arabic = await shop.call('POST /admin/vendor', { token: admin.token, body: {}, headers: { lang: 'ar' } });
  assert.deepEqual(arabic.body.errors.firstname, ['الاسم الأول مطلوب.']);
});

test('A store without a name uses its vendor’s, also after the name is removed', async () => {
  const { status, body } = await add({ email: 'nameless@salem.test', store_address: { company_name: '' } });
  assert.equal(status, 200, JSON.stringify(body));
  const { firstname, lastname, vendor, id } = body.data;
  assert.equal(vendor.company_name, `${firstname} ${lastname}`);
  const form = { _method: 'PUT', firstname: 'Nora', store_address: { company_name: '' } };
  const edited = await shop.call(`POST /admin/vendor/${id}`, { token: admin.token, body: form });
  assert.equal(edited.status, 200, edited.text);
});

test('All errors of a complete form are reported together, and nothing is stored', async () => {
  const { email } = await shop.make.vendor();
  const [users, files, before] = [await countOf('users'), await countOf('files'), await storedCertificates()];
  const { status, body } = await add({
    email,
    logo: fileOf(Buffer.from('a text'), 'logo.png'),
    store_address: { company_name: 'Twin', country: 999_999 },
  });
  assert.equal(status, 422);
  assert.deepEqual(Object.keys(body.errors).sort(), ['email', 'logo', 'store_address.country']);
  assert.deepEqual([await countOf('users'), await countOf('files')], [users, files]);
  assert.deepEqual(await storedCertificates(), before);
});

test('A short or common password and a foreign postal code are rejected', async () => {
  const { countryId: country } = await shop.make.country().then((countryId) => ({ countryId }));
  for (const password of ['', 'abc', '123456', 'password1'])
    assert.equal((await add({ password })).body.errors.password?.length, 1, password);
  const { body } = await add({ store_address: { company_name: 'Postal', country, postal_code: 'AB' } });
  assert.deepEqual(Object.keys(body.errors), ['store_address.postal_code']);
});

test('Omitted fields, nulls and an empty password change nothing', async () => {
  const vendor = await added({ store_address: { company_name: 'Stays', company_address: '1 First Street' } });
  const { body } = await edit(vendor.id, {
    lastname: null,
    password: '',
    phone_number: '0599999999',
    store_address: { company_name: null, cr_number: '42' },
  });
  assert.deepEqual([body.status, body.message], [200, 'Vendor updated successfully']);
  assert.deepEqual(body.data, {
    ...vendor,
    phone_number: '0599999999',
    vendor: { ...vendor.vendor, cr_number: '42' },
    tax: { ...vendor.tax, updated_at: body.data.tax.updated_at },
    updated_at: body.data.updated_at,
  });
  assert.equal((await signIn(vendor.email, 'cedar-grove-4')).status, 200);
  const [, line] = await auditLines(shop.database, 'vendor', vendor.id);
  assert.deepEqual(
    [line?.action, line?.before, line?.after],
    ['vendor.edited', { phone_number: '0500000021', cr_number: '' }, { phone_number: '0599999999', cr_number: '42' }],
  );
  assert.equal((await edit(vendor.id, { phone_number: '0599999999' })).status, 200);
  assert.equal((await auditLines(shop.database, 'vendor', vendor.id)).length, 2);
});

test('An empty field clears a place, and each place must belong to its parent', async () => {
  const { countryId: country, stateId: state, cityId: city } = await shop.make.place();
  const { id } = await added({ active: 0, store_address: { company_name: 'Placed', country, state, city } });
  const other = await shop.make.place();
  assert.ok((await edit(id, { store_address: { state: other.stateId } })).body.errors['store_address.city']);
  const { body } = await edit(id, { store_address: { city: '' } });
  assert.deepEqual([body.data.vendor.country, body.data.vendor.city], [country, null]);
});

test('A new password ends all sessions and is not logged; a used address is rejected', async () => {
  const [vendor, other] = [await makeVendor(), await makeVendor()];
  assert.equal((await edit(vendor.vendorId, { password: 'walnut-tree-3' })).status, 200);
  assert.equal((await shop.call('GET /vendor/orders', { token: vendor.token })).status, 401);
  assert.equal((await signIn(vendor.email, TEST_PASSWORD)).status, 401);
  assert.equal((await signIn(vendor.email, 'walnut-tree-3')).status, 200);
  const [line] = await auditLines(shop.database, 'vendor', vendor.vendorId);
  assert.deepEqual(line?.after, { password: 'changed' });
  const { body } = await edit(vendor.vendorId, { email: other.email, firstname: '' });
  assert.deepEqual(Object.keys(body.errors), ['firstname']);
  assert.deepEqual(Object.keys((await edit(vendor.vendorId, { email: other.email })).body.errors), ['email']);
});

test('A new address ends all sessions and invalidates mailed password links', async () => {
  const { vendorId, email: old, token } = await makeVendor();
  await shop.call('POST /forgot-password', { body: { email: old } });
  const link = (await mailsTo(shop.database, old)).at(-1)?.payload.token;
  const email = 'moved@salem.test';
  assert.equal((await edit(vendorId, { email })).status, 200);
  assert.equal((await shop.call('GET /vendor/orders', { token })).status, 401);
  const secret = { password: 'walnut-tree-3', password_confirmation: 'walnut-tree-3' };
  const { body } = await shop.call('POST /reset-password', { body: { email, token: link, ...secret } });
  assert.equal(body.code, 'reset_link_dead');
  assert.equal((await signIn(email, TEST_PASSWORD)).status, 200);
});

test('An admin confirms a new password of an owner, whose bank accounts then wait', async () => {
  const owner = await makeVendor();
  const weakened = async () => {
    const row = await shop.database.first<{ at: string | null }>(
      sql`SELECT factors_weakened_at AS at FROM users WHERE email = ${owner.email}`,
    );
    return row?.at ?? null;
  };
  await edit(owner.vendorId, { firstname: 'Maha' });
  assert.equal(await weakened(), null);
  await shop.database.query(sql`UPDATE sessions SET stepped_up_at = now() - interval '11 minutes'`);
  const refused = await edit(owner.vendorId, { password: 'olive-branch-9' });
  assert.deepEqual([refused.status, refused.body.code], [403, 'step_up_required']);
  assert.equal(await weakened(), null);
  await shop.call('POST /auth/step-up', { token: admin.token, body: { password: TEST_PASSWORD } });
  assert.equal((await edit(owner.vendorId, { password: 'olive-branch-9' })).status, 200);
  assert.notEqual(await weakened(), null);
});

test('A company renamed by the admin has its new name on its products immediately', async () => {
  const { vendorId } = await makeVendor();
  const { id } = await shop.make.product({ vendorId });
  const sellerOf = async () => (await shop.call(`GET /products/${id}`)).body.product.vendor.company_name;
  assert.notEqual(await sellerOf(), 'Cedar and Sons');
  assert.equal((await edit(vendorId, { store_address: { company_name: 'Cedar and Sons' } })).status, 200);
  assert.equal(await sellerOf(), 'Cedar and Sons');
});

test('Rejecting a vendor in the form needs a reason, which the vendor is mailed', async () => {
  const vendor = await makeVendor();
  const remarks = 'The certificate has expired.';
  const { body } = await edit(vendor.vendorId, { active: '2', remarks });
  assert.deepEqual([body.data.active, body.data.rejection_remarks], [2, remarks]);
  assert.equal((await shop.call('GET /vendor/orders', { token: vendor.token })).status, 401);
  const [mail] = await mailsTo(shop.database, vendor.email);
  assert.deepEqual([mail?.template, mail?.payload.remarks], ['vendor-rejected', remarks]);
  const approved = await edit(vendor.vendorId, { active: 1, remarks });
  assert.deepEqual([approved.body.data.active, approved.body.data.rejection_remarks], [1, '']);
});

test('The certificate is downloaded under its own name, and a new one replaces it', async () => {
  const { id } = await added({ cr_certificate: certificate('شهادة.pdf') });
  const first = await download(id);
  assert.deepEqual([first.status, first.text], [200, PDF.toString()]);
  assert.match(String(first.headers['content-type']), /^application\/pdf/);
  assert.match(String(first.headers['content-disposition']), /^attachment; filename=".*"; filename\*=UTF-8''%D8/);
  const before = await storedCertificates();
  assert.equal(
    (await edit(id, { cr_certificate: certificate('renewed.pdf') })).body.data.cr_certificate,
    'renewed.pdf',
  );
  assert.match(String((await download(id)).headers['content-disposition']), /renewed\.pdf/);
  assert.equal((await storedCertificates()).length, before.length);
  const { vendorId, token } = await shop.make.vendor();
  assert.equal((await download(vendorId)).status, 404);
  const foreign = await shop.call(`GET /admin/vendors/${id}/download-cr-certificate`, { token });
  assert.equal(foreign.status, 403);
});

test('A certificate is recognised by its content, and a truncated one is rejected', async () => {
  const scan = await photo({ background: 'linen' });
  const { id } = await added({ cr_certificate: fileOf(scan, 'certificate.html') });
  assert.match(String((await download(id)).headers['content-type']), /^image\/png/);
  for (const half of [PDF.subarray(0, PDF.length / 2), scan.subarray(0, scan.length / 2)]) {
    const { status, body } = await add({ cr_certificate: fileOf(half, 'certificate.pdf') });
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['cr_certificate']]);
  }
});

test('A form with a wrong file type is rejected and keeps the old logo', async () => {
  const vendor = await added();
  const { body } = await edit(vendor.id, { logo: fileOf(PDF, 'logo.pdf') });
  assert.deepEqual(Object.keys(body.errors), ['logo']);
  const changed = await edit(vendor.id, { logo: fileOf(await photo({ background: 'navy' })) });
  assert.notEqual(changed.body.data.logo_url, vendor.logo_url);
});
