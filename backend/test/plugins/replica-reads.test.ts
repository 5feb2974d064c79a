import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fastify, type RouteOptions } from 'fastify';
import { replicaReadsPlugin } from '../../src/plugins/replica-reads.ts';

const register = async (route: Pick<RouteOptions, 'method' | 'url' | 'config'>) => {
  const app = fastify();
  await app.register(replicaReadsPlugin);
  app.route({ ...route, handler: () => 'read' });
  await app.ready();
  await app.close();
};

it('Only a cached public GET of the catalogue may read from a replica', async () => {
  const config = { access: 'public', cache: true, reads: 'replica' } as const;
  await register({ method: 'GET', url: '/api/products/:id', config });
  const refused = [
    register({ method: 'POST', url: '/api/products', config }),
    register({ method: 'GET', url: '/api/products', config: { ...config, access: 'user' } }),
    register({ method: 'GET', url: '/api/products', config: { access: 'public', reads: 'replica' } }),
    register({ method: 'GET', url: '/api/orders', config }),
  ];
  for (const each of refused) await assert.rejects(each, /must not read from a replica/);
});
