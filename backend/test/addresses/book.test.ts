import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createAddressForms } from './address-forms.ts';

let shop: TestApp;
let forms: ReturnType<typeof createAddressForms>;
before(async () => {
  shop = await buildTestApp();
  forms = createAddressForms(shop);
});
after(() => shop.close());

const defaultsOf = (addresses: { label: string; is_default_shipping: boolean; is_default_billing: boolean }[]) =>
  addresses.map((address) => [address.label, address.is_default_shipping, address.is_default_billing]);

test('The first address is the default for both, and a later one only when asked', async () => {
  const { token } = await shop.make.customer();
  await forms.add(token, 'SA', { label: 'Home' });
  await forms.add(token, 'BH', { label: 'Clinic' });
  await forms.add(token, 'BH', { label: 'Warehouse', is_default_shipping: true });
  assert.deepEqual(defaultsOf(await forms.listed(token)), [
    ['Warehouse', true, false],
    ['Home', false, true],
    ['Clinic', false, false],
  ]);
});

test('Another default for billing leaves that for delivery', async () => {
  const { token } = await shop.make.customer();
  await forms.add(token, 'SA', { label: 'Home' });
  const { id } = await forms.add(token, 'BH', { label: 'Clinic' });
  const response = await shop.call(`POST /user/addresses/${id}/default`, { token, body: { for: 'billing' } });
  assert.deepEqual([response.status, response.body.address.is_default_billing], [200, true]);
  assert.deepEqual(defaultsOf(await forms.listed(token)), [
    ['Home', true, false],
    ['Clinic', false, true],
  ]);
});

test('An address keeps what was entered, with places in the customer’s language', async () => {
  const { token } = await shop.make.customer();
  const extras = { recipient: 'Noor', company_name: 'Dilmun Clinics', note: 'Ring twice', address_2: 'Floor 2' };
  const { id, updated_at } = await forms.add(token, 'SA', extras);
  const headers = { lang: 'ar' };
  const [stored] = (await shop.call('GET /user/addresses', { token, headers })).body.addresses;
  assert.deepEqual(
    [stored.label, stored.recipient, stored.company_name, stored.note, stored.address_2, stored.country.name],
    ['Clinic', 'Noor', 'Dilmun Clinics', 'Ring twice', 'Floor 2', 'المملكة العربية السعودية'],
  );
  const changed = { ...(await forms.form('BH')), label: 'Branch', updated_at_seen: updated_at };
  const response = await shop.call(`POST /user/addresses/${id}`, { token, body: changed });
  const { address } = response.body;
  assert.deepEqual([address.label, address.recipient, address.country.iso2], ['Branch', '', 'BH']);
  const stale = await shop.call(`POST /user/addresses/${id}`, { token, body: changed });
  assert.deepEqual([stale.status, stale.body.code], [409, 'changed_meanwhile']);
});

test('The default for delivery goes last', async () => {
  const { token } = await shop.make.customer();
  const home = await forms.add(token);
  const other = await forms.add(token, 'BH');
  const remove = (id: number) => shop.call(`DELETE /user/addresses/${id}`, { token });
  const refused = await remove(home.id);
  assert.deepEqual([refused.status, refused.body.code], [409, 'address_is_default']);
  assert.equal((await remove(other.id)).status, 200);
  assert.equal((await remove(home.id)).status, 200);
  assert.equal((await remove(home.id)).status, 404);
  assert.deepEqual(await forms.listed(token), []);
});

test('A book has at most 50 addresses', async () => {
  const { id, token } = await shop.make.customer();
  const { country_id, address_1 } = await forms.form();
  await shop.database.query(sql`
    INSERT INTO addresses (user_id, country_id, address_1)
    SELECT ${id}::bigint, ${country_id}::bigint, ${address_1} FROM generate_series(1, 49)`);
  await forms.add(token);
  const response = await shop.call('POST /user/addresses', { token, body: await forms.form() });
  assert.deepEqual([response.status, response.body.code], [422, 'address_book_full']);
});

test('A Saudi address needs a National Address, and its spelling does not matter', async () => {
  const { token } = await shop.make.customer();
  const save = async (national_address: string, home: 'SA' | 'BH' = 'SA') => {
    const body = await forms.form(home, { national_address });
    const response = await shop.call('POST /user/addresses', { token, body });
    return response.body.address?.national_address ?? response.body.errors.national_address[0];
  };
  const spellings = [
    'rrrd2929',
    'RRRD 2929',
    ' rrrd-2929 ',
    'RRRD٢٩٢٩',
    'RRRD ۲۹۲۹',
    '\u200ERRRD2929\u200F',
    'RRRD–2929',
  ];
  for (const spelling of spellings) assert.equal(await save(spelling), 'RRRD2929', spelling);
  assert.equal(await save(' '), 'National Address is required: carriers in Saudi Arabia refuse parcels without it.');
  for (const wrong of ['RRR2929', 'RRRD292', 'ر ر ر د 2929', 'RRRD29290'])
    assert.equal(await save(wrong), 'Enter four letters and four digits, such as RRRD2929.', wrong);
  assert.equal(await save('RRRD2929', 'BH'), '');
});

test('Two tabs that add the first address at the same time leave one default', async () => {
  const { token } = await shop.make.customer();
  await Promise.all([forms.add(token), forms.add(token, 'BH')]);
  const addresses = await forms.listed(token);
  assert.equal(addresses.length, 2);
  assert.equal(addresses.filter((address: { is_default_shipping: boolean }) => address.is_default_shipping).length, 1);
});
