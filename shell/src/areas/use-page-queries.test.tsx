import { categoriesApi, useListCategoriesQuery, type PageHandle } from '@balsam/shared-api';
import { fakeApi, ok, type Call } from '@balsam/shared-api/testing';
import { lazyPage } from '@balsam/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { healthyArea, meetNewVisitor, openShell, serveAreas } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

function CategoryPage() {
  const { data = [] } = useListCategoriesQuery();
  return <h1>{`Category ${useParams().id} of ${data.length}`}</h1>;
}

const asked: unknown[] = [];
const handle: PageHandle = {
  queries: (dispatch, { params, search }) => {
    asked.push([params.id, search.get('page')]);
    dispatch(categoriesApi.util.prefetch('listCategories', undefined, {}));
  },
};

let deliverCode: () => void;
let calls: Call[];
let shell: ReturnType<typeof openShell>;

beforeEach(() => {
  meetNewVisitor();
  asked.length = 0;
  calls = fakeApi({
    'GET /categories': ok({ categories: [{ id: 1 }] }),
    'GET /user': ok({ user: { id: 5, role: 2 } }),
  });
  const code = new Promise<typeof CategoryPage>((resolve) => {
    deliverCode = () => resolve(CategoryPage);
  });
  const Page = lazyPage(() => code);
  const area = { routes: [{ children: [{ path: 'category/:id', element: <Page />, handle }] }] };
  serveAreas({ shop: healthyArea('shop', area), 'vendor-desk': healthyArea('vendor-desk', area) });
});
afterEach(() => shell.close());

const pathsAsked = () => calls.map(({ path }) => path);

test("A page's first queries start once, while its code is loading", async () => {
  shell = openShell('/category/7?page=2');
  await waitFor(() => expect(pathsAsked()).toEqual(['/categories']));
  expect(asked).toEqual([['7', '2']]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();

  deliverCode();
  expect(await screen.findByRole('heading', { name: 'Category 7 of 1' })).toBeVisible();
  expect(pathsAsked()).toEqual(['/categories']);
});

test('An area with a sign-in page sends no queries for a visitor', async () => {
  shell = openShell('/vendor/category/7');
  deliverCode();
  await screen.findByRole('heading');
  expect(asked).toEqual([]);
});

test('A signed-in vendor gets the queries as early as a shopper does', async () => {
  localStorage.setItem('token', 'secret');
  localStorage.setItem('user_role', 'vendor');
  shell = openShell('/vendor/category/7');
  await waitFor(() => expect(pathsAsked()).toEqual(['/user', '/categories']));
  expect(asked).toEqual([['7', null]]);
});
