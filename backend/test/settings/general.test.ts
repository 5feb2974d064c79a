import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { newVatNumber } from '../support/vat.ts';

let shop: TestApp;
let vendor: Vendor;
let place: { countryId: number; stateId: number; cityId: number };
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
  place = await shop.make.place();
});
after(() => shop.close());

const form = (changes: object = {}) => ({
  company_name: 'Palm Supplies',
  company_address: '12 Palm Street',
  company_phone_no: '+966501234567',
  country: place.countryId,
  state: place.stateId,
  city: place.cityId,
  postalCode: '12345',
  ...changes,
});

const save = (body: object, headers?: Record<string, string>) =>
  shop.call('POST /vendor/general-settings', { token: vendor.token, body, headers });
const read = ({ id, token }: Vendor) => shop.call(`GET /vendor/general-settings/${id}`, { token });
/** The settings without the time of their last save. */
const readFields = async (owner: Vendor) => {
  const { updated_at: _at, ...fields } = (await read(owner)).body.data;
  return fields;
};

test('A vendor saves and reads the store’s address, and the audit log has the change', async () => {
  const { body } = await save(form());
  assert.deepEqual([body.status, body.message], [200, 'Settings saved successfully']);
  const { postalCode, ...rest } = form();
  assert.deepEqual(await readFields(vendor), { ...rest, postal_code: postalCode });
  await save({ ...rest, company_name: 'Palm & Co', postal_code: '54321' });
  assert.deepEqual(await readFields(vendor), { ...rest, company_name: 'Palm & Co', postal_code: '54321' });

  const lines = await shop.database.query<{ actor_user_id: number; before: object; after: object }>(sql`
    SELECT actor_user_id, before, after FROM audit_log
    WHERE action = 'vendor.general_settings' AND entity_id = ${String(vendor.vendorId)} ORDER BY id`);
  assert.equal(lines.length, 2);
  assert.deepEqual(lines[1], {
    actor_user_id: vendor.id,
    before: { company_name: rest.company_name, postal_code: '12345' },
    after: { company_name: 'Palm & Co', postal_code: '54321' },
  });
});

test('Missing fields are reported in the documented sentences, and nothing is saved', async () => {
  const before = (await read(vendor)).body.data;
  const errorsOf = async (changes: object, headers?: Record<string, string>) =>
    (await save(form(changes), headers)).body.errors;
  assert.deepEqual(await errorsOf({ company_address: ' ' }), { company_address: ['Company Address required'] });
  assert.deepEqual(await errorsOf({ city: '' }), { city: ['City is required'] });
  assert.deepEqual(await errorsOf({ postalCode: '' }), { postalCode: ['Postal code is required'] });
  assert.deepEqual(await errorsOf({ postalCode: '1234' }), { postalCode: ['Invalid postal code'] });
  assert.deepEqual(await errorsOf({ postalCode: undefined, postal_code: '1234' }), {
    postal_code: ['Invalid postal code'],
  });
  assert.deepEqual(await errorsOf({ company_phone_no: 'call me' }), {
    company_phone_no: ['Enter the phone number in digits, optionally starting with a plus sign.'],
  });
  assert.deepEqual(await errorsOf({ postalCode: '1234' }, { lang: 'ar' }), { postalCode: ['الرمز البريدي غير صحيح'] });
  assert.deepEqual((await read(vendor)).body.data, before);
});

