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
])('Whoever %s a link finds the page there: its code and what it asks for first', async (_how, approach) => {
  approach(other());
  await waitFor(() => expect(preload).toHaveBeenCalled());
  await waitFor(() => expect(pathsAsked()).toEqual(['/categories']));
  await shell.goTo('/other');
  expect(await screen.findByRole('heading', { name: 'Welcome to other' })).toBeVisible();
  expect(pathsAsked()).toEqual(['/categories']);
});

test('Nothing is fetched for whoever passes over a link, for the page that is there, or for another area', async () => {
  fireEvent.mouseOver(other());
  fireEvent.mouseOver(screen.getByRole('link', { name: 'To the shop' }));
  await new Promise((resolve) => setTimeout(resolve, 120));
  fireEvent.mouseOver(screen.getByRole('link', { name: 'To the vendors' }));
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect([preload.mock.calls, calls]).toEqual([[], []]);
});

test('Nothing is fetched ahead for whoever saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fireEvent.mouseOver(other());
  await new Promise((resolve) => setTimeout(resolve, 120));
  Reflect.deleteProperty(navigator, 'connection');
  expect(preload).not.toHaveBeenCalled();
});
