import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import type { Vendor } from '../support/factories.ts';
import { createLicenceFactory } from '../support/licences.ts';
import { mailsTo } from '../support/mailbox.ts';
import { fileOf } from '../support/products.ts';
import { certificate } from '../support/vendors.ts';

let shop: TestApp;
let licences: ReturnType<typeof createLicenceFactory>;
let admin: { token: string };
before(async () => {
  shop = await buildTestApp();
  licences = createLicenceFactory(shop);
  admin = await shop.make.admin();
});
after(() => shop.close());

const facts = () => ({
  number: 'MDEL-100',
  activity: 'importer',
  issued_on: dayFromNow(-10),
  expires_on: dayFromNow(300),
});

const submit = ({ token }: Vendor, body: Record<string, unknown> = {}, headers = {}) =>
  shop.call('POST /vendor/licences', {
    ...{ token, headers },
    body: { type: 'sfda_warehouse', ...facts(), file: certificate('licence.pdf'), ...body },
  });
const submitted = async (vendor: Vendor, body?: Record<string, unknown>) =>
  (await submit(vendor, body)).body.data.licences[0];
const decide = (id: number, decision: string, body: object, by = admin) =>
  shop.call(`POST /admin/licences/${id}/${decision}`, { token: by.token, body });
const accept = (id: number, body: object = {}, by = admin) => decide(id, 'accept', { ...facts(), ...body }, by);

test('A licence is submitted, accepted with corrected facts, and covers its category', async () => {
  const { vendor, categoryId, slug } = await licences.product();
  await licences.gate(categoryId, 'sfda_mdel');
  const needs = (await shop.call('GET /vendor/licences', vendor)).body.data;
  const warning = async () => (await shop.call('GET /vendor/licences/warning', vendor)).body.data;
  assert.deepEqual([needs.types[0].type.code, needs.types[0].needs[0].paused], ['sfda_mdel', true]);
  assert.deepEqual(await warning(), { paused_products: 1, expiring: null });
  const { id } = await submitted(vendor, { type: 'sfda_mdel', categories: [categoryId] });
  assert.equal((await shop.call(`GET /products/${slug}`)).status, 404);
  const { status, body } = await accept(id, { number: 'MDEL-101', categories: [categoryId] });
  assert.deepEqual([status, body.data.number, body.data.state], [200, 'MDEL-101', 'accepted']);
  assert.equal((await shop.call(`GET /products/${slug}`)).status, 200);
  assert.deepEqual(await warning(), { paused_products: 0, expiring: null });
  await shop.database.query(sql`UPDATE licences SET expires_on = current_date + 5 WHERE id = ${id}`);
  assert.match((await warning()).expiring.name, /licen[cs]e/i);
  assert.deepEqual(
    (await mailsTo(shop.database, vendor.email)).map(({ template }) => template),
    ['licence-decided'],
  );
});

test('A refused licence covers nothing, and its vendor reads why', async () => {
  const { vendor } = await licences.product();
  const { id } = await submitted(vendor);
  const unexplained = await decide(id, 'refuse', { reason: ' ' });
  assert.deepEqual([unexplained.status, Object.keys(unexplained.body.errors)], [422, ['reason']]);
  assert.equal((await decide(id, 'refuse', { reason: 'The last page is missing.' })).status, 200);
  const [licence] = (await shop.call('GET /vendor/licences', vendor)).body.data.licences;
  assert.deepEqual([licence.state, licence.reason], ['refused', 'The last page is missing.']);
});

test('A revoked licence pauses what it covered', async () => {
  const { vendor, categoryId, slug } = await licences.product();
  await licences.gate(categoryId, 'sfda_warehouse');
  const { id } = await submitted(vendor);
  await accept(id);
  assert.equal((await shop.call(`GET /products/${slug}`)).status, 200);
  assert.equal((await decide(id, 'revoke', { reason: 'The authority has revoked it.' })).status, 200);
  assert.equal((await shop.call(`GET /products/${slug}`)).status, 404);
});

test('The second admin learns who has decided', async () => {
  const { vendor } = await licences.product();
  const other = await shop.make.admin();
  const { id } = await submitted(vendor);
  await accept(id);
  const late = await decide(id, 'refuse', { reason: 'Unreadable.' }, other);
  assert.deepEqual([late.status, late.body.code], [409, 'licence_decided']);
  const { decided_by } = (await shop.call(`GET /admin/licences/${id}`, admin)).body.data;
  assert.ok(late.body.message.startsWith(decided_by));
});

test('A vendor withdraws a licence until it is decided', async () => {
  const { vendor } = await licences.product();
  const first = await submitted(vendor);
  assert.equal((await submit(vendor)).body.code, 'licence_submitted');
  assert.equal((await shop.call(`POST /vendor/licences/${first.id}/withdraw`, vendor)).status, 200);
  assert.equal((await accept(first.id)).body.code, 'licence_withdrawn');
  const second = await submitted(vendor);
  await accept(second.id);
  const late = await shop.call(`POST /vendor/licences/${second.id}/withdraw`, vendor);
  assert.deepEqual([late.status, late.body.code], [409, 'licence_decided']);
});

