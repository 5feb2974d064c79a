import { AREA_CONTRACT, type AreaEntry, type AreaModule, type Registry } from '@balsam/shared-api';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, RouterProvider } from 'react-router-dom';
import { createShell } from '../create-shell.tsx';

declare module 'i18next' {
  interface Texts {
    shop: { motto: string; says: string };
  }
}

/** Clears the storage, including preferences. */
export function meetNewVisitor(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['lang', 'currency', 'theme']) document.cookie = `${name}=; path=/; max-age=0`;
  document.documentElement.removeAttribute('data-bs-theme');
}

/** Skips the pointer-events check at each click; there is no style sheet here. */
const WITHOUT_STYLES = { pointerEventsCheck: 0 };

const entry = (name: string, basePath: string, rest: Partial<AreaEntry> = {}): AreaEntry => ({
  name,
  basePath,
  version: '1.0.0',
  entry: `/areas/${name}/1.0.0/remoteEntry.js`,
  integrity: `sha384-${name}`,
  toastMs: 3000,
  ...rest,
});

/** Registry with a shop in its default language, English, and a vendors' area with its own, Arabic. */
export const REGISTRY: Registry = {
  revision: 1,
  apiBase: '/api/',
  origin: 'https://balsam.test',
  demoSignIn: null,
  shopName: { en: 'Balsam', ar: 'بلسم' },
  defaultCurrency: 'SAR',
  defaultLang: 'en',
  areas: [entry('shop', '/'), entry('vendor-desk', '/vendor', { defaultLang: 'ar', signInPath: '/vendor/login' })],
};

/** The same registry with a changed shop entry. */
export const withShop = (changes: Partial<AreaEntry>): Registry => ({
  ...REGISTRY,
  areas: REGISTRY.areas.map((area) => (area.name === 'shop' ? { ...area, ...changes } : area)),
});

/** Module './area' of a healthy area, by default with one page that greets with the area's name. */
export const healthyArea = (name: string, overrides: Partial<AreaModule> = {}): { area: AreaModule } => ({
  area: {
    contract: AREA_CONTRACT,
    namespace: name,
    locales: { en: async () => ({}), ar: async () => ({}) },
    routes: [{ path: '*', element: <Greeting name={name} /> }],
    ...overrides,
  },
});

/** Page that links to every other one. */
export const Greeting = ({ name }: { name: string }) => (
  <main tabIndex={-1}>
    <title>{`${name} title`}</title>
    <h1>Welcome to {name}</h1>
    <Link to="/">To the shop</Link>
    <Link to="/?page=2">To page two</Link>
    <Link to="/other">To another page of the shop</Link>
    <Link to="/vendor">To the vendors</Link>
  </main>
);

type Remote = object | null | (() => Promise<unknown>);

/** Version of the release last registered with the mocked federation runtime. */
function versionOf(area: string): string | undefined {
  const told = jest.mocked(registerRemotes).mock.calls.flatMap(([remotes]) => remotes);
  const remote = told.findLast(({ name }) => name === area.replaceAll('-', '_'));
  return remote && 'entry' in remote ? remote.entry.split('/').at(-2) : undefined;
}

/**
 * Serves these modules from the mocked federation runtime, by area, or by area and version if its releases differ
 * ("shop 1.0.0").
 */
export function serveAreas(remotes: Record<string, Remote>): void {
  jest.mocked(loadRemote).mockImplementation(async (id: string) => {
    const area = id.replace(/\/area$/, '').replaceAll('_', '-');
    const release = `${area} ${versionOf(area)}`;
    const remote = release in remotes ? remotes[release] : remotes[area];
    return typeof remote === 'function' ? remote() : remote;
  });
}

// jsdom has no layout, so it cannot scroll.
window.scrollTo = () => undefined;

/** Opens a page as a browser would. The shell catches what areas throw, so React need not log it. */
export function openShell(path = '/', registry: Registry = REGISTRY) {
  history.replaceState(null, '', path);
  const shell = createShell(registry);
  const view = render(
    <Provider store={shell.store}>
      <RouterProvider router={shell.router} />
    </Provider>,
    { onCaughtError: () => undefined },
  );
  const goTo = (path: string) => act(() => shell.router.navigate(path));
  const close = () => {
    view.unmount();
    shell.router.dispose();
  };
  return { ...shell, user: userEvent.setup(WITHOUT_STYLES), goTo, close };
}
