import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGateway, openTwoReleases } from '../gateway/testing.ts';

async function openShop(name = 'Cedar') {
  const brand = { name, name_arabic: 'الأرز', accent: '#7a3b12' };
  const { store } = await openTwoReleases();
  const askApi = async () => ({ status: 200, body: { data: { brand } } });
  return openGateway(store, { askApi });
}

test('The offline page names the shop in both languages and needs no other file', async () => {
  const { ask } = await openShop();
  const { body, headers } = await ask('/offline');
  assert.match(body, /<title>You are offline – Cedar · لا يوجد اتصال بالإنترنت – الأرز<\/title>/);
  assert.doesNotMatch(body, /src=|<link|<script/);
  assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-/);
});

test('Browsers ask for the worker at each visit, so that a faulty one can be replaced', async () => {
  const { ask } = await openShop();
  const { body, headers } = await ask('/sw.js');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.match(String(headers['content-type']), /^text\/javascript/);
  assert.match(body, /const CACHE = 'offline-[\da-f]{12}';/);
});

test('A changed offline page is a new version of the worker', async () => {
  const versionOf = async (name: string) =>
    /offline-[\da-f]{12}/.exec((await (await openShop(name)).ask('/sw.js')).body)?.[0];
  assert.equal(await versionOf('Cedar'), await versionOf('Cedar'));
  assert.notEqual(await versionOf('Cedar'), await versionOf('Palm'));
});

test('An installed shop has its own name, color and icons, in the language of the page', async () => {
  const { ask } = await openShop();
  const page = (await ask('/', 'lang=ar')).body;
  const [, address = ''] = /<link rel="manifest" href="([^"]*)">/.exec(page) ?? [];
  const { body, headers } = await ask(address);
  assert.match(String(headers['content-type']), /^application\/manifest\+json/);
  const { icons, ...manifest } = JSON.parse(body);
  assert.deepEqual(manifest, {
    ...{ id: '/', name: 'الأرز', short_name: 'الأرز', lang: 'ar', dir: 'rtl', start_url: '/?lang=ar', scope: '/' },
    ...{ display: 'standalone', theme_color: '#7a3b12', background_color: '#ffffff' },
  });
  assert.deepEqual(
    icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`),
    ['192x192 any', '512x512 any', '512x512 maskable'],
  );
  for (const { src } of icons) assert.match(src, /^\/api\/shop-icons\/\w+\.png\?v=[\da-f]{8}$/);
});

test('A page may run the worker, and nothing else of its policy changes', async () => {
  const { ask } = await openShop();
  const policy = String((await ask('/')).headers['content-security-policy']);
  assert.match(policy, /script-src 'self';/);
  assert.match(policy, /manifest-src 'self'/);
  assert.doesNotMatch(policy, /worker-src|unsafe/);
});
