import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { exclamationTriangleIcon } from '@balsam/shared-ui';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { REPORT_FILTERS, reportsApi } from './reports-api.ts';

export const reportPages: AdminPage[] = [
  {
    path: paths.reports,
    permission: 'catalogue.read',
    load: () => import('./ReportsPage.tsx').then(({ ReportsPage }) => ReportsPage),
    queries: ({ search }) => [ask(reportsApi.endpoints.listReports, readListQuery(REPORT_FILTERS, search))],
    sidebar: { name: 'reports', icon: exclamationTriangleIcon, group: 'people' },
  },
];
