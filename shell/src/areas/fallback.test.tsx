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
])(
  'When a release fails because %s, shoppers get the one before, and it is told once',
  async (_why, phase, code, broken) => {
    serveAreas({ ...areas, 'shop 2.0.0': broken });
    shell = openShell('/', registry);
    await greeting('the shop of yesterday');
    expect(await beacons()).toEqual([failure('2.0.0', phase, code)]);

    await shell.user.click(screen.getByRole('link', { name: 'To another page of the shop' }));
    await greeting('the shop of yesterday');
    expect(await beacons()).toHaveLength(1);
  },
);

test.each([
  ['a script', hangs],
  ['texts', saying('', { locales: { en: hangs, ar: hangs } })],
])('A release that waits for %s too long gives way to the one before after four seconds', async (_what, broken) => {
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

test('A file that fails after its time is not asked for again: the release before would be disturbed', async () => {
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

test('When nothing comes at all, the release before has its own five seconds, and then the calm page is there', async () => {
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
])(
  'When both releases fail %s, each was tried once, and trying again begins anew',
  async (_how, phase, code, broken) => {
    serveAreas({ shop: broken });
    shell = openShell('/', registry);
    await theCalmPage();
    expect(await beacons()).toEqual([failure('2.0.0', phase, code), failure('1.0.0', phase, code)]);
    expect(loadRemote).toHaveBeenCalledTimes(2);

    serveAreas(areas);
    await shell.user.click(screen.getByRole('button', { name: 'Try again' }));
    await greeting('the shop of today');
  },
);

describe('Who runs the release before', () => {
  const openYesterday = async () => {
    serveAreas({ ...areas, 'shop 2.0.0': throwing });
    shell = openShell('/', registry);
    await greeting('the shop of yesterday');
  };

  test('gets the repaired release when they come back from another area', async () => {
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
  ])('stays with it when they come back while %s', async (_why, serve) => {
    await openYesterday();
    serve();
    await toTheVendorsAndBack();
    await greeting('the shop of yesterday');
    expect(loadRemote).toHaveBeenCalledTimes(3);
    expect(await beacons()).toHaveLength(1);
  });

  test('gets it back when the release that was to repair it fails as well', async () => {
    await openYesterday();
    serveAreas({ ...areas, 'shop 2.0.1': throwing });
    serveRegistry(withShop({ ...releaseOf('2.0.1'), fallback: releaseOf('1.0.0') }));
    await toTheVendorsAndBack();
    await greeting('the shop of yesterday');
    expect(await beacons()).toEqual([failure('2.0.0', 'render', 'execution'), failure('2.0.1', 'render', 'execution')]);
  });
});

describe('While a canary is on', () => {
  const loads = async () => (await beacons()).filter((report) => !('phase' in Object(report)));
  const counted = { ...registry, areas: registry.areas.map((area) => ({ ...area, counted: true as const })) };

  test('an area is counted once, when its first screen is there', async () => {
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

  test('a release whose first screen throws is not counted, but the one before is', async () => {
    serveAreas({ ...areas, 'shop 2.0.0': throwing });
    shell = openShell('/', counted);
    await greeting('the shop of yesterday');
    expect(await loads()).toEqual([{ area: 'shop', version: '1.0.0' }]);
  });

  test('a first screen whose code is on its way is not counted yet', async () => {
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
