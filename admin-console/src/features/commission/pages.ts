import { ask } from '@balsam/shared-api';
import { pieChartIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { paths } from '../../entities/page/paths.ts';
import { COMMISSION_FILTERS, commissionApi } from './commission-api.ts';

export const commissionPages: AdminPage[] = [
  {
    path: paths.commission,
    permission: 'money.read',
    load: () => import('./CommissionPage.tsx').then(({ CommissionPage }) => CommissionPage),
    queries: ({ search }) => [
      ask(commissionApi.endpoints.listCommissionRates, readListQuery(COMMISSION_FILTERS, search)),
    ],
    sidebar: { name: 'commission', icon: pieChartIcon, group: 'money' },
  },
];
