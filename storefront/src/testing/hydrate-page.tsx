import {
  AreaContext,
  AreaSlot,
  createAppStore,
  fillCache,
  matchPage,
  preloadPage,
  visitorState,
  type AppStore,
} from '@balsam/shared-api';
import { act, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider, useRoutes } from 'react-router-dom';
import { routes } from '../app/routes.tsx';
import { answersFor, entry, type Opening } from './first-html.ts';
import { ORIGIN, serveAnswers } from './open-page.tsx';
import { arabic, english } from './samples.ts';

const TEXTS = { en: english, ar: arabic };

const Area = () => <AreaContext value={entry}>{useRoutes(routes)}</AreaContext>;

const Frame = () => (
  <AreaSlot after={<div />}>
    <Outlet />
  </AreaSlot>
);

const place = {
  path: '/*',
  element: (
    <Suspense fallback="Not there">
      <Area />
    </Suspense>
  ),
};

/** The store of a page whose code is there, with what the HTML was made of. */
async function createStore(opening: Opening): Promise<AppStore> {
  const { path, lang, currency, session } = opening;
  const store = createAppStore({
    apiBase: 'http://balsam.test/api/',
    preferences: { lang, currency },
    site: { origin: ORIGIN, demoSignIn: null, areas: [entry] },
    ...(session && { session }),
  });
  const page = matchPage(routes, path, entry.basePath);
  await preloadPage(page);
  fillCache(store.dispatch, page, await answersFor(opening));
  return store;
}

async function createTexts(lang: Opening['lang']) {
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({
    lng: lang,
    defaultNS: 'kit',
    resources: { [lang]: TEXTS[lang] },
    interpolation: { escapeValue: false },
  });
  return i18n;
}

/**
 * Opens a page that came as HTML, as the shell does.
 * @returns what React complains of, what is asked for, and whether the elements of the HTML are still the page's
 */
export async function hydratePage(html: string, opening: Opening) {
  const [store, i18n] = [await createStore(opening), await createTexts(opening.lang)];
  const router = createMemoryRouter([{ element: <Frame />, children: [place] }], { initialEntries: [opening.path] });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<!--$-->${html}<!--/$--><div></div>`;
  const first = container.firstElementChild;
  const calls = serveAnswers();
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
  // A page says its title once it is the browser's own.
  await waitFor(() => expect(document.title).not.toBe(''));
  const close = () => {
    act(() => root.unmount());
    container.remove();
    router.dispose();
  };
  return { container, complaints, calls, close, isKept: container.contains(first) };
}
