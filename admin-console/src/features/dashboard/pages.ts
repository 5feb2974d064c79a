import { ask } from '@balsam/shared-api';
import { readSalesQuery } from '@balsam/shared-ui/console';
import { speedometer2Icon } from '@balsam/shared-ui';
import { areasApi } from '../../entities/areas/areas-api.ts';
import { openingApi } from '../../entities/opening/opening-api.ts';
import { dashboardApi } from './dashboard-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

export const dashboardPages: AdminPage[] = [
  {
    path: paths.dashboard,
    permission: 'orders.read',
    load: () => import('./DashboardPage.tsx').then(({ DashboardPage }) => DashboardPage),
    queries: ({ search }) => [
      ask(dashboardApi.endpoints.getAdminDashboard, readSalesQuery(search)),
      ask(areasApi.endpoints.listAreas),
      ask(openingApi.endpoints.getOpening),
    ],
    sidebar: { name: 'dashboard', icon: speedometer2Icon },
  },
];
