import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { cacheLookups } from '../../src/runtime/cache.ts';
import { addressOf, samplesOf, type Samples } from '../authorization/sample.ts';
import { UNASKED } from '../authorization/samples/payments.ts';
import { createSamples } from '../authorization/samples/index.ts';
import { createWorld, type Party, type World } from '../authorization/world.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales } from '../support/sales.ts';

/** Public, but the response is personal, about the current moment, or an image that the browser caches. */
const NOT_KEPT = ['GET /areas/vitals', 'GET /shop-icons/:name.png', 'GET /*'];

/** Bypasses the cache: the response is computed now. */
const ANEW = { 'accept-encoding': 'identity;q=1' };
const PREFERENCES = [
  { lang: 'en', currency: 'SAR' },
  { lang: 'ar', currency: 'BHD' },
];

let shop: TestApp;
let world: World;
let samples: Samples;
let addresses: string[];
before(async () => {
  shop = await buildTestApp({ payments: UNASKED });
  world = await createWorld(shop);
  samples = createSamples({ shop, sales: createSales(shop) });
  addresses = await publicAddresses();
});
after(() => shop.close());

const routesOf = (isWanted: (entry: TestApp['app']['routeTable'][number]) => boolean) =>
  shop.app.routeTable.filter(isWanted).map(({ method, url, access }) => ({
    route: `${method} ${url.replace(/^\/api/, '')}`,
    access,
  }));

const requestOf = async (sample: Samples[string], party: Party) =>
  sample.request({ ...party, token: await shop.make.signIn(party.id) });

/** URLs of every public response, and of the two customers' purchases. */
async function publicAddresses(): Promise<string[]> {
  const found: string[] = [];
  const isPublicRead = ({ method, access }: { method: string; access: string }) =>
    method === 'GET' && access === 'public';
  for (const { route } of routesOf(isPublicRead)) {
    if (NOT_KEPT.includes(route)) continue;
    const own = samplesOf(samples, route).filter(({ access }) => access === 'public');
    assert.ok(own.length > 0, `${route} has no sample`);
    for (const sample of own) found.push(addressOf(route, await requestOf(sample, world.peopleOf('user')[0])));
  }
  const { body } = await shop.call('GET /products?filter=true');
  const [product] = body.products as { id: number; slug: string; vendor: { id: number } }[];
  assert.ok(product);
  const { id, vendor } = product;
  const listed = ['&in_stock=1', '&sort=price_asc', `&vendor=${vendor.id}`].map(
    (query) => `GET /products?filter=true${query}`,
  );
  return [...found, ...listed, `GET /products/${id}`, `GET /products/${id}/reviews`, `GET /vendors/${vendor.id}`];
}

const read = (headers: Record<string, string>) =>
  Promise.all(addresses.map(async (address) => (await shop.call(address, { headers })).text));

const hits = () => cacheLookups.get('answers')?.hits ?? 0;

test('Every public response is cached: a second request gets the same one', async () => {
  for (const address of addresses) {
    const ask = (headers = {}) => shop.call(address, { headers: { lang: 'en', ...headers } });
    const before = hits();
    let response = await ask();
    // Nothing is served from the cache until the database has confirmed its notifications.
    for (let tries = 0; tries < 100 && hits() === before; tries += 1) response = await ask();
    assert.deepEqual([response.status, hits() > before], [200, true], address);
    const again = await ask({ 'if-none-match': String(response.headers.etag) });
    assert.deepEqual([again.status, again.text], [304, ''], address);
  }
});

test('Nothing personal reaches another client', async () => {
  const people = (['user', 'vendor', 'admin'] as const).map((role) => world.peopleOf(role)[0]);
  const tokens = [undefined, ...(await Promise.all(people.map(({ id }) => shop.make.signIn(id))))];
  // Twice each, so that every role follows every other.
  for (const token of [...tokens, ...tokens])
    for (const address of addresses) {
      const kept = await shop.call(address, { ...(token && { token }) });
      const own = await shop.call(address, { ...(token && { token }), headers: ANEW });
      assert.deepEqual([kept.status, kept.text], [200, own.text], address);
    }
});

const writersOf = (access: string): Party[] =>
  (['admin', 'vendor', 'user'] as const)
    .filter((role) => access === role || access === 'any')
    .map((role) => world.peopleOf(role)[0]);

const isWrite = ({ method, access }: { method: string; access: string }) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && writersOf(access).length > 0;

const write = async (route: string, access: string): Promise<void> => {
  for (const sample of samplesOf(samples, route))
    for (const party of writersOf(access)) {
      const token = await shop.make.signIn(party.id);
      const parts = await sample.request({ ...party, token });
      const response = await shop.call(addressOf(route, parts), { token, body: parts.body, headers: parts.headers });
      assert.ok(response.status < 500, response.text);
    }
};

/**
 * Number of writes checked together; tables.test checks the notification of each table. A full run checks each write
 * alone.
 */
const AT_ONCE = process.env.TEST_ALL === '1' ? 1 : 15;

const inGroups = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, group) =>
    items.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
  );

test('After any write, the next response is current in every language and currency', async (t) => {
  let visible = 0;
  const last = new Map<object, string[]>();
  for (const preferences of PREFERENCES) last.set(preferences, await read(preferences));
  const groups = inGroups(routesOf(isWrite));
  for (const [index, group] of groups.entries())
    await t.test(group.map(({ route }) => route).join(', '), async () => {
      for (const { route, access } of group) await write(route, access);
      const preferences = PREFERENCES[index % PREFERENCES.length] ?? {};
      const [kept, now] = [await read(preferences), await read({ ...preferences, ...ANEW })];
      assert.deepEqual(
        addresses.filter((_, place) => kept[place] !== now[place]),
        [],
      );
      if (now.some((text, place) => text !== last.get(preferences)?.[place])) visible += 1;
      last.set(preferences, now);
    });
  // Otherwise the test would have checked nothing.
  assert.ok(visible > Math.min(15, groups.length / 2), `${visible} times`);
});
