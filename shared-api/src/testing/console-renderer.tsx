import type { ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { HOME_OF_ROLE } from '../auth/RequireRole.tsx';
import type { Role } from '../session/session-slice.ts';
import type { Lang } from '../wire/index.ts';
import { renderWithProviders } from './render-with-providers.tsx';

interface Console<Texts extends Record<string, object>> {
  role: 'admin' | 'vendor';
  routes: RouteObject[];
  /** The frame's toasts. */
  toasts: ReactNode;
  /** Texts of the area and the kit, by namespace. */
  texts: (lang: Lang) => Texts;
}

const ELSEWHERE = [
  { path: '/', element: <p>Shop</p> },
  { path: '/login', element: <p>Customer sign-in</p> },
  { path: '/vendor', element: <p>Vendor home</p> },
  { path: '/admin/dashboard', element: <p>Admin dashboard</p> },
];

/** Returns a function that opens a console at an address as the shell mounts it; other areas are only stubs. */
export function consoleRenderer<Texts extends Record<string, object>>(console: Console<Texts>) {
  const { role: own, routes, toasts, texts } = console;
  const Pages = () => useRoutes(routes);
  const base = `/${own}`;

  return (at: string, role: Role | null = own, lang: Lang = 'en', shown: Texts = texts(lang)) =>
    renderWithProviders(
      <>
        {toasts}
        <Pages />
      </>,
      {
        at,
        path: `${base}/*`,
        lang,
        routes: ELSEWHERE.filter(({ path }) => path !== HOME_OF_ROLE[own]),
        session: role ? { token: 'token', role } : { token: null, role: null },
        texts: shown,
      },
    );
}
