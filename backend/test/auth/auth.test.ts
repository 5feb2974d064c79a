import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';

const registration = {
  firstname: 'Huda',
  lastname: 'Salem',
  email: 'Huda@Example.com',
  phone_number: '0500000001',
  password: 'plum-tree-9',
  confirm_password: 'plum-tree-9',
  terms: true,
  account_type: 'customer',
};

describe('signing in', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  it('A customer registers and signs in with the email address in any case', async () => {
    const registered = await test.call('POST /auth/register', { body: registration });
    assert.equal(registered.status, 200);
    assert.equal(registered.body.message, 'Registration successful!');
    const login = await test.call('POST /auth/login', { body: { email: 'HUDA@example.com', password: 'plum-tree-9' } });
    assert.equal(login.status, 200);
    assert.equal(login.body.user.role, 3);
    const user = await test.call('GET /user', { token: login.body.token });
    assert.equal(user.body.user.email, 'huda@example.com');
    assert.equal(user.body.user.full_name, 'Huda Salem');
  });

  it('A token cannot be used after signing out', async () => {
    const { token } = await test.make.customer();
    assert.equal((await test.call('POST /auth/logout', { token })).status, 200);
    assert.equal((await test.call('GET /user', { token })).status, 401);
  });

  it('A customer is refused at the vendor and admin sign-ins', async () => {
    const { email } = await test.make.customer();
    for (const [user_type, code] of [
      ['vendor', 'not_a_vendor'],
      ['admin', 'not_an_admin'],
    ]) {
      const login = await test.call('POST /auth/login', {
        body: { email, password: TEST_PASSWORD, loginType: user_type },
      });
      assert.deepEqual([login.status, login.body.code], [403, code]);
    }
  });
});
