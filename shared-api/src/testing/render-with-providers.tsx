import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, parsePath, RouterProvider, type RouteObject } from 'react-router-dom';
import type { PreferencesState } from '../preferences/preferences-slice.ts';
import type { SessionState } from '../session/session-slice.ts';
import { nameShop } from '../site/shop-name.ts';
import type { SiteState } from '../site/site-slice.ts';
import { createAppStore } from '../store/store.ts';
import type { Lang } from '../wire/index.ts';

/** Skips the search for pointer-events at every click: tests have no style sheet. */
const WITHOUT_STYLES = { pointerEventsCheck: 0 };

interface Options {
  /** Current address, default "/". */
  at?: string;
  /** Location state, such as the path to return to after signing in. */
  state?: unknown;
  /** Path of the screen itself. `routes` are other reachable routes. */
  path?: string;
  routes?: RouteObject[];
  session?: SessionState;
  preferences?: PreferencesState;
  site?: SiteState;
  lang?: Lang;
  /** Texts by namespace, e.g. { storefront: en, kit: kitLocales.en }. The first one is the default namespace. */
  texts: Record<string, object>;
}

/** Renders a screen as the shell would: a fresh real store, router and texts. A missing text fails the test. */
export async function renderWithProviders(screen: ReactElement, options: Options) {
  const { at = '/', state, path = '*', routes = [], session, preferences, site, lang = 'en', texts } = options;
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: lang,
    defaultNS: Object.keys(texts)[0],
    resources: { [lang]: texts },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`No text for ${namespace}:${key} in ${lang}`);
    },
  });
  nameShop(i18n, { en: 'Balsam', ar: 'بلسم' });
  const store = createAppStore({
    apiBase: 'http://balsam.test/api/',
    preferences: preferences ?? { lang, currency: 'SAR' },
    ...(session && { session }),
    ...(site && { site }),
  });
  const router = createMemoryRouter([{ path, element: screen }, ...routes], {
    initialEntries: [{ ...parsePath(at), state }],
  });
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  );
  return { ...view, store, router, user: userEvent.setup(WITHOUT_STYLES) };
}
