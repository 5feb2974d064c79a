import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { unzipSync, strFromU8 } from 'fflate';
import { sentenceKeys } from '../../src/i18n/translate.ts';
import { createExports } from '../../src/modules/people/privacy/exports.ts';
import { PERSONAL_DATA } from '../../src/modules/people/privacy/registry/personal-data.ts';
import { columnsOf } from '../../src/modules/people/privacy/registry/personal-table.ts';
import { sql } from '../../src/sql/sql.ts';
import { hashToken } from '../../src/plugins/session.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createGuestShop, type GuestShop } from '../support/guests.ts';
import { createSales, type Sales } from '../support/sales.ts';
import type { Person } from '../support/factories.ts';

let shop: TestApp;
let sales: Sales;
let guests: GuestShop;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  guests = createGuestShop(shop, sales);
});
after(() => shop.close());

const ask = (token: string, kind = 'export', more: object = {}) =>
  shop.call('POST /user/privacy-requests', { token, body: { kind, ...more } });

const requestsOf = async (token: string) => (await shop.call('GET /user/privacy-requests', { token })).body.requests;

/** The newest file of a person, unpacked; texts by name. */
const fetchFile = async (headers: Record<string, string>) => {
  const { body } = await shop.call('GET /user/privacy-requests', { headers });
  const { id } = body.requests.find(({ kind }: { kind: string }) => kind === 'export');
  const response = await shop.app.inject({ url: `/api/user/privacy-requests/${id}/file`, headers });
  assert.equal(response.statusCode, 200, response.body);
  assert.equal(response.headers['content-type'], 'application/zip');
  return Object.fromEntries(
    Object.entries(unzipSync(response.rawPayload)).map(([name, content]) => [name, strFromU8(content)]),
  );
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A customer with a marker in what they can write. */
const markedCustomer = async (marker: string): Promise<Person> => {
  const customer = await shop.make.customer();
  const { id, email } = customer;
  await shop.database.query(
    sql`UPDATE users SET firstname = ${`${marker} first`}, email_proven_at = now() WHERE id = ${id}`,
  );
  const { countryId } = await shop.make.place();
  await shop.database.query(sql`
    INSERT INTO addresses (user_id, label, country_id, address_1) VALUES (${id}, ${`${marker} label`}, ${countryId}, ${`${marker} street`})`);
  await shop.database.query(sql`
    INSERT INTO contact_messages (name, email, phone_number, subject, message)
    VALUES (${marker}, ${email}, '', 'Gloves', ${`${marker} asks`})`);
  await sales.buy(customer, [{ productId: (await shop.make.product({ stock: 5 })).id }]);
  await shop.database.query(
    sql`UPDATE orders SET message = ${`${marker} message`} WHERE user_id = ${id} AND state = 'placed'`,
  );
  return customer;
};

test('A customer gets a file with everything about them and nothing about others', async () => {
  const mine = await markedCustomer('Zuhra');
  await markedCustomer('Qamar');
  assert.equal((await ask(mine.token)).status, 200);
  await createExports(shop.app).buildDue();
  const file = await fetchFile(bearer(mine.token));
  for (const name of ['index.html', 'data.json', 'tables/users.csv', 'tables/orders.csv', 'tables/addresses.csv'])
    assert.ok(name in file, `${name} is missing`);
  for (const text of ['Zuhra first', 'Zuhra label', 'Zuhra street', 'Zuhra asks', 'Zuhra message', mine.email])
    for (const name of ['index.html', 'data.json'] as const)
      assert.ok(file[name]?.includes(text), `${text} in ${name}`);
  for (const [name, text] of Object.entries(file))
    assert.ok(!text.includes('Qamar'), `${name} has data of someone else`);
  const stored = JSON.parse(file['data.json'] ?? '').tables;
  assert.equal(stored.order_items.length, 1);
  assert.ok(!JSON.stringify(stored).includes('password'));
});

test('The page of the file has texts in both languages for every table and column', () => {
  for (const lang of ['en', 'ar'] as const) {
    const keys = new Set(sentenceKeys(lang));
    for (const [table, { exported }] of Object.entries(PERSONAL_DATA)) {
      if (exported !== '') assert.ok(keys.has(`privacy.tables.${table}`), table);
      for (const column of columnsOf(exported)) assert.ok(keys.has(`privacy.columns.${column}`), `${table}.${column}`);
    }
  }
});

test('A file is announced by mail, is only for its person, and expires after a week', async () => {
  const mine = await shop.make.customer();
  await ask(mine.token);
  await createExports(shop.app).buildDue();
  const [{ id, state, file }] = await requestsOf(mine.token);
  assert.equal(state, 'done');
  assert.ok(file.bytes > 0);
  const mails = await shop.database.query<{ template: string }>(
    sql`SELECT template FROM outbox WHERE recipient = ${mine.email} AND template = 'export-ready'`,
  );
  assert.equal(mails.length, 1);
  const other = await shop.make.customer();
  assert.equal((await shop.call(`GET /user/privacy-requests/${id}/file`, { token: other.token })).status, 404);
  await shop.database.query(
    sql`UPDATE files SET expires_at = now() WHERE id = (SELECT file_id FROM privacy_requests WHERE id = ${id})`,
  );
  assert.equal((await shop.call(`GET /user/privacy-requests/${id}/file`, { token: mine.token })).status, 404);
  await shop.app.files.removeExpired();
  assert.deepEqual(
    await shop.database.query(sql`SELECT id FROM privacy_requests WHERE id = ${id} AND file_id IS NOT NULL`),
    [],
  );
});

test('Someone who works for a store gets their file, and nothing about its customers', async () => {
  const vendor = await shop.make.vendor();
  const member = await shop.make.member(vendor.vendorId, 'orders');
  const customer = await markedCustomer('Buyer');
  assert.equal((await ask(member.token)).status, 200);
  await createExports(shop.app).buildDue();
  const files = await fetchFile(bearer(member.token));
  const { members, users } = JSON.parse(files['data.json'] ?? '').tables;
  assert.deepEqual([members.length, members[0].vendor_id, users[0].email], [1, vendor.vendorId, member.email]);
  assert.ok(!Object.values(files).some((text) => text.includes('Buyer') || text.includes(customer.email)));
  const mail = await shop.database.first<{ console: string }>(sql`
    SELECT payload ->> 'console' AS console FROM outbox WHERE template = 'export-ready' AND recipient = ${member.email}`);
  assert.equal(mail?.console, 'vendor');
});

test('The address of an account counts only once it is proven', async () => {
  const { token, email, id } = await shop.make.customer();
  await shop.database.query(sql`
    INSERT INTO contact_messages (name, email, phone_number, subject, message) VALUES ('Owner', ${email}, '', 'Hi', 'Rayhana')`);
  await ask(token);
  await createExports(shop.app).buildDue();
  assert.ok(!(await fetchFile(bearer(token)))['data.json']?.includes('Rayhana'));
  await shop.database.query(sql`UPDATE users SET email_proven_at = now() WHERE id = ${id}`);
  await ask(token);
  await createExports(shop.app).buildDue();
  assert.ok((await fetchFile(bearer(token)))['data.json']?.includes('Rayhana'));
});

test('One request of a kind is open at a time, and a withdrawn one is not built', async () => {
  const { token } = await shop.make.customer();
  const first = await ask(token);
  const again = await ask(token);
  assert.deepEqual([again.status, again.body.code], [409, 'request_open']);
  const { id } = first.body.requests[0];
  assert.equal((await shop.call(`POST /user/privacy-requests/${id}/withdraw`, { token })).status, 200);
  await createExports(shop.app).buildDue();
  assert.equal((await requestsOf(token))[0].state, 'withdrawn');
  assert.equal((await shop.call(`POST /user/privacy-requests/${id}/withdraw`, { token })).status, 404);
});

test('A request for a correction says what is wrong', async () => {
  const { token } = await shop.make.customer();
  const empty = await ask(token, 'correct');
  assert.deepEqual([empty.status, empty.body.errors], [422, { note: ['Describe what you are asking for.'] }]);
  const asked = await ask(token, 'correct', { note: 'My name is spelt wrongly.' });
  assert.deepEqual([asked.status, asked.body.requests[0].note], [200, 'My name is spelt wrongly.']);
});

test('Asking and fetching need a recent sign-in or confirmation', async () => {
  const { token } = await shop.make.customer();
  const stale = () =>
    shop.database.query(
      sql`UPDATE sessions SET stepped_up_at = now() - interval '1 hour' WHERE token_hash = ${hashToken(token)}`,
    );
  await ask(token);
  await createExports(shop.app).buildDue();
  const [{ id }] = await requestsOf(token);
  await stale();
  for (const { status, body } of [
    await ask(token),
    await shop.call(`GET /user/privacy-requests/${id}/file`, { token }),
  ])
    assert.deepEqual([status, body.code], [403, 'step_up_required']);
});

test('A guest asks with the code of their order, not with the token of a cart', async () => {
  await guests.allow();
  const browser = guests.visit();
  const orderNo = await guests.buy(
    browser,
    [(await shop.make.product({ stock: 5 })).id],
    'guest-file@test.balsam.test',
  );
  const refused = await browser.call('POST /user/privacy-requests', { kind: 'export' });
  assert.deepEqual([refused.status, refused.body.code], [403, 'email_unproven']);
  const [part] = await guests.partsOf(orderNo);
  const token = 'g'.repeat(43);
  await shop.database.query(sql`
    INSERT INTO guest_tokens (token_hash, user_id, kind, expires_at) VALUES (${hashToken(token)}, ${part?.user_id ?? 0}, 'order', now() + interval '1 hour')`);
  const proven = guests.visit(token);
  assert.equal((await proven.call('POST /user/privacy-requests', { kind: 'export' })).status, 200);
  await createExports(shop.app).buildDue();
  const file = await fetchFile({ 'guest-token': token });
  assert.ok(file['data.json']?.includes(orderNo));
});
