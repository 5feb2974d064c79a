import { ask } from '@balsam/shared-api';
import { readReportQuery, reportsApi } from './reports-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

export const reportPages: VendorPage[] = [
  {
    path: paths.reports,
    load: () => import('./ReportsPage.tsx').then(({ ReportsPage }) => ReportsPage),
    queries: ({ search }) => [ask(reportsApi.endpoints.getVendorReport, readReportQuery(search))],
    sidebar: { name: 'reports', icon: 'bar-chart' },
  },
];
