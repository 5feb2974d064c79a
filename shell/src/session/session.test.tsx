import {
  RequireRole,
  sessionEnded,
  sessionExpired,
  signedIn,
  useListCategoriesQuery,
  writeSession,
} from '@balsam/shared-api';
import { fakeApi, ok, type Call } from '@balsam/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Greeting, healthyArea, meetNewVisitor, openShell, serveAreas } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

function Shop() {
  const { data = [] } = useListCategoriesQuery();
  return (
    <>
      <p>{data.length} categories</p>
      <Greeting name="shop" />
    </>
  );
}

const areas = {
  shop: healthyArea('shop', { routes: [{ path: '*', Component: Shop }] }),
  'vendor-desk': healthyArea('vendor-desk', {
    routes: [
      { path: 'login', element: <h1>Vendors sign in here</h1> },
      {
        element: <RequireRole role="vendor" signInPath="/login" />,
        children: [{ path: '*', element: <Greeting name="vendor-desk" /> }],
      },
    ],
  }),
};

const closedStore = {
  status: 403,
  body: { status: 403, success: false, code: 'vendor_inactive', message: 'Your store is closed.' },
};
const refused = { status: 401, body: { status: 401, success: false, code: 'unauthenticated', message: 'No.' } };
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

let calls: Call[];
let shell: ReturnType<typeof openShell>;

const open = async (path: string, user: Parameters<typeof fakeApi>[0][string]) => {
  calls = fakeApi({ 'GET /user': user, 'GET /categories': ok({ categories: [] }) });
  shell = openShell(path);
  await screen.findByRole('heading');
};

const fromAnotherTab = (change: () => void) =>
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage'));
  });

const storedSession = () => [localStorage.getItem('token'), localStorage.getItem('user_role')];

beforeEach(() => {
  meetNewVisitor();
  localStorage.setItem('lang', 'en');
  serveAreas(areas);
});
afterEach(() => shell.close());

const signInAs = (role: string) => {
  localStorage.setItem('token', 'secret');
  localStorage.setItem('user_role', role);
};

test('A returning person is fetched at the start, with the stored token', async () => {
  signInAs('vendor');
  await open('/vendor/orders', ok({ user: { id: 5, role: 2 } }));
  expect(calls.map(({ path, headers }) => [path, headers.get('Authorization')])).toEqual([['/user', 'Bearer secret']]);
  expect(screen.getByRole('heading', { name: 'Welcome to vendor-desk' })).toBeVisible();
});

test('Nothing is requested for a visitor', async () => {
  await open('/vendor/login', refused);
  expect(calls).toEqual([]);
});

test.each([
  ['session has ended', refused],
  ['store was closed', closedStore],
])("A vendor whose %s goes to the vendors' sign-in page and returns from there", async (_why, response) => {
  signInAs('vendor');
  await open('/vendor/orders?page=2', response);
  await screen.findByRole('heading', { name: 'Vendors sign in here' });
  await waitFor(() => expect(shell.router.state.location.pathname).toBe('/vendor/login'));
  expect(shell.router.state.location.state).toEqual({ from: '/vendor/orders?page=2' });
  expect(storedSession()).toEqual([null, null]);
});

test.each([
  ['is called off, as for a page that is left,', unreachable],
  ['is more than the backend can answer', () => ({ status: 503, body: {} })],
  ['is stopped by what stands before the backend', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
])('A customer whose request %s is requested again and stays signed in', async (_why, first) => {
  signInAs('user');
  let asked = 0;
  await open('/', () => {
    asked += 1;
    return asked === 1 ? first() : ok({ user: { id: 7, role: 3 } });
  });
  await waitFor(() => expect(asked).toBe(1));
  expect(storedSession()).toEqual(['secret', 'user']);
  await waitFor(() => expect(asked).toBe(2), { timeout: 3000 });
  expect(storedSession()).toEqual(['secret', 'user']);
});

test('A customer whose session has ended stays in the shop as a guest', async () => {
  signInAs('user');
  await open('/', refused);
  await waitFor(() => expect(storedSession()).toEqual([null, null]));
  expect(shell.router.state.location.pathname).toBe('/');
  expect(screen.getByRole('heading', { name: 'Welcome to shop' })).toBeVisible();
});

test('A tampered role lasts until the server returns the real one', async () => {
  signInAs('vendor');
  await open('/vendor/orders', ok({ user: { id: 9, role: 3 } }));
  expect(await screen.findByRole('heading', { name: 'Welcome to shop' })).toBeVisible();
  expect(storedSession()).toEqual(['secret', 'user']);
});

test('Signing in stores the session; signing out removes everything', async () => {
  await open('/', refused);
  act(() => void shell.store.dispatch(signedIn({ token: 'new', role: 'user' })));
  expect(storedSession()).toEqual(['new', 'user']);
  await screen.findByText('0 categories');

  calls.length = 0;
  act(() => void shell.store.dispatch(sessionEnded()));
  expect(storedSession()).toEqual([null, null]);
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/categories']));
  expect(calls[0]?.headers.has('Authorization')).toBe(false);
});

test('Signing out removes form drafts; an expired session retains them', async () => {
  const saveDraft = () => localStorage.setItem('draft:1:product:new', '{}');
  const isKept = () => localStorage.getItem('draft:1:product:new') !== null;
  signInAs('vendor');
  await open('/vendor', ok({ user: { id: 5, role: 2 } }));
  for (const [end, keeps] of [
    [sessionExpired(), true],
    [sessionEnded(), false],
  ] as const) {
    act(() => void shell.store.dispatch(signedIn({ token: 'secret', role: 'vendor' })));
    saveDraft();
    act(() => void shell.store.dispatch(end));
    expect(isKept()).toBe(keeps);
  }
  act(() => void shell.store.dispatch(signedIn({ token: 'secret', role: 'vendor' })));
  saveDraft();
  fromAnotherTab(() => localStorage.removeItem('token'));
  expect(isKept()).toBe(true);
});

test('Signing out in another tab signs out here', async () => {
  signInAs('vendor');
  await open('/vendor/orders', ok({ user: { id: 5, role: 2 } }));
  fromAnotherTab(() => localStorage.clear());
  expect(await screen.findByRole('heading', { name: 'Welcome to shop' })).toBeVisible();
  expect(shell.router.state.location.pathname).toBe('/login');
});

test('A session that expired in another tab asks for a login here too', async () => {
  signInAs('user');
  await open('/', ok({ user: { id: 5, role: 3 } }));
  fromAnotherTab(() => {
    writeSession(localStorage, { token: null, role: null, hasExpired: true });
  });
  expect(shell.store.getState().session).toEqual({ token: null, role: null, hasExpired: true });
  fromAnotherTab(() => writeSession(localStorage, { token: 'anew', role: 'user' }));
  fromAnotherTab(() => writeSession(localStorage, { token: null, role: null }));
  expect(shell.store.getState().session).toEqual({ token: null, role: null });
});

test('Signing in in another tab signs in here', async () => {
  await open('/', refused);
  fromAnotherTab(() => signInAs('user'));
  expect(shell.store.getState().session).toEqual({ token: 'secret', role: 'user' });
});
