import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';
import { storePlace, vendorForm } from '../support/vendors.ts';

type Fields = Record<string, unknown>;

let shop: TestApp;
let admin: { id: number; token: string };
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
});
after(() => shop.close());

const add = async (fields: Fields) =>
  shop.call('POST /admin/vendor', { token: admin.token, body: await vendorForm(shop.make, fields) });
const added = async (fields: Fields) => (await add(fields)).body.data;
const edit = (id: number, fields: Fields) =>
  shop.call(`POST /admin/vendor/${id}`, { token: admin.token, body: { _method: 'PUT', ...fields } });

const PLACE = ['company_address', 'country', 'state', 'city'].map((name) => `store_address.${name}`).sort();
const nowhere = { country: '', state: '', city: '', company_address: '' };

test('A vendor sells only with a store location, whichever way they become active', async () => {
  const refused = await add({ store_address: nowhere });
  assert.deepEqual([refused.status, Object.keys(refused.body.errors).sort()], [422, PLACE]);
  assert.deepEqual(refused.body.errors['store_address.city'], ['City is required']);
  const { id } = await added({ active: 0, store_address: nowhere });
  assert.deepEqual(Object.keys((await edit(id, { active: 1 })).body.errors).sort(), PLACE);
  assert.equal((await edit(id, { firstname: 'Nora' })).status, 200);
  const place = await storePlace(shop.make);
  assert.equal((await edit(id, { active: 1, store_address: place })).status, 200);
  assert.deepEqual(Object.keys((await edit(id, { store_address: nowhere })).body.errors).sort(), PLACE);
});

test('Activating vendors without a location is rejected, alone or in bulk', async () => {
  const [{ id }, placed] = [await added({ active: 0, store_address: nowhere }), await shop.make.vendor({ active: 0 })];
  const headers = { lang: 'ar' };
  const status = (active: number) =>
    shop.call(`POST /admin/vendor/${id}/status`, { token: admin.token, body: { active }, headers });
  const { status: code, body } = await status(1);
  assert.deepEqual([code, body.code], [422, 'vendor_without_place']);
  assert.match(body.message, /عنوان/);
  const ids = [id, placed.vendorId];
  const bulk = await shop.call('POST /admin/vendor/bulk', { token: admin.token, body: { ids, action: 'activate' } });
  assert.deepEqual([bulk.body.done, bulk.body.failed.length], [1, 1]);
  assert.equal(bulk.body.failed[0].id, id);
  assert.match(bulk.body.failed[0].message, /store address is incomplete/);
  assert.deepEqual((await mailsTo(shop.database, placed.email)).length, 1);
  assert.equal((await status(0)).status, 200);
});
