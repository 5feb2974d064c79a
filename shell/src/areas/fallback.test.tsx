import { fakeApi } from '@balsam/shared-api/testing';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { act, screen } from '@testing-library/react';
import { Greeting, healthyArea, meetNewVisitor, openShell, serveAreas, withShop } from '../testing/open-shell.tsx';
import { recordBeacons } from '../testing/record-beacons.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const releaseOf = (version: string) => ({ version, entry: `/areas/shop/${version}/remoteEntry.js` });
const registry = withShop({ ...releaseOf('2.0.0'), fallback: releaseOf('1.0.0') });

const saying = (words: string, changes = {}) =>
  healthyArea('shop', { routes: [{ path: '*', element: <Greeting name={words} /> }], ...changes });
const fails = (words: string) => () => Promise.reject(new Error(words));
const hangs = () => new Promise<never>(() => undefined);

const Broken = () => {
  throw new Error('a page of the shop is broken');
};
const throwing = saying('', { routes: [{ path: '*', Component: Broken }] });

const areas = {
  'shop 1.0.0': saying('the shop of yesterday'),
  'shop 2.0.0': saying('the shop of today'),
  'vendor-desk': healthyArea('vendor-desk'),
};
const greeting = (words: string) => screen.findByRole('heading', { name: `Welcome to ${words}` });
const theCalmPage = () => screen.findByRole('heading', { name: 'This section is under repair' });
const failure = (version: string, phase: string, code: string) => ({ area: 'shop', version, phase, code });
const serveRegistry = (body: object) => fakeApi({ 'GET /registry.json': { body } });

let shell: ReturnType<typeof openShell>;
let beacons: ReturnType<typeof recordBeacons>;

beforeEach(() => {
  meetNewVisitor();
  localStorage.setItem('lang', 'en');
  beacons = recordBeacons();
  serveRegistry(registry);
});
afterEach(() => {
  jest.useRealTimers();
  shell.close();
});

const toTheVendorsAndBack = async () => {
  await shell.user.click(screen.getByRole('link', { name: 'To the vendors' }));
  await greeting('vendor-desk');
  await shell.user.click(screen.getByRole('link', { name: 'To the shop' }));
};

test.each([
  ['its files cannot be reached', 'load', 'network', fails('ScriptNetworkError')],
  ['its script throws', 'load', 'execution', fails('ScriptExecutionError')],
  ['it does not expose an area', 'load', 'missing_module', fails('#RUNTIME-014')],
  ['it was built for another agreement', 'load', 'contract', { area: { contract: 99, routes: [] } }],
  ['it has no texts', 'load', 'network', saying('', { locales: { en: fails('ChunkLoadError'), ar: hangs } })],
  ['its first screen throws', 'render', 'execution', throwing],
])('If %s, the fallback release runs and the failure is reported once', async (_why, phase, code, broken) => {
  serveAreas({ ...areas, 'shop 2.0.0': broken });
  shell = openShell('/', registry);
  await greeting('the shop of yesterday');
  expect(await beacons()).toEqual([failure('2.0.0', phase, code)]);

  await shell.user.click(screen.getByRole('link', { name: 'To another page of the shop' }));
  await greeting('the shop of yesterday');
  expect(await beacons()).toHaveLength(1);
});

test.each([
  ['a script', hangs],
  ['texts', saying('', { locales: { en: hangs, ar: hangs } })],
])('A release that waits too long for %s gives way to the fallback after 4 s', async (_what, broken) => {
  jest.useFakeTimers();
  serveAreas({ ...areas, 'shop 2.0.0': broken });
  shell = openShell('/', registry);
  await act(() => jest.advanceTimersByTimeAsync(3_900));
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('heading', { name: 'Welcome to the shop of yesterday' })).toBeVisible();
  jest.useRealTimers();
  expect(await beacons()).toEqual([failure('2.0.0', 'load', 'timeout')]);
});

test('A file that fails after the deadline is not retried', async () => {
  jest.useFakeTimers();
  const failsLate = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    throw new Error('ChunkLoadError');
  };
  serveAreas({ ...areas, 'shop 2.0.0': failsLate });
  shell = openShell('/', registry);
  await act(() => jest.advanceTimersByTimeAsync(7_000));
  expect(screen.getByRole('heading', { name: 'Welcome to the shop of yesterday' })).toBeVisible();
  expect(loadRemote).toHaveBeenCalledTimes(2);
});

