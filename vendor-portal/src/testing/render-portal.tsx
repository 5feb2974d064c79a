import { consoleRenderer } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { consoleKit } from '@balsam/shared-ui/testing';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { routes } from '../app/routes.tsx';

const TEXTS = { en, ar };

/** Opens the portal at an address as a role or as a visitor. */
export const renderPortal = consoleRenderer({
  role: 'vendor',
  routes,
  toasts: <Toasts duration={5000} />,
  texts: (lang) => ({ 'vendor-portal': TEXTS[lang], kit: consoleKit[lang] }),
});
