import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PRESET_ROLES } from '../../src/facts/permissions.ts';
import type { RouteEntry } from '../../src/plugins/authorization.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { UNASKED } from './samples/payments.ts';

let shop: TestApp;
let store: Vendor;
let rest: Vendor;
before(async () => {
  shop = await buildTestApp({ payments: UNASKED });
  [store, rest] = [await shop.make.vendor(), await shop.make.vendor()];
});
after(() => shop.close());

const NOBODY = '999999999';

const addressOf = ({ method, url }: RouteEntry) => `${method} ${url.replace(/^\/api/, '').replace(/:\w+/g, NOBODY)}`;

/** Routes of a console that a member in a role may not call, and those whose response says otherwise. */
const compare = async (access: RouteEntry['access'], token: string, permissions: readonly string[]) => {
  const routes = shop.app.routeTable.filter((route) => route.access === access);
  const wrong: string[] = [];
  for (const route of routes) {
    const may = route.permission === 'member' || permissions.includes(route.permission ?? '');
    const body = route.method === 'POST' ? {} : undefined;
    const { status, body: answer } = await shop.call(addressOf(route), { token, body });
    const isRefused = status === 403 && answer.code === 'permission_missing';
    if (isRefused === may || (isRefused && answer.data.permission !== route.permission))
      wrong.push(`${route.method} ${route.url} (${route.permission}): ${status} ${answer.code}`);
  }
  return wrong;
};

for (const [role, permissions] of Object.entries(PRESET_ROLES.vendor))
  test(`A member of a store as ${role} may call what the role includes`, async () => {
    const { token } = await shop.make.member(store.vendorId, role as keyof typeof PRESET_ROLES.vendor);
    assert.deepEqual(await compare('vendor', token, permissions), []);
  });

for (const [role, permissions] of Object.entries(PRESET_ROLES.platform))
  test(`A member of the platform as ${role} may call what the role includes`, async () => {
    const { token } = await shop.make.admin(role as keyof typeof PRESET_ROLES.platform);
    assert.deepEqual(await compare('admin', token, permissions), []);
  });

test('Every permission opens a route, so no role promises what does not exist', () => {
  const named = new Set(shop.app.routeTable.map(({ permission }) => permission));
  const promised = Object.values(PRESET_ROLES).flatMap(({ owner }) => owner);
  assert.deepEqual(
    promised.filter((permission) => !named.has(permission)),
    [],
  );
});

test('A role in one store gives nothing in another', async () => {
  const clerk = await shop.make.member(store.vendorId, 'manager');
  const { slug } = await shop.make.product({ vendorId: rest.vendorId });
  const read = await shop.call(`GET /vendor/products/${slug}`, { token: clerk.token });
  assert.equal(read.status, 404);
});
