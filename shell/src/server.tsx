import { areaAt, createAppStore, LANGS, nameShop, type Lang, type ShellRenderer } from '@balsam/shared-api';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { startTexts } from './preferences/texts.ts';
import { createRoutes } from './routes.tsx';

/** Placeholder for the area's HTML, which React writes unchanged. */
const PLACE = '\u2063area\u2063';

const texts = new Map<Lang, typeof i18next>(LANGS.map((lang) => [lang, startTexts(lang, i18next.createInstance())]));

/** Renders the shell around an area, with the area's HTML in its place. */
export const renderFrame: ShellRenderer['renderFrame'] = ({ path, lang, currency, registry }, { name, html }) => {
  const { apiBase, origin, defaultLang, demoSignIn, areas, shopName } = registry;
  const [pathname = '/'] = path.split('?', 1);
  const i18n = texts.get(lang);
  if (!i18n || areaAt(areas, pathname)?.name !== name) throw new Error(`${pathname} is not of ${name}.`);
  nameShop(i18n, shopName);
  const site = { origin, defaultLang, demoSignIn, areas };
  const store = createAppStore({ apiBase, preferences: { lang, currency }, site });
  const places = areas.map(({ basePath }) => ({ basePath, element: PLACE }));
  const router = createMemoryRouter(createRoutes(places), { initialEntries: [path] });
  try {
    const frame = renderToString(
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </Provider>,
    );
    return frame.replace(PLACE, () => html);
  } finally {
    router.dispose();
  }
};
