import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createAddressRepository } from '../../src/modules/people/addresses/repository.ts';
import { createAuthRepository } from '../../src/modules/people/auth/repository.ts';
import { createWishlistRepository } from '../../src/modules/catalogue/wishlist/repository.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
let accounts: ReturnType<typeof createAuthRepository>;
before(async () => {
  shop = await buildTestApp();
  accounts = createAuthRepository(shop.database);
});
after(() => shop.close());

const setUser = (id: number, change: ReturnType<typeof sql>) =>
  shop.database.query(sql`UPDATE users SET ${change} WHERE id = ${id}`);

const CUSTOMER = { role: 3, vendorId: null } as const;
const OPENING = { remember: false, factor: null, client: { address: '127.0.0.1', userAgent: '' } } as const;

const sessionsOf = async (userId: number) => {
  const rows = await shop.database.query<{ token_hash: Buffer }>(
    sql`SELECT token_hash FROM sessions WHERE user_id = ${userId}`,
  );
  return rows.map(({ token_hash: hash }) => hash.toString('hex')).sort();
};

const passwordOf = async (userId: number) => (await accounts.findPasswordHash(userId))?.passwordHash ?? '';

test('A session opens only with the current password of an active account', async () => {
  const { id } = await shop.make.customer();
  const passwordHash = await passwordOf(id);
  const open = (hash = passwordHash) =>
    accounts.insertSession(randomBytes(32), { id, passwordHash: hash }, CUSTOMER, OPENING);
  assert.equal(await open(), true);
  assert.equal(await open('another hash'), false);
  await setUser(id, sql`blocked_at = now(), block_reason = 'fraud'`);
  assert.equal(await open(), false);
  await setUser(id, sql`blocked_at = NULL, block_reason = '', deleted_at = now()`);
  assert.equal(await open(), false);
  assert.equal((await sessionsOf(id)).length, 2);
});

test('A session is not valid while its account is blocked or deleted', async () => {
  const { id, token } = await shop.make.customer();
  for (const [change, status] of [
    [sql`blocked_at = now(), block_reason = 'fraud'`, 401],
    [sql`blocked_at = NULL, block_reason = '', deleted_at = now()`, 401],
    [sql`deleted_at = NULL`, 200],
  ] as const) {
    await setUser(id, change);
    assert.equal((await shop.call('GET /user', { token })).status, status);
  }
});

test('Signing out ends the person’s own sessions except the one to keep', async () => {
  const [one, other] = [await shop.make.customer(), await shop.make.customer()];
  const [kept, ended] = [randomBytes(32), randomBytes(32)];
  const credentials = { id: one.id, passwordHash: await passwordOf(one.id) };
  for (const hash of [kept, ended]) await accounts.insertSession(hash, credentials, CUSTOMER, OPENING);
  const foreign = await sessionsOf(other.id);
  await accounts.deleteSession(ended);
  assert.equal((await sessionsOf(one.id)).length, 2);
  await accounts.deleteSessions(one.id, kept);
  assert.deepEqual(await sessionsOf(one.id), [kept.toString('hex')]);
  await accounts.deleteSessions(one.id);
  assert.deepEqual([await sessionsOf(one.id), await sessionsOf(other.id)], [[], foreign]);
});

test('An account is found by its address until deleted, with its block reason', async () => {
  const [one, other] = [await shop.make.customer(), await shop.make.vendor()];
  const hash = await passwordOf(other.id);
  await accounts.updatePassword(one.id, 'a new hash');
  assert.deepEqual([await passwordOf(one.id), await passwordOf(other.id)], ['a new hash', hash]);
  const found = await accounts.findCredentials(one.email);
  assert.deepEqual([found?.id, found?.blockReason, found?.store], [one.id, null, null]);
  assert.equal((await accounts.findCredentials(other.email))?.store?.active, 1);
  assert.equal((await accounts.findNameAndLang(one.email))?.firstname, 'Layla');
  await setUser(one.id, sql`blocked_at = now(), block_reason = 'fraud'`);
  assert.equal((await accounts.findCredentials(one.email))?.blockReason, 'fraud');
  await setUser(one.id, sql`deleted_at = now()`);
  assert.equal(await accounts.findCredentials(one.email), null);
  assert.equal(await accounts.findNameAndLang(one.email), null);
  assert.equal(await accounts.insertReset(randomBytes(32), one.email), null);
  await shop.database.query(sql`UPDATE vendors SET deleted_at = now() WHERE id = ${other.vendorId}`);
  assert.equal((await accounts.findCredentials(other.email))?.store, null);
});

