import { consoleRenderer } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { consoleKit } from '@balsam/shared-ui/testing';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { routes } from '../app/routes.tsx';

const TEXTS = { en, ar };

/** Opens the console at a URL, with a role or as a guest. */
export const renderConsole = consoleRenderer({
  role: 'admin',
  routes,
  toasts: <Toasts duration={5000} />,
  texts: (lang) => ({ 'admin-console': TEXTS[lang], kit: consoleKit[lang] }),
});
