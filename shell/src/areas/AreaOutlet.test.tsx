import { fakeApi, ok } from '@balsam/shared-api/testing';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { act, screen } from '@testing-library/react';
import { healthyArea, meetNewVisitor, openShell, REGISTRY, serveAreas, withShop } from '../testing/open-shell.tsx';
import { recordBeacons } from '../testing/record-beacons.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const fails = (words: string) => () => Promise.reject(new Error(words));
const UNREACHABLE = fails('Failed to load script resources. #RUNTIME-008 ScriptNetworkError: unreachable');
const repaired = { shop: healthyArea('shop'), 'vendor-desk': healthyArea('vendor-desk') };

const theShop = () => screen.findByRole('heading', { name: 'Welcome to shop' });
const theCalmPage = () => screen.findByRole('heading', { name: 'This section is under repair' });

let shell: ReturnType<typeof openShell>;
let beacons: ReturnType<typeof recordBeacons>;

beforeEach(() => {
  meetNewVisitor();
  localStorage.setItem('lang', 'en');
  beacons = recordBeacons();
  fakeApi({ 'GET /registry.json': { body: REGISTRY } });
});
afterEach(() => shell.close());

test('An offline page says so, and the area loads when the connection returns', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serveAreas({ ...repaired, shop: UNREACHABLE });
  shell = openShell('/');
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(screen.queryByText('This section is under repair')).not.toBeInTheDocument();
  serveAreas(repaired);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await theShop();
});

describe('When an area fails to load', () => {
  test.each([
    ['its files cannot be reached', 'network', UNREACHABLE],
    ['a chunk of it is gone', 'network', fails('ChunkLoadError: Loading chunk 7 failed')],
    ['its script throws', 'execution', fails('#RUNTIME-008 ScriptExecutionError: it threw')],
    ['its script is not an area', 'execution', fails('Failed to get remoteEntry exports. #RUNTIME-001')],
    ['it does not expose an area', 'missing_module', fails('#RUNTIME-014')],
    ['it exposes nothing', 'contract', null],
    ['it was built for another agreement', 'contract', { area: { contract: 99, routes: [] } }],
    [
      'its texts cannot be loaded',
      'network',
      healthyArea('shop', {
        locales: { en: fails('ChunkLoadError: Loading chunk 8 failed'), ar: async () => ({}) },
      }),
    ],
  ])('because %s, a fallback page is shown and the next visit recovers', async (_fault, code, broken) => {
    serveAreas({ ...repaired, shop: broken });
    shell = openShell('/');
    await theCalmPage();
    expect(document.title).toBe('This section is under repair');
    expect(await beacons()).toEqual([{ area: 'shop', version: '1.0.0', phase: 'load', code }]);

    await shell.goTo('/vendor');
    await screen.findByRole('heading', { name: 'Welcome to vendor-desk' });
    serveAreas(repaired);
    await shell.user.click(screen.getByRole('link', { name: 'To the shop' }));
    await theShop();
    expect(await beacons()).toHaveLength(1);
  });

  test('A person who waits too long gets a message after five seconds', async () => {
    jest.useFakeTimers();
    serveAreas({ shop: () => new Promise(() => undefined) });
    shell = openShell('/');
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await act(() => jest.advanceTimersByTimeAsync(200));
    jest.useRealTimers();
    await theCalmPage();
    expect(await beacons()).toEqual([expect.objectContaining({ code: 'timeout' })]);
  });

  test('Trying again loads the area', async () => {
    serveAreas({ shop: UNREACHABLE });
    shell = openShell('/');
    await theCalmPage();
    serveAreas(repaired);
    await shell.user.click(screen.getByRole('button', { name: 'Try again' }));
    await theShop();
  });

  test('Leaving for another area and coming back loads the area', async () => {
    serveAreas({ ...repaired, 'vendor-desk': UNREACHABLE });
    shell = openShell('/vendor');
    await theCalmPage();
    await shell.user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    await theShop();
  });

  test('A single network fault is retried under a changed address without notice', async () => {
    serveAreas(repaired);
    jest.mocked(loadRemote).mockRejectedValueOnce(new Error('ScriptNetworkError'));
    shell = openShell('/', withShop({ version: '1.0.3', entry: '/areas/shop/1.0.3/remoteEntry.js' }));
    await theShop();
    expect(registerRemotes).toHaveBeenCalledTimes(2);
    expect(registerRemotes).toHaveBeenNthCalledWith(
      1,
      [{ name: 'shop', entry: 'http://localhost/areas/shop/1.0.3/remoteEntry.js' }],
      { force: true },
    );
    expect(registerRemotes).toHaveBeenNthCalledWith(
      2,
      [{ name: 'shop', entry: expect.stringMatching(/1\.0\.3\/remoteEntry\.js\?attempt=/) }],
      { force: true },
    );
    expect(await beacons()).toEqual([]);
  });

  test('The repaired release is the one in the current registry', async () => {
    serveAreas({ shop: fails('ScriptExecutionError') });
    shell = openShell('/');
    await theCalmPage();
    const repair = withShop({ version: '1.0.1', entry: '/areas/shop/1.0.1/remoteEntry.js' });
    fakeApi({ 'GET /registry.json': { body: repair } });
    serveAreas(repaired);
    await shell.user.click(screen.getByRole('button', { name: 'Try again' }));
    await theShop();
    expect(registerRemotes).toHaveBeenLastCalledWith(
      [{ name: 'shop', entry: 'http://localhost/areas/shop/1.0.1/remoteEntry.js' }],
      { force: true },
    );
  });
});

describe('When an area throws while it runs', () => {
  const Broken = () => {
    throw new Error('a page of the shop is broken');
  };
  const broken = healthyArea('shop', { routes: [{ path: '*', Component: Broken }] });

  test('The fallback page is shown, other areas work, and returning loads the repair', async () => {
    serveAreas({ ...repaired, shop: broken });
    shell = openShell('/');
    await theCalmPage();
    expect(await beacons()).toEqual([{ area: 'shop', version: '1.0.0', phase: 'render', code: 'execution' }]);

    await shell.goTo('/vendor');
    await screen.findByRole('heading', { name: 'Welcome to vendor-desk' });
    serveAreas(repaired);
    await shell.user.click(screen.getByRole('link', { name: 'To the shop' }));
    await theShop();
  });

  test('Another page of the same area, and a retry, load the area again', async () => {
    serveAreas({ ...repaired, shop: broken });
    shell = openShell('/');
    await theCalmPage();
    await shell.goTo('/other');
    await theCalmPage();
    serveAreas(repaired);
    await shell.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await theShop();
    expect(loadRemote).toHaveBeenCalledTimes(3);
  });
});

test('The first area is requested once, and again only after a failure', async () => {
  fakeApi({ 'GET /registry.json': { body: REGISTRY }, 'GET /user': ok({}) });
  serveAreas(repaired);
  shell = openShell('/');
  await theShop();
  await shell.user.click(screen.getByRole('link', { name: 'To another page of the shop' }));
  await theShop();
  await shell.user.click(screen.getByRole('link', { name: 'To the vendors' }));
  await screen.findByRole('heading', { name: 'Welcome to vendor-desk' });
  await shell.user.click(screen.getByRole('link', { name: 'To the shop' }));
  await theShop();
  expect(jest.mocked(loadRemote).mock.calls).toEqual([['shop/area'], ['vendor_desk/area']]);
});
