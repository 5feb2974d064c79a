import { fakeApi, type Call } from '@balsam/shared-api/testing';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { act, screen } from '@testing-library/react';
import { healthyArea, meetNewVisitor, openShell, REGISTRY, serveAreas, withShop } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const closed = withShop({ disabled: true });
const newer = withShop({ version: '2.0.0', entry: '/areas/shop/2.0.0/remoteEntry.js' });

let shell: ReturnType<typeof openShell>;
let calls: Call[];

const serveRegistry = (response: Parameters<typeof fakeApi>[0][string]) => {
  calls = fakeApi({ 'GET /registry.json': response });
};
const looks = () => calls.filter(({ path }) => path === '/registry.json').length;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const open = async (path: string, registry = REGISTRY) => {
  shell = openShell(path, registry);
  await pass(100);
};
const goTo = async (path: string) => {
  await shell.goTo(path);
  await pass(100);
};

beforeEach(() => {
  jest.useFakeTimers();
  meetNewVisitor();
  localStorage.setItem('lang', 'en');
  serveRegistry({ body: closed });
  serveAreas({ shop: healthyArea('shop'), 'vendor-desk': healthyArea('vendor-desk') });
});
afterEach(() => {
  shell.close();
  jest.useRealTimers();
});

test('A closed area says so and loads no code', async () => {
  await open('/', closed);
  expect(heading()).toBe('This section is temporarily closed');
  expect(document.title).toBe('This section is temporarily closed');
  expect(screen.queryByRole('link', { name: 'Go to the home page' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(loadRemote).not.toHaveBeenCalled();
});

test('A closed area links to the home page if that is open', async () => {
  const areas = REGISTRY.areas.map((area) => (area.name === 'shop' ? area : { ...area, disabled: true as const }));
  await open('/vendor', { ...REGISTRY, areas });
  expect(heading()).toBe('This section is temporarily closed');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('An open page notices closed and reopened areas on navigation', async () => {
  await open('/');
  await pass(29_000);
  await goTo('/other');
  expect(looks()).toBe(0);
  expect(heading()).toBe('Welcome to shop');

  await pass(2_000);
  await goTo('/');
  expect(looks()).toBe(1);
  expect(heading()).toBe('This section is temporarily closed');
  await goTo('/vendor');
  expect(heading()).toBe('Welcome to vendor-desk');
  expect(looks()).toBe(1);

  serveRegistry({ body: REGISTRY });
  await pass(31_000);
  await goTo('/');
  expect(heading()).toBe('Welcome to shop');
});

test('Staying on a page or filtering a list does not poll the registry', async () => {
  await open('/');
  await pass(120_000);
  await goTo('/?page=2');
  expect(looks()).toBe(0);
});

test('A failed poll changes nothing', async () => {
  await open('/');
  serveRegistry({ status: 503, body: 'Out of order' });
  await pass(31_000);
  await goTo('/other');
  expect(looks()).toBe(1);
  expect(heading()).toBe('Welcome to shop');
});

test('A page keeps the releases that it started with', async () => {
  await open('/');
  serveRegistry({ body: newer });
  await pass(31_000);
  await goTo('/vendor');
  await goTo('/');
  expect(looks()).toBe(1);
  expect(jest.mocked(loadRemote).mock.calls).toEqual([['shop/area'], ['vendor_desk/area']]);
});
