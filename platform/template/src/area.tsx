import { AREA_CONTRACT, type AreaModule } from '@balsam/shared-api';
import { routes } from './app/routes.tsx';

/** Area module that the shell mounts. */
export const area: AreaModule = {
  contract: AREA_CONTRACT,
  routes,
  namespace: 'new-area',
  locales: {
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json').then((texts) => texts.default),
    ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json').then((texts) => texts.default),
  },
};
