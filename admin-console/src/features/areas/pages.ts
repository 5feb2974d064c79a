import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { activityIcon } from '@balsam/shared-ui';
import { areasApi, BEACON_FILTERS } from '../../entities/areas/areas-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

const { listAreas, listBeacons } = areasApi.endpoints;

export const areaPages: AdminPage[] = [
  {
    path: paths.areas,
    permission: 'areas.read',
    load: () => import('./AreasPage.tsx').then(({ AreasPage }) => AreasPage),
    queries: ({ search }) => [ask(listAreas), ask(listBeacons, readListQuery(BEACON_FILTERS, search))],
    sidebar: { name: 'areas', icon: activityIcon, group: 'system' },
  },
];