test('Every wrong field is named at once', async () => {
  const { vendor } = await licences.product();
  const fieldsOf = async (body: Record<string, unknown>) =>
    Object.keys((await submit(vendor, body)).body.errors ?? {}).sort();
  assert.deepEqual(await fieldsOf({ expires_on: dayFromNow(-1) }), ['expires_on']);
  assert.deepEqual(await fieldsOf({ issued_on: dayFromNow(1) }), ['issued_on']);
  assert.deepEqual(await fieldsOf({ issued_on: dayFromNow(-5), expires_on: dayFromNow(-6) }), ['expires_on']);
  assert.deepEqual(await fieldsOf({ type: 'nhra_import' }), ['type']);
  assert.deepEqual(await fieldsOf({ type: 'sfda_mdel' }), ['categories']);
  assert.deepEqual(await fieldsOf({ type: 'sfda_mdel', categories: [999_999] }), ['categories']);
  assert.deepEqual(await fieldsOf({ number: '' }), ['number']);
  assert.deepEqual(await fieldsOf({ file: fileOf(Buffer.from('no paper'), 'licence.pdf') }), ['file']);
  const large = fileOf(
    Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(5_500_000), Buffer.from('%%EOF')]),
    'licence.pdf',
  );
  assert.deepEqual(await fieldsOf({ file: large }), ['file']);
  assert.deepEqual((await shop.call('GET /vendor/licences', vendor)).body.data.licences, []);
});

test('Only its vendor and admins read a paper', async () => {
  const { vendor } = await licences.product();
  const stranger = await shop.make.vendor();
  const { id } = await submitted(vendor);
  const statuses = await Promise.all([
    shop.call(`GET /vendor/licences/${id}/file`, vendor),
    shop.call(`GET /admin/licences/${id}/file`, admin),
    shop.call(`GET /vendor/licences/${id}/file`, stranger),
    shop.call(`POST /vendor/licences/${id}/withdraw`, stranger),
    shop.call(`GET /vendor/licences/${id}/file`),
  ]);
  assert.deepEqual(
    statuses.map(({ status }) => status),
    [200, 200, 404, 404, 401],
  );
});

test('An admin is warned of a number that another vendor uses', async () => {
  const [one, other] = [await licences.product(), await licences.product()];
  await submitted(one.vendor, { number: 'W-77' });
  const { id } = await submitted(other.vendor, { number: 'w-77' });
  const { same_number } = (await shop.call(`GET /admin/licences/${id}`, admin)).body.data;
  assert.equal(same_number.length, 1);
});

test('An upload that is sent twice counts once', async () => {
  const { vendor } = await licences.product();
  const headers = { 'idempotency-key': 'licence-upload-0001' };
  const [first, second] = [await submit(vendor, {}, headers), await submit(vendor, {}, headers)];
  assert.deepEqual([first.status, second.status], [200, 200]);
  assert.equal(second.body.data.licences.length, 1);
});

test('Admins list licences by what is due, and paused categories', async () => {
  const { vendor, vendorId, categoryId } = await licences.product();
  const soon = await licences.accepted(vendorId, { number: 'SOON-1', days: 5, categories: [categoryId] });
  const past = await licences.accepted(vendorId, { type: 'moh_pharmacy', number: 'PAST-1' });
  await licences.expire(past);
  await licences.gate(categoryId, 'moh_pharmacy');
  const ids = async (query: string) =>
    (await shop.call(`GET /admin/licences?${query}`, admin)).body.data.licences.map(({ id }: { id: number }) => id);
  assert.deepEqual([await ids('search=SOON-1&due=expiring'), await ids('search=PAST-1&due=expired')], [[soon], [past]]);
  assert.deepEqual(await ids('search=SOON-1&due=expired'), []);
  const { holds } = (await shop.call('GET /admin/category-holds', admin)).body.data;
  assert.ok(holds.some((hold: { vendor: { id: number } }) => hold.vendor.id === vendorId));
  const { licences_expiring, categories_paused } = (await shop.call('GET /admin/dashboard', admin)).body.data.waiting;
  assert.ok(licences_expiring >= 1 && categories_paused >= 1);
  assert.ok(vendor.token);
});

test('A gate says whom it stops before it is saved, and refuses an outdated screen', async () => {
  const { categoryId } = await licences.product();
  const path = `/admin/category/${categoryId}/gates`;
  const { gates } = (await shop.call(`GET ${path}`, admin)).body.data;
  const effect = gates.find(({ type }: { type: { code: string } }) => type.code === 'sfda_warehouse');
  assert.deepEqual([effect.required, effect.vendors, effect.products, effect.country.iso2], [false, 1, 1, 'SA']);
  const save = (licence_types: string[], licence_types_seen: string[]) =>
    shop.call(`POST ${path}`, { ...admin, body: { licence_types, licence_types_seen } });
  assert.equal((await save(['sfda_warehouse'], [])).status, 200);
  assert.equal((await save([], [])).body.code, 'changed_meanwhile');
  assert.deepEqual(Object.keys((await save(['unknown'], ['sfda_warehouse'])).body.errors), ['licence_types']);
});