test('Saving only a phone number keeps simultaneous changes of other fields', async () => {
  const store = await shop.make.vendor();
  const post = (body: object) => shop.call('POST /vendor/general-settings', { token: store.token, body });
  const named = form({ company_name: 'Palm Medical' });
  assert.equal((await post(named)).status, 200);
  const corrected = await shop.make.place({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  await shop.database.query(sql`
    UPDATE vendors SET country_id = ${corrected.countryId}, state_id = ${corrected.stateId},
      city_id = ${corrected.cityId}, postal_code = '317' WHERE id = ${store.vendorId}`);
  await shop.database.query(sql`
    UPDATE vendors SET vat_regime = 'registered', vat_state = 'verified', vat_number = ${newVatNumber()}
    WHERE id = ${store.vendorId}`);
  const requestOf = () =>
    shop.database.first(sql`SELECT id, company_name FROM vendor_identity_requests WHERE vendor_id = ${store.vendorId}`);
  const asked = await requestOf();

  const { status, body } = await post({ company_phone_no: '+97317000000' });
  const { postalCode: _code, ...rest } = named;
  const moved = { country: corrected.countryId, state: corrected.stateId, city: corrected.cityId, postal_code: '317' };
  const { updated_at } = body.data;
  assert.deepEqual([status, body.data], [200, { ...rest, ...moved, company_phone_no: '+97317000000', updated_at }]);
  assert.deepEqual((await read(store)).body.data, body.data);
  assert.deepEqual(await requestOf(), asked);
  const vat = await shop.database.first(sql`SELECT vat_state FROM vendors WHERE id = ${store.vendorId}`);
  assert.deepEqual(vat, { vat_state: 'verified' });
});

test('A change of place is validated against the stored place', async () => {
  const store = await shop.make.vendor();
  const post = async (body: object) =>
    (await shop.call('POST /vendor/general-settings', { token: store.token, body })).body.errors;
  await shop.database.query(sql`
    UPDATE vendors SET country_id = NULL, state_id = NULL, city_id = NULL, postal_code = '' WHERE id = ${store.vendorId}`);
  const { countryId: country, stateId: state, cityId: city } = place;
  assert.deepEqual(await post({ postalCode: '12345' }), { country: ['Country is required'] });
  assert.deepEqual(await post({ country, state }), { city: ['City is required'] });
  assert.deepEqual(await post({ country, state, city }), { postalCode: ['Postal code is required'] });
  assert.equal(await post({ company_address: '12 Palm Street' }), undefined);
  assert.equal(await post({ country, state, city, postalCode: '12345' }), undefined);
  const bahrain = await shop.make.place({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  assert.deepEqual(Object.keys(await post({ city: bahrain.cityId })), ['city']);
  const moved = { country: bahrain.countryId, state: bahrain.stateId, city: bahrain.cityId };
  assert.deepEqual(await post(moved), { postalCode: ['Invalid postal code'] });
  assert.deepEqual(await post({ postal_code: '317' }), { postal_code: ['Invalid postal code'] });
});

test('A city of another state and a state of another country are rejected', async () => {
  const other = await shop.make.place({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  assert.deepEqual(Object.keys((await save(form({ city: other.cityId }))).body.errors), ['city']);
  assert.deepEqual(Object.keys((await save(form({ country: other.countryId }))).body.errors), ['state']);
});

const CODES: Record<string, { good: string[]; bad: string[] }> = {
  US: { good: ['12345', '12345-6789'], bad: ['1234', '123456'] },
  CA: { good: ['K1A 0B1', 'k1a0b1'], bad: ['11A 0B1', 'K1A'] },
  GB: { good: ['SW1A 1AA', 'm1 1ae'], bad: ['12345', 'SW1A'] },
  AU: { good: ['2000'], bad: ['200', '20000'] },
  IN: { good: ['110001'], bad: ['11001'] },
  BH: { good: ['317', '1234'], bad: ['12', '12345'] },
  LB: { good: ['1107', '1107 2810', '11072810'], bad: ['110', '1107281'] },
  OM: { good: ['113'], bad: ['1134'] },
  PS: { good: ['600'], bad: ['60'] },
  SY: { good: ['1234', '12345'], bad: ['123'] },
  IR: { good: ['1234567890'], bad: ['123456789'] },
  IL: { good: ['12345', '123456', '1234567'], bad: ['1234', '12345678'] },
  AE: { good: ['-', 'anything'], bad: [] },
  QA: { good: ['0'], bad: [] },
};
for (const iso2 of ['DE', 'FR', 'IT', 'ES', 'SA', 'PK', 'IQ', 'JO', 'KW', 'YE'])
  CODES[iso2] = { good: ['12345'], bad: ['1234', '123456', 'ABCDE'] };

for (const [iso2, { good, bad }] of Object.entries(CODES))
  test(`A store in ${iso2} has the postal code of its country`, async () => {
    const { countryId: country, stateId: state, cityId: city } = await shop.make.place({ iso2, name: iso2 });
    for (const postalCode of good)
      assert.equal((await save(form({ country, state, city, postalCode }))).status, 200, postalCode);
    for (const postalCode of bad)
      assert.deepEqual(
        (await save(form({ country, state, city, postalCode }))).body.errors,
        { postalCode: ['Invalid postal code'] },
        postalCode,
      );
  });

test('An undocumented country is rejected by its code', async () => {
  const { countryId: country, stateId: state, cityId: city } = await shop.make.place({ iso2: 'NO', name: 'Norway' });
  const { status, body } = await save(form({ country, state, city }));
  assert.deepEqual([status, body.errors], [422, { postalCode: ['Unsupported country code: NO'] }]);
});
