import { categoriesApi, type PageHandle } from '@balsam/shared-api';
import { fakeApi, ok, type Call } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Greeting, healthyArea, meetNewVisitor, openShell, serveAreas } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const preload = jest.fn(async () => undefined);
const handle: PageHandle = {
  preload,
  queries: (dispatch) => void dispatch(categoriesApi.util.prefetch('listCategories', undefined, {})),
};

let calls: Call[];
let shell: ReturnType<typeof openShell>;

beforeEach(async () => {
  meetNewVisitor();
  preload.mockClear();
  calls = fakeApi({ 'GET /categories': ok({ categories: [] }) });
  const routes = [
    { index: true, element: <Greeting name="shop" /> },
    { path: 'other', element: <Greeting name="other" />, handle },
  ];
  serveAreas({ shop: healthyArea('shop', { routes }) });
  shell = openShell('/');
  await screen.findByRole('heading', { name: 'Welcome to shop' });
});
afterEach(() => shell.close());

const other = () => screen.getByRole('link', { name: 'To another page of the shop' });
const pathsAsked = () => calls.map(({ path }) => path);

test.each([
  ['rests with the mouse on', fireEvent.mouseOver],
  ['puts a finger on', fireEvent.touchStart],
  ['comes with the keyboard to', (link: HTMLElement) => link.focus()],
])("A person who %s a link finds the page's code and first data loaded", async (_how, approach) => {
  approach(other());
  await waitFor(() => expect(preload).toHaveBeenCalled());
  await waitFor(() => expect(pathsAsked()).toEqual(['/categories']));
  await shell.goTo('/other');
  expect(await screen.findByRole('heading', { name: 'Welcome to other' })).toBeVisible();
  expect(pathsAsked()).toEqual(['/categories']);
});

test('Nothing is prefetched for a passing mouse, the current page or another area', async () => {
  fireEvent.mouseOver(other());
  fireEvent.mouseOver(screen.getByRole('link', { name: 'To the shop' }));
  await new Promise((resolve) => setTimeout(resolve, 120));
  fireEvent.mouseOver(screen.getByRole('link', { name: 'To the vendors' }));
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect([preload.mock.calls, calls]).toEqual([[], []]);
});

test('Nothing is prefetched in data-saving mode', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fireEvent.mouseOver(other());
  await new Promise((resolve) => setTimeout(resolve, 120));
  Reflect.deleteProperty(navigator, 'connection');
  expect(preload).not.toHaveBeenCalled();
});
