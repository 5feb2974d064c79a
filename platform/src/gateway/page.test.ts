import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Release } from '../release/release.ts';
import type { OpenedPage } from './first-page.ts';
import { areaFor, type Live } from './live.ts';
import { lookOf } from './look.ts';
import { composeBeginning, composeEnding, type Installation } from './page.ts';

const release = (name: string, preload: string[], chunks: Release['chunks'] = {}): Release => ({
  name,
  version: '1',
  commit: null,
  builtAt: '2026-11-21T08:00:00Z',
  contract: 1,
  shared: {},
  area: { name, basePath: '/', defaultLang: 'en', toastMs: 3000 },
  exposes: './area',
  chunks,
  entry: preload[0] ?? '',
  preload,
  files: Object.fromEntries([...preload, ...Object.values(chunks).flat()].map((file) => [file, `sha384-${file}`])),
});

const area = (name: string, basePath: string, defaultLang?: 'ar') => ({
  entry: {
    name,
    basePath,
    version: '1',
    entry: `/areas/${name}/1/entry.js`,
    integrity: 'x',
    ...(defaultLang && { defaultLang }),
    toastMs: 3000,
  },
  release: release(name, ['entry.js'], { 'texts-en': ['en.js'], 'texts-ar': ['ar.js'], product: ['product.js'] }),
});

const TEMPLATE =
  '<!doctype html><html lang="en" dir="ltr"><head><title data-first-page>Balsam</title></head><body><div id="root"></div></body></html>';

const live: Live = {
  revision: 7,
  template: TEMPLATE,
  origins: {},
  newGroup: null,
  shell: release('shell', ['main.css', 'vendor.js', 'main.js']),
  areas: [area('storefront', '/'), area('vendor-portal', '/vendor', 'ar')],
  isWhole: true,
};

const EMPTY_PAGE: OpenedPage = {
  status: 200,
  chunk: undefined,
  isRendered: false,
  head: [],
  responses: { lang: 'en', currency: 'SAR', responses: {} },
};
const installation = {
  apiBase: '/api/',
  origin: 'https://balsam.test',
  demoSignIn: null,
  shopName: { en: 'Balsam', ar: 'بلسم' },
  defaultCurrency: 'SAR',
  defaultLang: 'en',
} as const;
const look = lookOf({ accent: '', logo: '' });
const page = (
  address: string,
  cookie?: string,
  opened: Partial<OpenedPage> | null = null,
  now = live,
  facts: Installation = installation,
) => {
  const [pathname = '/'] = address.split('?', 1);
  const visit = { pathname, search: address.slice(pathname.length), cookie, ip: '127.0.0.1' };
  const beginning = composeBeginning(now, facts, visit, {
    look,
    opened: opened && { ...EMPTY_PAGE, ...opened },
  });
  return beginning + composeEnding(now, facts);
};

test('An Arabic page is laid out right to left', () => {
  assert.match(page('/shop', 'a=b; lang=ar'), /<html lang="ar" dir="rtl">/);
});

test('Without a choice, the page has the area’s own language, or else the shop’s', () => {
  assert.match(page('/shop'), /<html lang="en" dir="ltr">/);
  assert.match(page('/vendor/orders'), /<html lang="ar" dir="rtl">/);
  const arabicFirst = { ...installation, defaultLang: 'ar' } as const;
  assert.match(page('/shop', undefined, null, live, arabicFirst), /<html lang="ar" dir="rtl">/);
  assert.match(page('/shop', 'lang=en', null, live, arabicFirst), /<html lang="en" dir="ltr">/);
  assert.match(page('/shop?lang=en', undefined, null, live, arabicFirst), /<html lang="en" dir="ltr">/);
});

test('The language of the URL overrides the visitor’s choice', () => {
  assert.match(page('/shop?lang=ar', 'lang=en'), /<html lang="ar" dir="rtl">/);
  assert.match(page('/shop?lang=fr', 'lang=ar'), /<html lang="ar" dir="rtl">/);
});

test('A page has the visitor’s theme, or the system’s, before its first paint', () => {
  assert.match(
    page('/shop', 'a=b; theme=dark'),
    /<html lang="en" dir="ltr" data-bs-theme="dark">.*<meta name="color-scheme" content="dark">/,
  );
  assert.match(page('/shop'), /<meta name="color-scheme" content="light dark">/);
  assert.match(page('/vendor', 'theme=light'), /<html lang="ar" dir="rtl" data-bs-theme="light">/);
  for (const cookie of [undefined, 'theme=system', 'theme=pink'])
    assert.doesNotMatch(page('/shop', cookie), /data-bs-theme/);
});

