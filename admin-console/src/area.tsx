import { AREA_CONTRACT, type AreaModule } from '@balsam/shared-api';
import { consoleTexts } from '@balsam/shared-ui/console';
import { routes } from './app/routes.tsx';

/** The admin console, as mounted by the shell. */
export const area: AreaModule = {
  contract: AREA_CONTRACT,
  routes,
  namespace: 'admin-console',
  locales: {
    en: () => import('./locales/en.json').then((texts) => texts.default),
    ar: () => import('./locales/ar.json').then((texts) => texts.default),
  },
  kitTexts: consoleTexts,
};
