import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const consentsOf = (email: string) =>
  shop.database.query<{ purpose: string; given: boolean; source: string }>(
    sql`SELECT purpose, given, source FROM consents WHERE email = ${email} ORDER BY id`,
  );

test('A registration is a consent to both texts, in the version that is published', async () => {
  await shop.database.query(sql`
    UPDATE pages SET published_body = 'a', published_body_ar = 'b', published_at = '2026-01-01' WHERE key = 'terms'`);
  const email = 'consent@test.balsam.test';
  const body = {
    ...{ firstname: 'Rania', lastname: 'Nasser', email, phone_number: '0500000004', terms: true },
    ...{ password: 'plum-tree-9', confirm_password: 'plum-tree-9' },
  };
  const registered = await shop.call('POST /auth/register', { body });
  assert.equal(registered.status, 200, registered.text);
  const source = 'registration';
  assert.deepEqual(await consentsOf(email), [
    { purpose: 'terms', given: true, source },
    { purpose: 'privacy', given: true, source },
  ]);
});

test('The newsletter is withdrawn by one click, and the log only grows', async () => {
  const { token, email } = await shop.make.customer();
  await shop.database.query(sql`INSERT INTO newsletter_subscribers (email, confirmed_at) VALUES (${email}, now())`);
  const read = async () => {
    const { body } = await shop.call('GET /user/consents', { token });
    return body.consents.find(({ purpose }: { purpose: string }) => purpose === 'newsletter').given;
  };
  assert.equal(await read(), true);
  const withdrawn = await shop.call('POST /user/consents', { token, body: { purpose: 'newsletter', given: false } });
  assert.equal(withdrawn.status, 200, withdrawn.text);
  assert.equal(await read(), false);
  assert.deepEqual(await consentsOf(email), [{ purpose: 'newsletter', given: false, source: 'settings' }]);
  await assert.rejects(shop.database.query(sql`UPDATE consents SET given = true`), /append-only/);
  await assert.rejects(shop.database.query(sql`DELETE FROM consents`), /append-only/);
});
