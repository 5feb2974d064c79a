import {
  AreaContext,
  AreaSlot,
  createAppStore,
  createFirstFetch,
  fillCache,
  matchPage,
  preloadPage,
  visitorState,
  type AreaEntry,
  type Currency,
  type FirstAnswers,
  type Lang,
  type Registry,
  type SessionState,
} from '@balsam/shared-api';
import { act, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider, useRoutes } from 'react-router-dom';
import { createFindPage } from '../app/first-page/find-page.ts';
import { routes } from '../app/routes.tsx';
import { answerTo, ORIGIN, serveAnswers } from './open-page.tsx';
import { arabic, english } from './samples.ts';

const TEXTS = { en: english, ar: arabic };

const entry: AreaEntry = {
  name: 'storefront',
  basePath: '/',
  version: '1.0.0',
  entry: '/areas/storefront/1.0.0/remoteEntry.js',
  defaultLang: 'en',
  toastMs: 3000,
};

const registry: Registry = {
  revision: 1,
  apiBase: '/api/',
  origin: ORIGIN,
  demoSignIn: null,
  defaultCurrency: 'SAR',
  areas: [entry],
};

/** Somebody who opens a page of the shop. */
export interface Opening {
  path: string;
  lang: Lang;
  currency: Currency;
  session?: SessionState;
}

const findPage = createFindPage();

/** What the gateway asks the API for, and is answered. */
async function answersFor({ path, lang, currency }: Opening): Promise<FirstAnswers> {
  const { calls } = (await findPage)({ path, lang, currency, origin: ORIGIN });
  const answered = calls.flatMap((call) => {
    const answer = answerTo(call);
    return answer ? [[call, answer] as const] : [];
  });
  return { lang, currency, answers: Object.fromEntries(answered) };
}

const RENDER = path.join(path.dirname(require.resolve('@balsam/delivery/build')), 'render-pages.mjs');

/** The HTML of pages, in their order. They are rendered in a process of its own: here is what looks like a browser. */
export async function renderPages(openings: readonly Opening[]): Promise<string[]> {
  const requests = openings.map(async (opening) => ({ ...opening, registry, answers: await answersFor(opening) }));
  const input = JSON.stringify(await Promise.all(requests));
  const folder = path.join(__dirname, '../..');
  const { stdout, stderr } = spawnSync(process.execPath, [RENDER, folder], { input, encoding: 'utf8', maxBuffer: 1e9 });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const Area = () => <AreaContext value={entry}>{useRoutes(routes)}</AreaContext>;

async function createTexts(lang: Lang) {
  const i18n = i18next.createInstance();
  const resources = { [lang]: TEXTS[lang] };
  await i18n.use(initReactI18next).init({ lng: lang, defaultNS: 'kit', resources, interpolation: { escapeValue: false } });
  return i18n;
}

/** Opens a page that came as HTML, as the shell does, and notes what React complains of and what is asked for again. */
export async function hydratePage(html: string, opening: Opening) {
  const { path: address, lang, currency, session } = opening;
  const carried = await answersFor(opening);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<!--$-->${html}<!--/$--><div></div>`;
  const calls = serveAnswers();
  const apiBase = 'http://balsam.test/api/';
  const store = createAppStore({
    apiBase,
    fetchFn: createFirstFetch(apiBase, null),
    preferences: { lang, currency },
    site: { origin: ORIGIN, demoSignIn: null, areas: [entry] },
    ...(session && { session }),
  });
  const page = matchPage(routes, address, '/');
  await preloadPage(page);
  fillCache(store.dispatch, page, carried);
  const place = {
    path: '/*',
    element: (
      <Suspense fallback="Not there">
        <Area />
      </Suspense>
    ),
  };
  const slot = (
    <AreaSlot after={<div />}>
      <Outlet />
    </AreaSlot>
  );
  const router = createMemoryRouter([{ element: slot, children: [place] }], { initialEntries: [address] });
  const complaints: string[] = [];
  const i18n = await createTexts(lang);
  const painted = container.firstElementChild;
  const root = await act(async () =>
    hydrateRoot(
      container,
      <StrictMode>
        <Provider store={store} serverState={visitorState(store.getState())}>
          <I18nextProvider i18n={i18n}>
            <RouterProvider router={router} />
          </I18nextProvider>
        </Provider>
      </StrictMode>,
      { onRecoverableError: (error) => complaints.push(String(error)) },
    ),
  );
  await waitFor(() => expect(document.title).not.toBe(''));
  const close = () => {
    act(() => root.unmount());
    container.remove();
    router.dispose();
  };
  return { container, store, router, complaints, calls, close, isKept: painted === container.firstElementChild };
}
