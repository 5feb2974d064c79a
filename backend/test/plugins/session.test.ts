import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { hashToken } from '../../src/plugins/session.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';

describe('sessions', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  const hoursLeft = async (token: string) =>
    Number(
      (
        await test.database.first<{ hours: string }>(sql`
          SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM sessions WHERE token_hash = ${hashToken(token)}`)
      )?.hours,
    );

  const signIn = async (remember_me: boolean) => {
    const { email } = await test.make.customer();
    return (await test.call('POST /auth/login', { body: { email, password: TEST_PASSWORD, remember_me } })).body.token;
  };

  it('A session lasts one day, a remembered one thirty', async () => {
    assert.equal(Math.round(await hoursLeft(await signIn(false))), 24);
    assert.equal(Math.round(await hoursLeft(await signIn(true))), 720);
  });

  it('An expired session is anonymous', async () => {
    const { token } = await test.make.customer();
    await test.database.query(
      sql`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE token_hash = ${hashToken(token)}`,
    );
    assert.equal((await test.call('GET /user', { token })).status, 401);
  });

  it('Using a session extends it', async () => {
    const token = await signIn(false);
    await test.database.query(sql`
      UPDATE sessions SET last_seen_at = now() - interval '20 hours', expires_at = now() + interval '4 hours'
      WHERE token_hash = ${hashToken(token)}`);
    assert.equal((await test.call('GET /user', { token })).status, 200);
    assert.equal(Math.round(await hoursLeft(token)), 24);
  });

  it('A recently used session is not written again, and others are not extended', async () => {
    const { token, id } = await test.make.customer();
    const other = await test.make.signIn(id);
    const used = (ago: string) =>
      test.database.query(sql`
        UPDATE sessions SET last_seen_at = now() - ${ago}::interval, expires_at = now() + interval '4 hours' WHERE user_id = ${id}`);
    await used('4 minutes');
    await test.call('GET /user', { token });
    assert.equal(Math.round(await hoursLeft(token)), 4);
    await used('6 minutes');
    await test.call('GET /user', { token });
    assert.deepEqual([Math.round(await hoursLeft(token)), Math.round(await hoursLeft(other))], [24, 4]);
  });

  it('Using a remembered session extends it by thirty days', async () => {
    const token = await signIn(true);
    await test.database.query(sql`
      UPDATE sessions SET last_seen_at = now() - interval '1 day', expires_at = now() + interval '1 hour'
      WHERE token_hash = ${hashToken(token)}`);
    await test.call('GET /user', { token });
    assert.equal(Math.round(await hoursLeft(token)), 720);
  });

  it('The database stores only the hash of a token', async () => {
    const token = await signIn(false);
    const found = await test.database.first(
      sql`SELECT 1 AS one FROM sessions WHERE encode(token_hash, 'escape') LIKE ${`%${token}%`}`,
    );
    assert.equal(found, null);
  });

  it('A missing, unknown or malformed token is a visitor', async () => {
    for (const authorization of [
      '',
      'Bearer',
      'Bearer x',
      `Bearer ${'A'.repeat(43)}`,
      'Basic YTpi',
      `Bearer ${'A'.repeat(5000)}`,
    ]) {
      assert.equal((await test.call('GET /user', { headers: { authorization } })).status, 401);
    }
    const { token } = await test.make.customer();
    for (const authorization of [`Bearer ${token} and more`, `Basic Bearer ${token}`])
      assert.equal((await test.call('GET /user', { headers: { authorization } })).status, 401);
  });

  it('Deleting an account signs it out immediately', async () => {
    const { id, token } = await test.make.customer();
    await test.database.query(sql`UPDATE users SET deleted_at = now() WHERE id = ${id}`);
    assert.equal((await test.call('GET /user', { token })).status, 401);
  });

  it('A blocked customer’s open session is anonymous', async () => {
    const { id, token } = await test.make.customer();
    await test.database.query(sql`UPDATE users SET blocked_at = now(), block_reason = 'fraud' WHERE id = ${id}`);
    assert.equal((await test.call('GET /user', { token })).status, 401);
  });

  it('A suspended, rejected or removed vendor is refused immediately', async () => {
    for (const change of [sql`active = 0`, sql`active = 2`, sql`deleted_at = now()`]) {
      const vendor = await test.make.vendor();
      assert.equal((await test.call('GET /user', { token: vendor.token })).status, 200);
      await test.database.query(sql`UPDATE vendors SET ${change} WHERE id = ${vendor.vendorId}`);
      assert.equal((await test.call('GET /user', { token: vendor.token })).status, 403);
    }
  });
});
