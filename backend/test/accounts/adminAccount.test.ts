import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createAdminAccounts } from '../../src/modules/auth/adminAccount.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

const AMAL = { email: 'amal@shop.example', firstname: 'Amal', lastname: 'Saleh' };
const PASSWORD = 'walnut-shell-4';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const invite = () => createAdminAccounts(shop.database).invite(AMAL);
const choosePassword = (token: string) =>
  shop.call('POST /reset-password', {
    body: { email: AMAL.email, token, password: PASSWORD, password_confirmation: PASSWORD },
  });
const signIn = () =>
  shop.call('POST /auth/login', { body: { email: AMAL.email, password: PASSWORD, loginType: 'admin' } });

test('The first admin is invited on an empty database, chooses a password by the link, and signs in', async () => {
  const { token, isNew } = await invite();
  assert.equal(isNew, true);
  assert.equal((await signIn()).status, 401);
  assert.equal((await choosePassword(token)).status, 200);
  const { status, body } = await signIn();
  assert.equal(status, 200);
  assert.equal((await shop.call('GET /admin/dashboard', { token: body.token })).status, 200);
});

test('An admin who is invited again keeps the account, and gets a new link', async () => {
  const { token, isNew } = await invite();
  assert.equal(isNew, false);
  assert.equal((await choosePassword(token)).status, 200);
});

test('Nobody who shops or sells becomes an admin by invitation', async () => {
  const customer = await shop.make.customer();
  await assert.rejects(
    createAdminAccounts(shop.database).invite({ ...AMAL, email: customer.email }),
    /another address/,
  );
  assert.equal((await shop.call('GET /admin/dashboard', { token: customer.token })).status, 403);
});
