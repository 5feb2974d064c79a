import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fastify } from 'fastify';
import { authorizationPlugin } from '../../src/plugins/authorization.ts';

// Who may call what is the matrix of test/authorization.
describe('the guard of the routes', () => {
  it('A route that does not say who may call it stops the boot', async () => {
    const app = fastify();
    app.decorate('routeTable', []);
    await app.register(authorizationPlugin);
    assert.throws(() => app.get('/secret', async () => 'all the orders'), /GET \/secret does not say who may call it/);
    await app.close();
  });
});
