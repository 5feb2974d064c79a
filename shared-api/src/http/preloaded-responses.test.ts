import { fakeApi, ok } from '../testing/index.ts';
import { createFirstFetch } from './preloaded-responses.ts';

const BASE = 'http://balsam.test/api/';
const response = { status: 200, body: { products: ['mask'] } };
const carried = { lang: 'en', currency: 'SAR', responses: { 'products?page=1&filter=true': response } } as const;

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  new Request(BASE + path, { ...init, headers: { lang: 'en', Currency: 'SAR', ...headers } });

test('A visitor’s first call is served from the page, the next by the server', async () => {
  const calls = fakeApi({ 'GET /products': ok({ products: ['glove'] }) });
  const firstFetch = createFirstFetch(BASE, carried, () => 0);
  const first = await firstFetch(ask('products?filter=true&page=1'));
  expect(await first.json()).toEqual({ products: ['mask'] });
  expect(calls).toHaveLength(0);
  const second = await firstFetch(ask('products?filter=true&page=1'));
  expect(await second.json()).toMatchObject({ products: ['glove'] });
});

test.each([
  ['who is signed in', ask('products?page=1&filter=true', { Authorization: 'Bearer x' }), 0],
  ['who reads another language', ask('products?page=1&filter=true', { lang: 'ar' }), 0],
  ['who counts in another currency', ask('products?page=1&filter=true', { Currency: 'BHD' }), 0],
  ['who asks for something else', ask('products?page=2&filter=true'), 0],
  ['who sends something', ask('products?page=1&filter=true', {}, { method: 'POST' }), 0],
  ['who has had the page for long', ask('products?page=1&filter=true'), 60_000],
])('Somebody %s is answered by the server', async (_who, request, age) => {
  const calls = fakeApi({ 'GET /products': ok({ products: [] }), 'POST /products': ok({}) });
  await createFirstFetch(BASE, carried, () => age)(request);
  expect(calls).toHaveLength(1);
});
