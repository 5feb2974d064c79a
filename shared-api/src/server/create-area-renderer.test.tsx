import { ask } from '../area-module/page-query.ts';
import { pageHandle } from '../area-module/page.ts';
import type { AreaModule } from '../area-module/area-module.ts';
import { AREA_CONTRACT } from '../area/contract.ts';
import type { RenderRequest } from '../area/server-render.ts';
import { categoriesApi, useListCategoriesQuery } from '../categories/categories-api.ts';
import { ok } from '../testing/index.ts';
import { createAreaRenderer } from './create-area-renderer.tsx';

function Shelves() {
  const { data } = useListCategoriesQuery();
  return <p>{data ? data.map(({ name }) => name).join() : 'Nothing yet'}</p>;
}

const queries = () => [ask(categoriesApi.endpoints.listCategories)];
const area: AreaModule = {
  contract: AREA_CONTRACT,
  namespace: 'clinic',
  locales: { en: async () => ({}), ar: async () => ({}) },
  routes: [
    { index: true, element: <Shelves />, handle: pageHandle({ isRendered: true, queries }) },
    { path: 'visits', element: <Shelves />, handle: pageHandle({ queries }) },
  ],
};

const clinic = {
  name: 'clinic',
  basePath: '/clinic',
  version: '1',
  entry: '/e.js',
  defaultLang: 'en',
  toastMs: 1,
} as const;
const categories = { status: 200, ...ok({ categories: [{ id: 1, name: 'Plasters' }] }) };
const request = (path: string, responses: RenderRequest['responses']['responses'] = { categories }): RenderRequest => ({
  path,
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
    areas: [clinic],
  },
  responses: { lang: 'en', currency: 'SAR', responses },
});

test('A rendered page uses the embedded responses and sends no calls', async () => {
  const { render } = await createAreaRenderer(area, { en: {}, ar: {} });
  expect(render(request('/clinic'))).toBe('<p>Plasters</p>');
});

const REFUSED: [string, string, RenderRequest['responses']['responses']][] = [
  ['says nothing of it', '/clinic/visits', { categories }],
  ['is another area’s', '/shop', { categories }],
  ['lacks an answer', '/clinic', {}],
  ['was answered with a failure', '/clinic', { categories: { status: 500, body: {} } }],
];

test.each(REFUSED)('A page that %s is not rendered', async (_why, path, responses) => {
  const { render } = await createAreaRenderer(area, { en: {}, ar: {} });
  expect(() => render(request(path, responses))).toThrow(path);
});
