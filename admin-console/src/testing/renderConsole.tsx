import type { Role } from '@balsam/shared-api';
import { renderWithProviders } from '@balsam/shared-api/testing';
import { kitLocales, Toasts } from '@balsam/shared-ui';
import { configure } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import en from '../locales/en.json';
import { routes } from '../routes.tsx';

// Pages fetch their code when they are first shown, which takes a busy machine longer than a second.
configure({ asyncUtilTimeout: 4000 });

/** The area as the shell mounts it: its routes below /admin, with toasts. */
function Console() {
  return (
    <>
      <Toasts duration={5000} />
      {useRoutes(routes)}
    </>
  );
}

/** Opens the console at an address, as someone of a role or as a visitor; the other areas are names only. */
export const renderConsole = (at: string, role: Role | null = 'admin') =>
  renderWithProviders(<Console />, {
    at,
    path: '/admin/*',
    routes: [
      { path: '/vendor', element: <p>Vendor home</p> },
      { path: '/', element: <p>Shop</p> },
    ],
    session: role ? { token: 'token', role } : { token: null, role: null },
    texts: { 'admin-console': en, kit: kitLocales.en },
  });
