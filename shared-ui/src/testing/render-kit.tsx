import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Lang } from '../format/format.ts';
import { consoleKit } from './console-kit.ts';

/** Skips the search for pointer-events at every click: tests have no style sheet. */
const WITHOUT_STYLES = { pointerEventsCheck: 0 };

/** Renders a piece of the kit in a language, under a router. Also returns a user-event instance. */
export function renderKit(piece: ReactElement, { lang = 'en' }: { lang?: Lang } = {}) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: lang,
    resources: { en: { kit: consoleKit.en }, ar: { kit: consoleKit.ar } },
    interpolation: { escapeValue: false, defaultVariables: { shop: lang === 'ar' ? 'بلسم' : 'Balsam' } },
    initAsync: false,
  });
  const router = createMemoryRouter([{ path: '*', element: piece }]);
  const rendered = render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { ...rendered, user: userEvent.setup(WITHOUT_STYLES), router };
}
