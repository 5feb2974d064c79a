import { api, useAppSelector } from '@balsam/shared-api';
import { fakeApi, ok, type Call } from '@balsam/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { healthyArea, meetNewVisitor, openShell, REGISTRY, serveAreas, withShop } from '../testing/open-shell.tsx';
import { recordBeacons } from '../testing/record-beacons.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const releaseOf = (version: string) => ({ version, entry: `/areas/shop/${version}/remoteEntry.js` });
const registry = withShop({ ...releaseOf('2.0.0'), fallback: releaseOf('1.0.0') });

interface Release {
  says: string;
  /** Reads the cart response in the way of this release. */
  read: (cart: { lines: number }) => string;
  drawer: string;
}

/** A shop with a cart, a text, its own state, and a button that breaks it. */
const shopThat = ({ says, read, drawer }: Release) => {
  return async () => {
    const cartApi = api.injectEndpoints({
      endpoints: (build) => ({
        shownCart: build.query<string, void>({ query: () => 'carts', transformResponse: read }),
      }),
    });
    function Shop() {
      const { t } = useTranslation('shop');
      const { data } = cartApi.endpoints.shownCart.useQuery();
      const state = useAppSelector((all) => JSON.stringify(all));
      const [isBroken, setIsBroken] = useState(false);
      if (isBroken) throw new Error('broken');
      return (
        <>
          <h1>{t('says')}</h1>
          <p>{data}</p>
          <p>{state.includes(drawer) ? 'the drawer is its own' : 'the drawer is of another release'}</p>
          <button onClick={() => setIsBroken(true)}>Break</button>
        </>
      );
    }
    return healthyArea('shop', {
      locales: { en: async () => ({ says }), ar: async () => ({ says }) },
      reducers: { drawer: (state: string = drawer) => state },
      routes: [{ path: '*', Component: Shop }],
    });
  };
};

const releases = {
  'shop 2.0.0': shopThat({ says: 'Today', read: ({ lines }) => `${lines} lines`, drawer: 'drawer of today' }),
  'shop 1.0.0': shopThat({ says: 'Yesterday', read: ({ lines }) => `cart: ${lines}`, drawer: 'drawer of yesterday' }),
};

let calls: Call[];
let shell: ReturnType<typeof openShell>;

const pathsAsked = () => calls.map(({ path }) => path);
/** A stylesheet of a release and one of its scripts that is still loading. */
const addFiles = (version: string) => {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `/areas/shop/${version}/area.css`;
  const script = document.createElement('script');
  script.src = `/areas/shop/${version}/page.js`;
  document.head.append(style, script);
};
const filesIn = (page: Document) => [...page.head.querySelectorAll('link, script')].map(({ outerHTML }) => outerHTML);

beforeEach(() => {
  meetNewVisitor();
  localStorage.setItem('lang', 'en');
  localStorage.setItem('token', 'secret');
  localStorage.setItem('user_role', 'user');
  document.head.innerHTML = '';
  recordBeacons();
  calls = fakeApi({
    'GET /carts': { body: { lines: 3 } },
    'GET /user': ok({ user: { id: 5, role: 3 } }),
    'GET /registry.json': { body: REGISTRY },
  });
  serveAreas(releases);
});
afterEach(() => shell.close());

test('The new release uses its own texts and state; session and cart survive', async () => {
  shell = openShell('/', registry);
  expect(await screen.findByText('3 lines')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
  expect(screen.getByText('the drawer is its own')).toBeVisible();
  addFiles('2.0.0');
  addFiles('1.0.0');

  await shell.user.click(screen.getByRole('button', { name: 'Break' }));
  expect(await screen.findByText('cart: 3')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
  expect(screen.getByText('the drawer is its own')).toBeVisible();
  expect(filesIn(document)).toEqual([
    expect.stringContaining('/areas/shop/1.0.0/area.css'),
    expect.stringContaining('/areas/shop/1.0.0/page.js'),
  ]);
  expect(shell.store.getState().session).toEqual({ token: 'secret', role: 'user' });
  expect(pathsAsked().filter((path) => path === '/carts')).toHaveLength(2);
});

test('A session check that is under way survives a failing release', async () => {
  localStorage.setItem('user_role', 'vendor');
  const Broken = () => {
    throw new Error('broken');
  };
  let recognise = () => {};
  const recognised = new Promise<void>((resolve) => {
    recognise = resolve;
  });
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (new Request(input).url.endsWith('/user')) await recognised;
    return fetch(input, init);
  };
  serveAreas({ ...releases, 'shop 2.0.0': healthyArea('shop', { routes: [{ path: '*', Component: Broken }] }) });
  shell = openShell('/', registry);
  await screen.findByRole('heading', { name: 'Yesterday' });
  expect(shell.store.getState().session).toEqual({ token: 'secret', role: 'vendor' });
  await act(async () => recognise());
  await waitFor(() => expect(shell.store.getState().session).toEqual({ token: 'secret', role: 'user' }));
});
