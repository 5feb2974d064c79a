import { ask } from '@balsam/shared-api';
import { calendar2CheckIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { paths } from '../../entities/page/paths.ts';
import { LOT_FILTERS, lotsApi } from './lots-api.ts';

export const lotPages: AdminPage[] = [
  {
    path: paths.lots,
    permission: 'catalogue.read',
    load: () => import('./LotsPage.tsx').then(({ LotsPage }) => LotsPage),
    queries: ({ search }) => [ask(lotsApi.endpoints.listAdminLots, readListQuery(LOT_FILTERS, search))],
    sidebar: { name: 'lots', icon: calendar2CheckIcon, group: 'catalogue' },
  },
];
