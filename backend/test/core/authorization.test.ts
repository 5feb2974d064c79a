import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fastify } from 'fastify';
import { authorizationPlugin, type RouteEntry } from '../../src/plugins/authorization.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

// Parameters that no row has: whoever is let through finds nothing.
const addressOf = ({ method, url }: RouteEntry) =>
  `${method} ${url.replace(/^\/api/, '').replace(/:[a-zA-Z]+/g, '999999999')}`;

describe('who may call what', () => {
  let test: TestApp;
  const tokens = new Map<string, string>();
  before(async () => {
    test = await buildTestApp();
    tokens.set('user', (await test.make.customer()).token);
    tokens.set('vendor', (await test.make.vendor()).token);
    tokens.set('admin', (await test.make.admin()).token);
  });
  after(() => test.close());

  const closed = () => test.app.routeTable.filter(({ access }) => access !== 'public');

  it('A route that does not say who may call it stops the boot', async () => {
    const app = fastify();
    app.decorate('routeTable', []);
    await app.register(authorizationPlugin);
    assert.throws(() => app.get('/secret', async () => 'all the orders'), /GET \/secret does not say who may call it/);
    await app.close();
  });

  it('A visitor is asked to sign in on every route that is not public', async () => {
    assert.ok(closed().length > 0);
    for (const route of closed()) assert.equal((await test.call(addressOf(route))).status, 401, addressOf(route));
  });

  it('A person of another role is refused on every route of a role', async () => {
    for (const route of closed().filter(({ access }) => access !== 'any')) {
      for (const [role, token] of tokens) {
        const { status } = await test.call(addressOf(route), { token });
        const expected = role !== route.access;
        assert.equal(status === 403, expected, `${role}: ${addressOf(route)} answered ${status}`);
      }
    }
  });

  it('A vendor who is not active is refused on every route that is not public', async () => {
    for (const active of [0, 2] as const) {
      const { token } = await test.make.vendor({ active });
      for (const route of closed())
        assert.equal((await test.call(addressOf(route), { token })).status, 403, addressOf(route));
    }
  });
});