test('The first HTML has the page’s own title, description and data', () => {
  const html = page('/product/mask', undefined, {
    head: [
      { tag: 'title', text: 'Mask <5> "soft" & more' },
      { tag: 'meta', attributes: { name: 'description', content: 'Soft "masks"' } },
      { tag: 'data', data: { name: '</script><script>alert(1)</script>' } },
    ],
  });
  assert.match(html, /<title data-first-page>Mask &lt;5&gt; &quot;soft&quot; &amp; more<\/title>/);
  assert.match(html, /<meta name="description" content="Soft &quot;masks&quot;" data-first-page>/);
  assert.match(html, /<script type="application\/ld\+json" data-first-page>\{"name":"\\u003c\/script>/);
  assert.equal(html.match(/<title/g)?.length, 1);
});

test('A page contains the responses to its first calls', () => {
  const responses = { lang: 'en', currency: 'SAR', responses: { categories: { status: 200, body: ['<b>'] } } } as const;
  assert.match(page('/', undefined, { responses }), /id="first-responses">\{"lang":"en"[^<]*\\u003cb>/);
  assert.doesNotMatch(page('/'), /first-responses/);
});

test('A shop page does not load the vendor portal', () => {
  assert.match(page('/shop'), /preload[^>]*storefront/);
  assert.doesNotMatch(page('/shop'), /preload[^>]*vendor-portal/);
});

test('The fonts of one language are preloaded', () => {
  const fonts = { 'fonts-en': ['latin.woff2'], 'fonts-ar': ['latin.woff2', 'arabic.woff2'] };
  const now = { ...live, shell: { ...live.shell, chunks: fonts } };
  const english = page('/shop', undefined, null, now);
  assert.match(
    english,
    /<link rel="preload" as="font" type="font\/woff2" fetchpriority="low" href="\/areas\/shell\/1\/latin.woff2" crossorigin/,
  );
  assert.doesNotMatch(english, /arabic/);
  assert.match(page('/shop', 'lang=ar', null, now), /latin\.woff2[^]*arabic\.woff2/);
});

test('The texts of one language and the page’s chunk are preloaded', () => {
  const arabic = page('/product/mask', 'lang=ar', { chunk: 'product' });
  assert.match(arabic, /preload[^>]*ar\.js[^]*preload[^>]*product\.js/);
  assert.doesNotMatch(arabic, /en\.js/);
  assert.doesNotMatch(page('/shop'), /product\.js/);
});

test('A rendered page loads its scripts after its styles', () => {
  const visit = { pathname: '/shop', search: '', cookie: undefined, ip: '127.0.0.1' };
  const rendered = { html: '<main></main>', by: 'storefront/1', key: 'a' };
  const html = composeBeginning(live, installation, visit, { opened: EMPTY_PAGE, rendered, look });
  assert.match(html, /<link rel="preload" as="script" fetchpriority="low" href="\/areas\/storefront\/1\/entry\.js"/);
  assert.doesNotMatch(page('/shop'), /fetchpriority/);
});

test('A path belongs to the area with the longest matching base path', () => {
  assert.equal(areaFor(live, '/vendor')?.entry.name, 'vendor-portal');
  assert.equal(areaFor(live, '/vendor/orders')?.entry.name, 'vendor-portal');
  assert.equal(areaFor(live, '/vendors')?.entry.name, 'storefront');
});

test('Every script and style of a page has an integrity hash', () => {
  const tags = page('/').match(/<(script defer|link rel="(stylesheet|preload)")[^>]*>/g) ?? [];
  assert.equal(tags.length, 5);
  for (const tag of tags) assert.match(tag, /integrity="sha384-/);
});

test('A page preconnects to the origin of its area’s files', () => {
  const html = page('/shop', undefined, null, { ...live, origins: { storefront: 'https://files.test' } });
  assert.match(html, /<link rel="preconnect" href="https:\/\/files\.test" crossorigin="anonymous">/);
  assert.match(html, /preload[^>]*href="https:\/\/files\.test\/areas\/storefront[^>]*integrity[^>]*crossorigin/);
  assert.match(html, /<script defer src="\/areas\/shell/);
  assert.doesNotMatch(page('/shop'), /preconnect/);
});

test('A page of a disabled area loads none of its files', () => {
  const [shop] = live.areas;
  assert.ok(shop);
  const areas = [{ ...shop, entry: { ...shop.entry, disabled: true as const } }];
  assert.doesNotMatch(page('/shop', undefined, null, { ...live, areas }), /preload|preconnect/);
});

test('Markup in the registry cannot end its script element', () => {
  const hostile = { ...installation, apiBase: '</script><script>alert(1)</script>' };
  const visit = { pathname: '/', search: '', cookie: undefined, ip: '' };
  const html = composeBeginning(live, hostile, visit, { opened: null, look }) + composeEnding(live, hostile);
  assert.equal(html.match(/<\/script>/g)?.length, 3);
});
