import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { sql } from '../../src/sql/sql.ts';
import { vendorActorOf } from '../../src/modules/people/auth/vendor-actor.ts';
import { authorizationPlugin, type RouteEntry } from '../../src/plugins/authorization.ts';
import type { Access, Permission } from '../../src/wire/access.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

it('A route of a console without a permission of that console fails the boot', async () => {
  const app = fastify();
  app.decorate('routeTable', []);
  await app.register(authorizationPlugin);
  const open = (config: { access: Access; permission?: Permission }) => () =>
    app.get('/money', { config }, async () => 'all the money');
  assert.throws(open({ access: 'vendor' }), /GET \/money \(vendor\) declares the permission undefined/);
  assert.throws(open({ access: 'vendor', permission: 'audit.read' }), /declares the permission audit.read/);
  assert.throws(open({ access: 'public', permission: 'member' }), /GET \/money \(public\)/);
  await app.close();
});

// The matrix of access is in test/authorization; this file tests how a route declares it.
describe('route guards', () => {
  let shop: TestApp;
  before(async () => {
    shop = await buildTestApp();
  });
  after(() => shop.close());

  it('A route without declared access fails the boot', async () => {
    const app = fastify();
    app.decorate('routeTable', []);
    await app.register(authorizationPlugin);
    assert.throws(
      () => app.get('/secret', async () => 'all the orders'),
      /GET \/secret does not declare who may call it/,
    );
    await app.close();
  });

  it('Every method of a route is in the table once, and HEAD follows GET', async () => {
    const app = fastify({ exposeHeadRoutes: true });
    const table: RouteEntry[] = [];
    app.decorate('routeTable', table);
    await app.register(authorizationPlugin);
    const config = { access: 'vendor', permission: 'member' } as const;
    app.route({ method: ['GET', 'POST'], url: '/mine', config, handler: async () => 'mine' });
    await app.ready();
    assert.deepEqual(table, [
      { method: 'GET', url: '/mine', ...config },
      { method: 'POST', url: '/mine', ...config },
    ]);
    await app.close();
  });

  const DOORS = {
    public: '/site',
    any: '/user',
    user: '/wishlist',
    vendor: '/vendor/shipping-zones',
    admin: '/admin/team',
  };

  it('A route admits its roles, asks visitors to sign in and rejects everyone else', async () => {
    const people = {
      user: await shop.make.customer(),
      vendor: await shop.make.vendor(),
      admin: await shop.make.admin(),
    };
    for (const [door, path] of Object.entries(DOORS)) {
      const visitor = await shop.call(`GET ${path}`);
      assert.equal(visitor.status, door === 'public' ? 200 : 401, door);
      for (const [who, { token }] of Object.entries(people)) {
        const { status, body } = await shop.call(`GET ${path}`, { token });
        const isOpen = door === 'public' || door === 'any' || door === who;
        assert.deepEqual([status, body.code], isOpen ? [200, undefined] : [403, 'forbidden'], `${who} at ${door}`);
      }
    }
  });

  it('Pending and rejected vendors read their state on every route', async () => {
    for (const [active, code] of [
      [0, 'vendor_inactive'],
      [2, 'vendor_refused'],
    ] as const) {
      const { token } = await shop.make.vendor({ active });
      for (const path of [DOORS.vendor, DOORS.any]) {
        const { status, body } = await shop.call(`GET ${path}`, { token });
        assert.deepEqual([status, body.code], [403, code]);
      }
      assert.equal((await shop.call(`GET ${DOORS.public}`, { token })).status, 200);
    }
  });

  it('Personal responses are not cacheable, public ones may be', async () => {
    const { token } = await shop.make.customer();
    const keeping = async (path: string, as?: string) =>
      (await shop.call(`GET ${path}`, { token: as })).headers['cache-control'];
    const forEverybody = 'public, max-age=0, must-revalidate';
    // While the changes of other processes are not known, nothing is cached.
    while (!shop.database.isCurrent()) await pause(10);
    assert.deepEqual([await keeping('/site'), await keeping('/site', token)], [forEverybody, forEverybody]);
    // Signed-in users are also offered the countries of their own addresses.
    assert.deepEqual(
      [await keeping('/countries'), await keeping('/countries', token)],
      ['private, no-cache', 'no-store'],
    );
    assert.equal(await keeping(DOORS.any), 'no-store');
    assert.equal((await shop.call('GET /nothing/here')).status, 404);
    assert.equal((await shop.call('POST /nothing/here')).status, 404);
  });

  it('A change belongs to the vendor who makes it, and no one else is a vendor', async () => {
    const vendor = await shop.make.vendor();
    const other = await shop.make.vendor();
    const seen: unknown[] = [];
    const request = (user: object | null) => ({ user }) as never;
    const actor = { id: vendor.id, role: 2, vendorId: vendor.vendorId, vendorActive: 1, permissions: [] };
    assert.deepEqual(vendorActorOf(request(actor)), { vendorId: vendor.vendorId, actor });
    const others = [{ vendorId: null }, { vendorActive: 0 }, { vendorActive: null, permissions: [] }];
    for (const user of [null, ...others.map((state) => ({ ...actor, ...state }))])
      assert.throws(() => seen.push(vendorActorOf(request(user))));
    assert.deepEqual(seen, []);
    assert.notEqual(other.vendorId, vendor.vendorId);
    await shop.database.query(sql`UPDATE vendors SET deleted_at = now() WHERE id = ${vendor.vendorId}`);
    assert.equal((await shop.call('GET /vendor/shipping-zones', { token: vendor.token })).status, 403);
  });
});
