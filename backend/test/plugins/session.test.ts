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

  it('A session lasts a day, a remembered one thirty', async () => {
    assert.equal(Math.round(await hoursLeft(await signIn(false))), 24);
    assert.equal(Math.round(await hoursLeft(await signIn(true))), 720);
  });

  it('A session that has expired is nobody', async () => {
    const { token } = await test.make.customer();
    await test.database.query(
      sql`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE token_hash = ${hashToken(token)}`,
    );
    assert.equal((await test.call('GET /user', { token })).status, 401);
  });

  it('A session that is used lives on', async () => {
    const token = await signIn(false);
    await test.database.query(sql`
      UPDATE sessions SET last_seen_at = now() - interval '20 hours', expires_at = now() + interval '4 hours'
      WHERE token_hash = ${hashToken(token)}`);
    assert.equal((await test.call('GET /user', { token })).status, 200);
    assert.equal(Math.round(await hoursLeft(token)), 24);
  });

  it('A session that was used a moment ago is not written again, and no other one lives on with it', async () => {
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

  it('A remembered session that is used lives on for thirty days more', async () => {
    const token = await signIn(true);
    await test.database.query(sql`
      UPDATE sessions SET last_seen_at = now() - interval '1 day', expires_at = now() + interval '1 hour'
      WHERE token_hash = ${hashToken(token)}`);
    await test.call('GET /user', { token });
    assert.equal(Math.round(await hoursLeft(token)), 720);
  });

  it('A token is not in the database, only its hash', async () => {
    const token = await signIn(false);
    const found = await test.database.first(
      sql`SELECT 1 AS one FROM sessions WHERE encode(token_hash, 'escape') LIKE ${`%${token}%`}`,
    );
    assert.equal(found, null);
  });

  it('Whoever sends no token, a made-up one or a broken header is a visitor', async () => {
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

  it('A person whose account is deleted is signed out at once', async () => {
    const { id, token } = await test.make.customer();
    await test.database.query(sql`UPDATE users SET deleted_at = now() WHERE id = ${id}`);
    assert.equal((await test.call('GET /user', { token })).status, 401);
  });

  it('A person who was blocked is nobody, also with a session that was left open', async () => {
    const { id, token } = await test.make.customer();
    await test.database.query(sql`UPDATE users SET blocked_at = now(), block_reason = 'fraud' WHERE id = ${id}`);
    assert.equal((await test.call('GET /user', { token })).status, 401);
  });

  it('A vendor who is switched off, rejected or removed is refused at once', async () => {
    for (const change of [sql`active = 0`, sql`active = 2`, sql`deleted_at = now()`]) {
      const vendor = await test.make.vendor();
      assert.equal((await test.call('GET /user', { token: vendor.token })).status, 200);
      await test.database.query(sql`UPDATE vendors SET ${change} WHERE id = ${vendor.vendorId}`);
      assert.equal((await test.call('GET /user', { token: vendor.token })).status, 403);
    }
  });
});
