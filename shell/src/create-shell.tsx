import {
  areaAt,
  createAppStore,
  createFirstFetch,
  nameShop,
  readSession,
  type Lang,
  type Registry,
} from '@balsam/shared-api';
import { createBrowserRouter } from 'react-router-dom';
import { AreaLoader } from './areas/AreaLoader.ts';
import { AreaOutlet } from './areas/AreaOutlet.tsx';
import { createAreaReports } from './areas/beacons.ts';
import { readPreloadedResponses } from './areas/preloaded-responses.ts';
import { blendPages } from './blend-pages.ts';
import type { RenderedPage } from './hydration/rendered-page.ts';
import type { ShellParts } from './hydration/shell-parts.ts';
import { apiBaseOf } from './registry/registry.ts';
import { setDocumentLanguage, applyLanguage } from './preferences/language.ts';
import { startPreferences } from './preferences/start-preferences.ts';
import { startTexts } from './preferences/texts.ts';
import { createRoutes } from './routes.tsx';
import { syncSession } from './session/sync-session.ts';
import { startSession } from './session/start-session.ts';

/**
 * Builds the store, router and i18n of the page and starts loading its first area without waiting for React.
 * @param rendered the server-rendered page with its embedded responses; null if the page came empty
 */
export function createShell(registry: Registry, rendered: RenderedPage | null = null): ShellParts {
  const { areas, origin, defaultLang, demoSignIn, shopName } = registry;
  const apiBase = apiBaseOf(registry);
  const area = areaAt(areas, location.pathname);
  const preferences = startPreferences(localStorage, location.search, {
    lang: area?.defaultLang ?? defaultLang,
    currency: registry.defaultCurrency,
  });
  const i18n = startTexts(preferences.lang);
  nameShop(i18n, shopName);
  setDocumentLanguage(preferences.lang);

  const store = createAppStore({
    apiBase,
    fetchFn: createFirstFetch(apiBase, rendered ? null : readPreloadedResponses(document)),
    session: readSession(localStorage),
    preferences,
    site: { origin, defaultLang, demoSignIn, areas },
  });
  const reports = createAreaReports(apiBase);
  const loaders = areas.map((entry) => new AreaLoader(entry, { store, i18n }, reports));
  const first = loaders.find(({ entry }) => entry === area && !entry.disabled);
  // The outlet of the area awaits the same load and reports its failure.
  first?.load(preferences.lang).catch(() => undefined);

  syncSession(store);
  const onLanguage = (lang: Lang) => applyLanguage({ store, i18n }, lang);
  const places = loaders.map((loader) => ({
    basePath: loader.entry.basePath,
    element: <AreaOutlet key={loader.entry.name} loader={loader} onLanguage={onLanguage} />,
  }));
  const router = createBrowserRouter(createRoutes(places));
  blendPages(router);
  void startSession(store);
  return { store, router, i18n, first };
}
