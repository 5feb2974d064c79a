import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { fillWithLines } from '../carts/full-cart.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const key = (value: string) => ({ 'idempotency-key': value });

const stored = async () => {
  const row = await shop.database.first<{ keys: number; bytes: number }>(
    sql`SELECT count(*) AS keys, coalesce(sum(octet_length(answer)), 0) AS bytes FROM idempotency_keys`,
  );
  assert.ok(row);
  return row;
};

const fillBudget = (keys: number, bytes: number) =>
  shop.database.query(sql`
    INSERT INTO idempotency_keys (key_hash, request_hash, sender, status, answer)
    SELECT sha256(gen_random_uuid()::text::bytea), '', sender, 200, decode(repeat('00', ${bytes}::integer), 'hex')
    FROM generate_series(1, ${keys}::integer) AS number,
      (SELECT sender FROM idempotency_keys ORDER BY created_at DESC LIMIT 1) AS latest`);

it('Sixty reads with sixty keys store nothing', async () => {
  const { sku } = await shop.make.product();
  const before = await stored();
  for (let look = 0; look < 60; look += 1) {
    const response = await shop.call('POST /quick-order/lookup', {
      body: { skus: [sku] },
      headers: key(`look ${look}`),
    });
    assert.equal(response.status, 200, response.text);
  }
  assert.deepEqual(await stored(), before);
});

it('An addition to a large cart happens once and stores no response', async () => {
  const { id, token } = await shop.make.customer();
  await fillWithLines(shop, id, 400);
  const { id: productId } = await shop.make.product();
  const send = () =>
    shop.call('POST /carts', { token, body: { product_id: productId, quantity: 1 }, headers: key('add one') });
  const before = await stored();
  const [first, second] = [await send(), await send()];
  assert.deepEqual([first.status, second.text], [200, first.text]);
  assert.equal(second.headers['idempotent-replayed'], 'true');
  assert.equal(second.body.cart.cart_items[0].quantity, 1);
  assert.deepEqual(await stored(), { keys: before.keys + 1, bytes: before.bytes });
});

it('Repeating a request whose response was too large is rejected and writes nothing', async () => {
  const { token } = await shop.make.admin();
  const body = { body: randomBytes(10_000).toString('hex'), body_arabic: randomBytes(10_000).toString('hex') };
  const page = { ...body, publish: true };
  const send = () => shop.call('POST /admin/pages/about', { token, body: page, headers: key('a long page') });
  const [first, before] = [await send(), await stored()];
  assert.equal(first.status, 200, first.text);
  const second = await send();
  assert.deepEqual([second.status, second.body.code], [409, 'response_not_stored']);
  const { updated_at: updatedAt } = (await shop.call('GET /admin/pages/about', { token })).body.data;
  assert.deepEqual([updatedAt, await stored()], [first.body.data.updated_at, before]);
});

it('The keys of visitors at different addresses are separate', async () => {
  const subscribe = (remoteAddress: string, email: string) =>
    shop.app.inject({
      ...{ method: 'POST', url: '/api/news-letter', remoteAddress },
      ...{ headers: key('everybody uses this one'), payload: { email } },
    });
  assert.equal((await subscribe('198.51.100.1', 'one@example.com')).statusCode, 200);
  const other = await subscribe('198.51.100.2', 'two@example.com');
  assert.deepEqual([other.statusCode, other.headers['idempotent-replayed']], [200, undefined]);
  const same = await subscribe('198.51.100.1', 'one@example.com');
  assert.deepEqual([same.statusCode, same.headers['idempotent-replayed']], [200, 'true']);
});

it('A visitor over the storage quota is rejected, also outside transactions', async () => {
  const register = (email: string) => {
    const names = { firstname: 'Noor', lastname: 'Haddad', phone_number: '0500000002' };
    const secrets = { password: 'plum-tree-9', confirm_password: 'plum-tree-9', terms: 'true' };
    const payload = { ...names, ...secrets, email, account_type: 'customer' };
    return shop.app.inject({
      ...{ method: 'POST', url: '/api/auth/register', remoteAddress: '198.51.100.9', payload },
      headers: key(email),
    });
  };
  assert.equal((await register('first@example.com')).statusCode, 200);
  await fillBudget(256, 16 * 1024);
  const refused = await register('second@example.com');
  assert.deepEqual([refused.statusCode, refused.json().code], [429, 'idempotency_keys_used']);
  assert.deepEqual(await shop.database.query(sql`SELECT id FROM users WHERE email = 'second@example.com'`), []);
  assert.equal((await register('first@example.com')).headers['idempotent-replayed'], 'true');
});

it('A user with too many keys is rejected before anything is written', async () => {
  const { token } = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  const add = (value: string) =>
    shop.call('POST /carts', { token, body: { product_id: productId, quantity: 1 }, headers: key(value) });
  assert.equal((await add('the first')).status, 200);
  await fillBudget(2000, 1);
  const refused = await add('one too many');
  assert.deepEqual([refused.status, refused.body.code], [429, 'idempotency_keys_used']);
  assert.equal(Number(refused.headers['retry-after']), 3600);
  assert.equal((await add('the first')).headers['idempotent-replayed'], 'true');
  const cart = await shop.call('GET /carts', { token });
  assert.equal(cart.body.data[0].cart_items[0].quantity, 1);
  assert.equal((await shop.call('POST /carts', { token, body: { product_id: productId, quantity: 1 } })).status, 200);
});
