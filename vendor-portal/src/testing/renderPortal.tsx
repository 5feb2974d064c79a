import type { Lang, Role } from '@balsam/shared-api';
import { renderWithProviders } from '@balsam/shared-api/testing';
import { kitLocales, Toasts } from '@balsam/shared-ui';
import { configure } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { routes } from '../routes.tsx';

const TEXTS = { en, ar };

// Pages fetch their code when they are first shown, which takes a busy machine longer than a second.
configure({ asyncUtilTimeout: 4000 });

/** The area as the shell mounts it: its routes below /vendor, with toasts. */
function Portal() {
  return (
    <>
      <Toasts duration={5000} />
      {useRoutes(routes)}
    </>
  );
}

const textsOf = (lang: Lang) => ({ 'vendor-portal': TEXTS[lang], kit: kitLocales[lang] });

/** Opens the portal at an address, as someone of a role or as a visitor; the other areas are names only. */
export const renderPortal = (at: string, role: Role | null = 'vendor', lang: Lang = 'en', texts = textsOf(lang)) =>
  renderWithProviders(<Portal />, {
    at,
    path: '/vendor/*',
    lang,
    routes: [
      { path: '/login', element: <p>Customer sign-in</p> },
      { path: '/admin/dashboard', element: <p>Admin dashboard</p> },
      { path: '/', element: <p>Shop</p> },
    ],
    session: role ? { token: 'token', role } : { token: null, role: null },
    texts,
  });
