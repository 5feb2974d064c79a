import { ask } from '@balsam/shared-api';
import { readSalesQuery } from '@balsam/shared-ui/console';
import { speedometer2Icon } from '@balsam/shared-ui';
import { dashboardApi } from './dashboard-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

export const homePages: VendorPage[] = [
  {
    path: paths.home,
    permission: 'orders.read',
    load: () => import('./HomePage.tsx').then(({ HomePage }) => HomePage),
    queries: ({ search }) => [ask(dashboardApi.endpoints.getVendorDashboard, readSalesQuery(search))],
    sidebar: { name: 'home', icon: speedometer2Icon },
  },
];