test('A reset link works once, for half an hour, and voids the person’s other links', async () => {
  const [one, other] = [await shop.make.customer(), await shop.make.customer()];
  const link = async (email: string) => {
    const hash = randomBytes(32);
    await accounts.insertReset(hash, email);
    return hash;
  };
  const [first, second, foreign] = [await link(one.email), await link(one.email), await link(other.email)];
  assert.equal(await accounts.useReset(first, other.email), null);
  assert.equal(await accounts.useReset(randomBytes(32), one.email), null);
  assert.deepEqual(await accounts.useReset(first, one.email), { id: one.id, role: 3 });
  assert.equal(await accounts.useReset(first, one.email), null);
  assert.equal(await accounts.useReset(second, one.email), null);
  assert.deepEqual(await accounts.useReset(foreign, other.email), { id: other.id, role: 3 });

  const old = await link(one.email);
  await shop.database.query(sql`
    UPDATE password_resets SET expires_at = expires_at - interval '31 minutes' WHERE token_hash = ${old}`);
  assert.equal(await accounts.useReset(old, one.email), null);
  await shop.database.transaction(async () => {
    await shop.database.query(sql`UPDATE password_resets SET expires_at = now() WHERE token_hash = ${old}`);
    assert.equal(await accounts.useReset(old, one.email), null);
  });
  const last = await link(one.email);
  await setUser(one.id, sql`deleted_at = now()`);
  assert.equal(await accounts.useReset(last, one.email), null);
});

test('An address with an account gets no second one until the first is deleted', async () => {
  const { id, email } = await shop.make.customer();
  const names = { firstname: 'Noor', lastname: 'Saleh', phoneNumber: '', companyName: '', companyAddress: '' };
  const insert = () => accounts.insertUser({ isCustomer: true, email, passwordHash: 'hash', lang: 'ar', ...names });
  assert.equal(await insert(), null);
  await setUser(id, sql`deleted_at = now()`);
  assert.ok(((await insert()) ?? 0) > id);
});

test('Only its owner reads and writes an address book, with places in their language', async () => {
  const addresses = createAddressRepository(shop.database);
  const [one, other] = [await shop.make.customer(), await shop.make.customer()];
  await shop.make.address(one.id, 1);
  await shop.make.address(one.id, 0);
  await shop.make.address(other.id, 0);
  const foreign = await addresses.list(other.id, 'en');
  const [billing, shipping] = await addresses.list(one.id, 'ar');
  assert.deepEqual([billing?.type, shipping?.type], [0, 1]);
  assert.deepEqual(billing?.country, { id: billing?.country?.id, name: 'المملكة العربية السعودية', iso2: 'SA' });
  assert.deepEqual(billing?.city, { id: billing?.city?.id, name: 'الرياض' });
  const lines = {
    address_1: '7 Olive Street',
    address_2: '',
    postal_code: '54321',
    phone_number: '',
    national_address: '',
  };
  const country_id = billing?.country?.id ?? 0;
  await addresses.save(one.id, { type: 0, country_id, state_id: null, city_id: null, ...lines });
  const [changed, kept] = await addresses.list(one.id, 'ar');
  assert.deepEqual([changed?.address_1, changed?.state, changed?.city], ['7 Olive Street', null, null]);
  assert.deepEqual(kept, shipping);
  assert.deepEqual(await addresses.list(other.id, 'en'), foreign);
});

test('A wishlist is its owner’s and shows only what is on sale', async () => {
  const wishes = createWishlistRepository(shop.database);
  const [one, other] = [await shop.make.customer(), await shop.make.customer()];
  const [mask, glove] = [await shop.make.product(), await shop.make.product()];
  const draft = await shop.make.product({ status: 'draft' });
  assert.deepEqual(await wishes.add(one.id, mask.id), { is_kept: true });
  assert.deepEqual(await wishes.add(one.id, mask.id), { is_kept: true });
  assert.equal(await wishes.add(one.id, draft.id), null);
  assert.equal(await wishes.add(one.id, 999_999), null);
  await wishes.add(one.id, glove.id);
  await wishes.add(other.id, mask.id);
  const namesOf = async (userId: number) => (await wishes.list(userId)).map(({ id }) => id);
  assert.deepEqual([await namesOf(one.id), await namesOf(other.id)], [[glove.id, mask.id], [mask.id]]);
  const [newest, oldest] = await wishes.list(one.id);
  assert.equal(await wishes.remove(other.id, newest?.item_id ?? 0), false);
  assert.equal(await wishes.remove(one.id, oldest?.item_id ?? 0), true);
  assert.equal(await wishes.remove(one.id, oldest?.item_id ?? 0), false);
  await shop.database.query(sql`UPDATE products SET status = 'draft' WHERE id = ${glove.id}`);
  assert.deepEqual([await namesOf(one.id), await namesOf(other.id)], [[], [mask.id]]);
});
