import i18next, { type i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider, useRoutes, type RouteObject } from 'react-router-dom';
import type { AreaModule, PageHandle } from '../area-module/area-module.ts';
import { fillCache, matchPage, type PageStep } from '../area-module/first-render.ts';
import { AreaContext } from '../area/AreaContext.ts';
import { AreaSlot } from '../area/AreaSlot.tsx';
import { areaAt, type AreaEntry } from '../area/registry.ts';
import type { AreaRenderer, RenderRequest } from '../area/server-render.ts';
import { nameShop } from '../site/shop-name.ts';
import { api } from '../store/api.ts';
import { createAppStore, rootReducer } from '../store/store.ts';
import { LANGS } from '../wire/facts.ts';
import type { Lang } from '../wire/index.ts';

type Texts = Record<Lang, object>;

/** A separate instance per language, never the global one: pages in both languages render side by side. */
async function startTexts({ namespace, locales }: AreaModule, kit: Texts, lang: Lang): Promise<I18n> {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: lang,
    fallbackLng: false,
    defaultNS: namespace,
    resources: { [lang]: { [namespace]: await locales[lang](), kit: kit[lang] } },
    interpolation: { escapeValue: false },
  });
  // Each useTranslation copies the instance's own properties: this object has none.
  return Object.create(i18n) as I18n;
}

const isRendered = ({ handle }: { handle?: PageHandle }) => handle?.isRendered === true;

/** Loads the code of every rendered page, so that rendering never suspends. */
const preloadPages = async (routes: readonly RouteObject[]): Promise<void> => {
  const preloads = routes.map(async (route) => {
    if (isRendered(route)) await route.handle.preload?.();
    await preloadPages(route.children ?? []);
  });
  await Promise.all(preloads);
};

interface Request extends RenderRequest {
  entry: AreaEntry;
  page: readonly PageStep[];
  i18n: I18n;
}

/** Removes React's preload links for pictures; the gateway has put them in the head. */
const withoutPreloads = (html: string): string => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');

function renderPage(
  { routes }: AreaModule,
  { path, lang, currency, registry, responses, entry, page, i18n }: Request,
): string {
  const { apiBase, origin, defaultLang, demoSignIn, areas, shopName } = registry;
  nameShop(i18n, shopName);
  const site = { origin, defaultLang, demoSignIn, areas };
  const store = createAppStore({ apiBase, preferences: { lang, currency }, site });
  const Area = () => useRoutes(routes);
  const place = { path: entry.basePath === '/' ? '/*' : `${entry.basePath}/*`, element: <Area /> };
  const slot = (
    <AreaSlot>
      <Outlet />
    </AreaSlot>
  );
  const router = createMemoryRouter([{ element: slot, children: [place] }], { initialEntries: [path] });
  try {
    if (!fillCache(store.dispatch, page, responses)) throw new Error(`Not everything that ${path} needs was answered.`);
    return withoutPreloads(
      renderToString(
        <Provider store={store}>
          <I18nextProvider i18n={i18n}>
            <AreaContext value={entry}>
              <RouterProvider router={router} />
            </AreaContext>
          </I18nextProvider>
        </Provider>,
      ),
    );
  } finally {
    router.dispose();
    // The cache's timers would retain the store for a minute.
    store.dispatch(api.util.resetApiState());
  }
}

/**
 * Creates the renderer of an area's release; `src/server.tsx` of every area exports it.
 * @param kit texts of the kit that the area was built with
 */
export async function createAreaRenderer(area: AreaModule, kit: Texts): Promise<AreaRenderer> {
  const texts = new Map(
    await Promise.all(LANGS.map(async (lang) => [lang, await startTexts(area, kit, lang)] as const)),
  );
  for (const [reducerPath, reducer] of Object.entries(area.reducers ?? {}))
    rootReducer.inject({ reducerPath, reducer });
  await preloadPages(area.routes);
  return {
    render(request) {
      const [pathname = '/'] = request.path.split('?', 1);
      const entry = areaAt(request.registry.areas, pathname);
      const page = entry ? matchPage(area.routes, request.path, entry.basePath) : [];
      const i18n = texts.get(request.lang);
      if (!entry || !i18n || !page.some(isRendered)) throw new Error(`${pathname} is not rendered.`);
      return renderPage(area, { ...request, entry, page, i18n });
    },
  };
}
