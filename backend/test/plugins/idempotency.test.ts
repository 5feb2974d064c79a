import assert from 'node:assert/strict';
import { after, before, it, mock } from 'node:test';
import sharp from 'sharp';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { form } from '../support/form.ts';

const registration = (email: string) => ({
  firstname: 'Noor',
  lastname: 'Haddad',
  email,
  phone_number: '0500000002',
  password: 'plum-tree-9',
  confirm_password: 'plum-tree-9',
  terms: 'true',
  account_type: 'customer',
});

const key = (value: string) => ({ 'idempotency-key': value });

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const accounts = async (email: string) =>
  (await shop.database.query(sql`SELECT id FROM users WHERE email = ${email}`)).length;

it('Registering twice with one key creates one account and repeats the bytes', async () => {
  const request = { body: registration('twice@example.com'), headers: key('first-try') };
  const first = await shop.call('POST /auth/register', request);
  const second = await shop.call('POST /auth/register', request);
  assert.equal(first.status, 200);
  assert.deepEqual([second.status, second.text], [first.status, first.text]);
  assert.deepEqual([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']], [undefined, 'true']);
  assert.equal(await accounts('twice@example.com'), 1);
});

it('Twenty simultaneous requests with one key have one response', async () => {
  const request = { body: registration('twenty@example.com'), headers: key('twenty') };
  const responses = await Promise.all(Array.from({ length: 20 }, () => shop.call('POST /auth/register', request)));
  assert.equal(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size, 1, responses[0]?.text);
  assert.equal(responses.filter(({ headers }) => headers['idempotent-replayed'] !== 'true').length, 1);
  assert.equal(await accounts('twenty@example.com'), 1);
});

it('A multipart form is repeatable too', async () => {
  const { body, headers } = await form(registration('form@example.com'));
  const request = { body, headers: { ...headers, ...key('a form') } };
  assert.equal((await shop.call('POST /auth/register', request)).status, 200);
  assert.equal((await shop.call('POST /auth/register', request)).headers['idempotent-replayed'], 'true');
});

it('The same key with another body is rejected', async () => {
  await shop.call('POST /auth/register', { body: registration('body-1@example.com'), headers: key('reused') });
  const other = await shop.call('POST /auth/register', {
    body: registration('body-2@example.com'),
    headers: key('reused'),
  });
  assert.deepEqual([other.status, other.body.code], [422, 'idempotency_key_reused']);
  assert.equal(await accounts('body-2@example.com'), 0);
});

it('The same key with another file of the same name is rejected', async () => {
  const { token } = await shop.make.vendor();
  const send = async (background: string) => {
    const square = sharp({ create: { width: 200, height: 200, channels: 3, background } });
    const picture = new File([new Uint8Array(await square.png().toBuffer())], 'square.png');
    return shop.call('POST /vendor/pictures', { token, body: { picture }, headers: key('one-picture') });
  };
  const [first, again, other] = [await send('white'), await send('white'), await send('black')];
  assert.deepEqual([first.status, again.text, other.status], [200, first.text, 422]);
});

it('A rejected request frees its key, which works once the cause is gone', async () => {
  const { email, token } = await shop.make.customer();
  const change = (current_password: string) =>
    shop.call('POST /user/change-password', {
      token,
      body: { current_password, new_password: 'walnut-shell-4', confirm_password: 'walnut-shell-4' },
      headers: key(`change ${email}`),
    });
  assert.equal((await change('not this one')).status, 422);
  assert.equal((await change('olive-branch-7')).status, 200);
});

it('A key is scoped to its user', async () => {
  const [a, b] = [await shop.make.customer(), await shop.make.customer()];
  const save = (token: string, firstname: string) =>
    shop.call('POST /user', {
      token,
      headers: key('mine'),
      body: { firstname, lastname: 'X', phone_number: '0500000003' },
    });
  assert.equal((await save(a.token, 'Amal')).body.user.firstname, 'Amal');
  assert.equal((await save(b.token, 'Basma')).body.user.firstname, 'Basma');
});

it('A stored response contains no readable token', async () => {
  const { email } = await shop.make.customer();
  const body = { email, password: 'olive-branch-7' };
  const { body: answer } = await shop.call('POST /auth/login', { body, headers: key('sealed') });
  const rows = await shop.database.query<{ answer: Buffer }>(
    sql`SELECT answer FROM idempotency_keys WHERE answer IS NOT NULL`,
  );
  assert.ok(rows.length > 0 && rows.every((row) => !row.answer.includes(answer.token)));
});

it('No transaction is open while a repeatable request stores files', async () => {
  const transactions: unknown[] = [];
  const write = mock.method(shop.app.storage, 'write', async () => {
    const row = await shop.database.first<{ id: string | null }>(
      sql`SELECT pg_current_xact_id_if_assigned()::text AS id`,
    );
    transactions.push(row?.id ?? null);
  });
  const { countryId: country, stateId: state, cityId: city } = await shop.make.place();
  const body = {
    ...registration('slow@example.com'),
    account_type: 'vendor',
    store_address: { company_name: 'Noor Supplies', country, state, city, address_1: '7 Harbour Road' },
    cr_certificate: new File(['%PDF-1.4\n%%EOF\n'], 'certificate.pdf'),
  };
  const sent = await form(body);
  const request = { body: sent.body, headers: { ...sent.headers, ...key('slow') } };
  const responses = await Promise.all([
    shop.call('POST /auth/register', request),
    shop.call('POST /auth/register', request),
  ]);
  write.mock.restore();
  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 200],
  );
  assert.deepEqual(transactions, [null]);
  assert.equal(await accounts('slow@example.com'), 1);
});

it('The key of a dead process is free again after two minutes', async () => {
  const request = { body: registration('lost@example.com'), headers: key('lost') };
  await shop.call('POST /auth/register', request);
  await shop.database.query(sql`UPDATE users SET email = 'undone@example.com' WHERE email = 'lost@example.com'`);
  await shop.database.query(sql`
    UPDATE idempotency_keys SET status = NULL, answer = NULL, created_at = now() - interval '121 seconds'
    WHERE created_at = (SELECT max(created_at) FROM idempotency_keys)`);
  const again = await shop.call('POST /auth/register', request);
  assert.deepEqual([again.status, again.headers['idempotent-replayed']], [200, undefined]);
});

it('An empty, overlong or unprintable key is rejected', async () => {
  for (const bad of ['', 'k'.repeat(201), 'ключ']) {
    const answer = await shop.call('POST /news-letter', { body: { email: 'x@example.com' }, headers: key(bad) });
    assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [422, ['Idempotency-Key']]);
  }
});