test('If nothing loads, the fallback has five seconds, then the fallback page is shown', async () => {
  jest.useFakeTimers();
  serveAreas({ shop: hangs });
  shell = openShell('/', registry);
  await act(() => jest.advanceTimersByTimeAsync(8_900));
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('heading', { name: 'This section is under repair' })).toBeVisible();
});

test.each([
  ['to load', 'load', 'contract', null],
  ['to run', 'render', 'execution', throwing],
])('If both releases fail %s, each is tried once, and a retry starts over', async (_how, phase, code, broken) => {
  serveAreas({ shop: broken });
  shell = openShell('/', registry);
  await theCalmPage();
  expect(await beacons()).toEqual([failure('2.0.0', phase, code), failure('1.0.0', phase, code)]);
  expect(loadRemote).toHaveBeenCalledTimes(2);

  serveAreas(areas);
  await shell.user.click(screen.getByRole('button', { name: 'Try again' }));
  await greeting('the shop of today');
});

describe('A visitor on the fallback release', () => {
  const openYesterday = async () => {
    serveAreas({ ...areas, 'shop 2.0.0': throwing });
    shell = openShell('/', registry);
    await greeting('the shop of yesterday');
  };

  test('gets the repaired release on the next visit to the area', async () => {
    await openYesterday();
    serveAreas({ ...areas, 'shop 2.0.1': saying('the shop of tomorrow') });
    serveRegistry(withShop({ ...releaseOf('2.0.1'), fallback: releaseOf('2.0.0') }));
    await toTheVendorsAndBack();
    await greeting('the shop of tomorrow');
    expect(await beacons()).toHaveLength(1);
  });

  test.each([
    ['the registry still names the one that failed', () => serveRegistry(registry)],
    ['the registry cannot be had', () => fakeApi({})],
  ])('stays on it when they come back while %s', async (_why, serve) => {
    await openYesterday();
    serve();
    await toTheVendorsAndBack();
    await greeting('the shop of yesterday');
    expect(loadRemote).toHaveBeenCalledTimes(3);
    expect(await beacons()).toHaveLength(1);
  });

  test('gets it again if the repair release fails as well', async () => {
    await openYesterday();
    serveAreas({ ...areas, 'shop 2.0.1': throwing });
    serveRegistry(withShop({ ...releaseOf('2.0.1'), fallback: releaseOf('1.0.0') }));
    await toTheVendorsAndBack();
    await greeting('the shop of yesterday');
    expect(await beacons()).toEqual([failure('2.0.0', 'render', 'execution'), failure('2.0.1', 'render', 'execution')]);
  });
});

describe('During a canary', () => {
  const loads = async () => (await beacons()).filter((report) => !('phase' in Object(report)));
  const counted = { ...registry, areas: registry.areas.map((area) => ({ ...area, counted: true as const })) };

  test('an area is counted once, when its first screen is rendered', async () => {
    serveAreas(areas);
    shell = openShell('/', counted);
    await greeting('the shop of today');
    await toTheVendorsAndBack();
    await greeting('the shop of today');
    expect(await loads()).toEqual([
      { area: 'shop', version: '2.0.0' },
      { area: 'vendor-desk', version: '1.0.0' },
    ]);
  });

  test('a release whose first screen throws is not counted, but its fallback is', async () => {
    serveAreas({ ...areas, 'shop 2.0.0': throwing });
    shell = openShell('/', counted);
    await greeting('the shop of yesterday');
    expect(await loads()).toEqual([{ area: 'shop', version: '1.0.0' }]);
  });

  test('a first screen whose code is still loading is not counted', async () => {
    serveAreas({ ...areas, 'shop 2.0.0': saying('', { routes: [{ path: '*', element: <p>One moment</p> }] }) });
    shell = openShell('/', counted);
    await screen.findByText('One moment');
    expect(await loads()).toEqual([]);
  });
});

test('Without a canary nothing is counted', async () => {
  serveAreas(areas);
  shell = openShell('/', registry);
  await greeting('the shop of today');
  expect(await beacons()).toEqual([]);
});
