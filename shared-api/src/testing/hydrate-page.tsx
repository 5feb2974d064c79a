import { act, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider, useRoutes, type RouteObject } from 'react-router-dom';
import { AreaContext } from '../area/AreaContext.ts';
import { AreaSlot } from '../area/AreaSlot.tsx';
import type { PreloadedResponses } from '../area/first-page.ts';
import type { AreaEntry } from '../area/registry.ts';
import { fillCache, matchPage, preloadPage } from '../area-module/first-render.ts';
import type { SessionState } from '../session/session-slice.ts';
import { nameShop } from '../site/shop-name.ts';
import { createAppStore, visitorState, type AppStore } from '../store/store.ts';
import type { Lang } from '../wire/index.ts';

interface Hydration {
  /** HTML from the area's renderer. */
  html: string;
  /** Responses it was rendered from. */
  responses: PreloadedResponses;
  /** Path and query. */
  path: string;
  routes: RouteObject[];
  entry: AreaEntry;
  origin: string;
  session?: SessionState;
  /** Texts by namespace. The first one is the default namespace. */
  texts: Record<string, object>;
}

/** Store of a page whose code has loaded, filled with the responses behind the HTML. */
async function createStore({ responses, path, routes, entry, origin, session }: Hydration): Promise<AppStore> {
  const { lang, currency } = responses;
  const store = createAppStore({
    apiBase: 'http://balsam.test/api/',
    preferences: { lang, currency },
    site: { origin, defaultLang: 'en', demoSignIn: null, areas: [entry] },
    ...(session && { session }),
  });
  const page = matchPage(routes, path, entry.basePath);
  await preloadPage(page);
  fillCache(store.dispatch, page, responses);
  return store;
}

async function createTexts(lang: Lang, texts: Hydration['texts']) {
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({
    lng: lang,
    defaultNS: Object.keys(texts)[0],
    resources: { [lang]: texts },
    interpolation: { escapeValue: false },
  });
  nameShop(i18n, { en: 'Balsam', ar: 'بلسم' });
  return i18n;
}

const Frame = () => (
  <AreaSlot after={<div />}>
    <Outlet />
  </AreaSlot>
);

/** The area in its slot, as in the shell. */
function createRouter({ path, routes, entry }: Hydration) {
  const Area = () => <AreaContext value={entry}>{useRoutes(routes)}</AreaContext>;
  const area = (
    <Suspense fallback="Not there">
      <Area />
    </Suspense>
  );
  const place = { path: entry.basePath === '/' ? '/*' : `${entry.basePath}/*`, element: area };
  return createMemoryRouter([{ element: <Frame />, children: [place] }], { initialEntries: [path] });
}

/**
 * Opens a page delivered as HTML, as the shell does.
 * @returns React's complaints, and whether the page kept the elements of the HTML
 */
export async function hydratePage(hydration: Hydration) {
  const { html, responses, texts } = hydration;
  const [store, i18n] = [await createStore(hydration), await createTexts(responses.lang, texts)];
  const router = createRouter(hydration);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<!--$-->${html}<!--/$--><div></div>`;
  const first = container.firstElementChild;
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  const page = (
    <StrictMode>
      <Provider store={store} serverState={visitorState(store.getState())}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </Provider>
    </StrictMode>
  );
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => complaints.push(error) }),
  );
  // The title is set once the page has hydrated.
  await waitFor(() => expect(document.title).not.toBe(''));
  const close = () => {
    act(() => root.unmount());
    container.remove();
    router.dispose();
  };
  return { container, complaints, close, isKept: container.contains(first) };
}
