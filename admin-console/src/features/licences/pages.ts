import { ask } from '@balsam/shared-api';
import { shieldCheckIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { HOLD_FILTERS, LICENCE_FILTERS, licencesApi } from './licences-api.ts';

const { listLicences, listHolds, getLicence } = licencesApi.endpoints;

export const licencePages: AdminPage[] = [
  {
    path: paths.licences,
    permission: 'vendors.read',
    load: () => import('./LicencesPage.tsx').then(({ LicencesPage }) => LicencesPage),
    queries: ({ search }) => [ask(listLicences, readListQuery(LICENCE_FILTERS, search))],
    sidebar: { name: 'licences', icon: shieldCheckIcon, group: 'people' },
  },
  {
    path: paths.pausedCategories,
    permission: 'vendors.read',
    load: () => import('./PausedCategoriesPage.tsx').then(({ PausedCategoriesPage }) => PausedCategoriesPage),
    queries: ({ search }) => [ask(listHolds, readListQuery(HOLD_FILTERS, search))],
  },
  {
    path: paths.licence,
    permission: 'vendors.read',
    load: () => import('./LicencePage.tsx').then(({ LicencePage }) => LicencePage),
    queries: ({ params }) => [ask(getLicence, params.id ?? '')],
  },
];
