import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person, Vendor } from '../support/factories.ts';
import { createTaxpayers, newVatNumber } from '../support/vat.ts';

let shop: TestApp;
let admin: Person;
let taxpayers: ReturnType<typeof createTaxpayers>;
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
  taxpayers = createTaxpayers(shop);
});
after(() => shop.close());

const formOf = (vatNumber = newVatNumber()) => ({
  vat_number: vatNumber,
  legal_name: 'Palm Medical Company',
  legal_name_arabic: 'شركة النخلة الطبية',
});

const ask = ({ token }: Vendor, body = formOf()) => shop.call('POST /vendor/tax-settings', { token, body });

const decide = ({ vendorId }: Vendor, body: object) =>
  shop.call(`POST /admin/vendors/${vendorId}/tax`, { token: admin.token, body });

const mailsTo = async ({ email }: Person) =>
  (
    await shop.database.query<{ template: string }>(
      sql`SELECT template FROM outbox WHERE recipient = ${email} ORDER BY id`,
    )
  ).map(({ template }) => template);

test('A vendor enters a tax number, an admin verifies it, and the vendor sees this', async () => {
  const vendor = await taxpayers.vendor('SA');
  const form = formOf();
  const { body: shown } = await shop.call('GET /vendor/tax-settings', { token: vendor.token });
  assert.deepEqual([shown.data.country, shown.data.regime, shown.data.state], ['SA', 'deemed', 'none']);
  assert.equal((await ask(vendor, form)).body.data.state, 'waiting');
  const { body: list } = await shop.call('GET /admin/vendor?vat_state=waiting', { token: admin.token });
  assert.deepEqual(
    list.vendors.map(({ id, vat_state: state }: { id: number; vat_state: string }) => [id, state]),
    [[vendor.vendorId, 'waiting']],
  );
  const response = await decide(vendor, { decision: 'verify', vat_number: form.vat_number });
  assert.deepEqual(
    [response.status, response.body.data.regime, response.body.data.state],
    [200, 'registered', 'verified'],
  );
  assert.deepEqual(await mailsTo(vendor), ['tax-verified']);
  const logged = await shop.database.query<{ action: string; state: string }>(sql`
    SELECT action, after ->> 'vat_state' AS state FROM audit_log
    WHERE entity = 'vendor' AND entity_id = ${String(vendor.vendorId)} ORDER BY id`);
  assert.deepEqual(
    logged.map(({ action, state }) => [action, state]),
    [
      ['vendor.tax_asked', 'waiting'],
      ['vendor.tax_verified', 'verified'],
    ],
  );
  const { body } = await shop.call(`GET /admin/vendor/${vendor.vendorId}`, { token: admin.token });
  assert.equal(body.data.tax.legal_name, 'Palm Medical Company');
});

test('A rejected vendor reads why, sells as unverified, and may try again', async () => {
  const vendor = await taxpayers.vendor('BH');
  const form = formOf();
  await ask(vendor, form);
  const without = await decide(vendor, { decision: 'reject', vat_number: form.vat_number });
  assert.deepEqual(Object.keys(without.body.errors), ['remarks']);
  const response = await decide(vendor, { decision: 'reject', vat_number: form.vat_number, remarks: 'Not found.' });
  assert.deepEqual([response.body.data.regime, response.body.data.remarks], ['unregistered', 'Not found.']);
  assert.deepEqual(await mailsTo(vendor), ['tax-rejected']);
  const early = await decide(vendor, { decision: 'verify', vat_number: form.vat_number });
  assert.deepEqual(Object.keys(early.body.errors), ['regime']);
  assert.equal((await ask(vendor, form)).body.data.state, 'waiting');
});

