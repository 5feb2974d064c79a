import type { RenderRequest } from '@balsam/shared-api';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Release } from '../release/release.ts';
import { RenderFailure, type RenderTask } from '../render/render-thread.ts';
import { createRenderedPages } from './rendered-pages.ts';

const release = (name: string, version: string) =>
  ({ name, version, files: { 'server.mjs': 'sha384-1' } }) as unknown as Release;

const ANSWER = { status: 200, body: { price: 5 } };
const REQUEST: RenderRequest = {
  path: '/shop?page=2',
  lang: 'en',
  currency: 'SAR',
  registry: {
    revision: 1,
    apiBase: '/api/',
    origin: 'https://balsam.test',
    demoSignIn: null,
    shopName: { en: 'Balsam', ar: 'بلسم' },
    defaultCurrency: 'SAR',
    defaultLang: 'en',
    areas: [],
  },
  responses: { lang: 'en', currency: 'SAR', responses: { products: ANSWER } },
};
const PAGE = { area: release('shop', '1'), shell: release('shell', '1'), request: REQUEST };

/** Rendered pages with a stubbed renderer. */
function openPages(render: (task: RenderTask) => Promise<string>, cacheBytes = 1_000_000) {
  const outcomes: string[] = [];
  let renders = 0;
  const renderers = {
    find: () => ({
      render: (task: RenderTask) => {
        if (!task.area) renders += 1;
        return render(task);
      },
    }),
  };
  const pages = createRenderedPages({ renderers, cacheBytes, count: (_area, outcome) => outcomes.push(outcome) });
  return { pages, outcomes, renders: () => renders };
}

/** The area renders its request, and the shell puts it into a frame. */
const plain = async ({ request, area }: RenderTask) => (area ? `<header>${area.html}</header>` : request.slice(0, 24));

test('A page is rendered once for equal requests, also concurrent ones', async () => {
  const { pages, outcomes, renders } = openPages(plain);
  const [one, other] = await Promise.all([pages.find(PAGE), pages.find(PAGE)]);
  const { html, by } = one ?? {};
  assert.deepEqual({ html, by }, { html: '<header>{"path":"/shop?page=2","</header>', by: 'shop/1' });
  assert.deepEqual([other, await pages.find(PAGE)], [one, one]);
  assert.deepEqual([outcomes, renders()], [['rendered', 'rendered', 'kept'], 1]);
});

test('A page is rendered again when any of its inputs changes', async () => {
  const { pages, renders } = openPages(plain);
  const { responses, registry } = REQUEST;
  const others: Partial<RenderRequest>[] = [
    { path: '/shop' },
    { lang: 'ar' },
    { currency: 'BHD' },
    { registry: { ...registry, revision: 2 } },
    { responses: { ...responses, responses: { products: { ...ANSWER, body: { price: 6 } } } } },
  ];
  const changed = others.map((other) => ({ ...PAGE, request: { ...REQUEST, ...other } }));
  const all = [PAGE, ...changed, { ...PAGE, area: release('shop', '2') }, { ...PAGE, shell: release('shell', '2') }];
  const keys = new Set<string | undefined>();
  for (const page of [...all, ...all]) keys.add((await pages.find(page))?.key);
  assert.deepEqual([renders(), keys.size], [all.length, all.length]);
});

test('The cache respects its size, and size 0 disables it', async () => {
  const large = async ({ area }: RenderTask) => (area ? 'x'.repeat(100_000) : '');
  for (const [cacheBytes, expected] of [
    [1_000_000, 20],
    [0, 20],
    [10_000_000, 10],
  ] as const) {
    const { pages, renders } = openPages(large, cacheBytes);
    const addresses = Array.from({ length: 10 }, (_, index) => `/product/${index}`);
    for (const path of [...addresses, ...addresses]) await pages.find({ ...PAGE, request: { ...REQUEST, path } });
    assert.equal(renders(), expected);
  }
});

test('A late page is not waited for, and is cached for the next visitor', async () => {
  let finish: (html: string) => void = () => undefined;
  const { pages, outcomes } = openPages(({ area }) =>
    area ? Promise.resolve(area.html) : new Promise((resolve) => (finish = resolve)),
  );
  assert.equal(await pages.find(PAGE), null);
  finish('<main></main>');
  await turn();
  assert.equal((await pages.find(PAGE))?.html, '<main></main>');
  assert.deepEqual(outcomes, ['late', 'kept']);
});

test('A failing page is not retried for every visitor', async () => {
  const { pages, outcomes, renders } = openPages(() => Promise.reject(new RenderFailure('threw', 'no such thing')));
  for (let visitor = 0; visitor < 3; visitor += 1) assert.equal(await pages.find(PAGE), null);
  assert.deepEqual([outcomes, renders()], [['threw', 'threw', 'threw'], 1]);
});

test('A page without a renderer does not count as failed', async () => {
  const { pages, outcomes } = openPages(plain);
  const bare = { name: 'shop', version: '1', files: {} } as unknown as Release;
  assert.equal(await pages.find({ ...PAGE, area: bare }), null);
  assert.equal(await pages.find({ ...PAGE, shell: bare }), null);
  assert.deepEqual(outcomes, []);
});