test('A number has its country’s format and belongs to one vendor', async () => {
  const [saudi, bahraini] = [await taxpayers.vendor('SA'), await taxpayers.vendor('BH')];
  const nowhere = await shop.make.vendor();
  for (const [vendor, number] of [
    [saudi, '300000000000000'],
    [saudi, '31234'],
    [bahraini, '20000000000000A'],
    [nowhere, newVatNumber()],
  ] as const) {
    const { status, body } = await ask(vendor, formOf(number));
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['vat_number']]);
    assert.match(body.errors.vat_number[0], / /, 'a sentence, not the name of one');
  }
  const number = newVatNumber();
  assert.equal((await ask(saudi, formOf(number))).status, 200);
  assert.equal((await ask(bahraini, formOf(number))).status, 422);
  await decide(saudi, { decision: 'reject', vat_number: number, remarks: 'Not yours.' });
  assert.equal((await ask(bahraini, formOf(number))).status, 200, 'a rejected number keeps nobody from using it');
  await shop.database.query(sql`UPDATE vendors SET deleted_at = now() WHERE id = ${bahraini.vendorId}`);
  const another = await taxpayers.vendor('SA');
  assert.equal((await ask(another, formOf(number))).status, 200, 'nor does that of a vendor who is gone');
});

test('A vendor without a number cannot be rejected', async () => {
  const vendor = await taxpayers.vendor('SA');
  const { status, body } = await decide(vendor, { decision: 'reject', vat_number: '', remarks: 'Not found.' });
  assert.deepEqual([status, body.code], [409, 'vat_number_changed']);
});

test('The length of a legal name is limited by the invoice’s QR code', async () => {
  const vendor = await taxpayers.vendor('SA');
  const long = { legal_name: 'م'.repeat(128), legal_name_arabic: 'م'.repeat(128) };
  const { status, body } = await ask(vendor, { ...formOf(), ...long });
  assert.deepEqual([status, Object.keys(body.errors).sort()], [422, ['legal_name', 'legal_name_arabic']]);
  assert.equal((await ask(vendor, { ...formOf(), legal_name_arabic: 'م'.repeat(127) })).status, 200);
});

test('An admin verifies only the number on screen, for a regime of its country', async () => {
  const vendor = await taxpayers.vendor('SA');
  await ask(vendor);
  const { status, body } = await decide(vendor, { decision: 'verify', vat_number: newVatNumber() });
  assert.deepEqual([status, body.code], [409, 'vat_number_changed']);
  const small = await taxpayers.vendor('BH');
  for (const regime of ['deemed', 'registered']) {
    const refused = await decide(small, { decision: 'verify', regime, vat_number: '' });
    assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['regime']]);
  }
  assert.equal((await decide(small, { decision: 'verify', regime: 'unregistered', vat_number: '' })).status, 200);
});

test('An admin does not verify names changed since', async () => {
  const vendor = await taxpayers.vendor('SA');
  const form = formOf();
  const seen = (await ask(vendor, form)).body.data;
  await ask(vendor, { ...form, legal_name: 'Another Company' });
  const decision = { decision: 'verify', vat_number: form.vat_number };
  const { status, body } = await decide(vendor, { ...decision, asked_at: seen.asked_at });
  assert.deepEqual([status, body.code], [409, 'vat_number_changed']);
  const { body: now } = await shop.call('GET /vendor/tax-settings', { token: vendor.token });
  assert.equal((await decide(vendor, { ...decision, asked_at: now.data.asked_at })).status, 200);
});

test('A number stays reserved until an admin decides on its replacement', async () => {
  const [vendor, another] = [await taxpayers.vendor('SA'), await taxpayers.vendor('SA')];
  const form = formOf();
  await ask(vendor, form);
  await decide(vendor, { decision: 'verify', vat_number: form.vat_number });
  const next = newVatNumber();
  await ask(vendor, formOf(next));
  assert.equal((await ask(another, form)).status, 422);
  await decide(vendor, { decision: 'verify', vat_number: next });
  assert.equal((await ask(another, form)).status, 200);
});

test('A vendor who moves to another country is not verified there', async () => {
  const vendor = await taxpayers.vendor('BH', 'registered');
  await shop.database.query(sql`
    UPDATE vendors SET country_id = ${await shop.make.country()} WHERE id = ${vendor.vendorId}`);
  const { body } = await shop.call('GET /vendor/tax-settings', { token: vendor.token });
  assert.deepEqual(
    [body.data.country, body.data.regime, body.data.state, body.data.vat_number],
    ['SA', 'deemed', 'none', ''],
  );
});
