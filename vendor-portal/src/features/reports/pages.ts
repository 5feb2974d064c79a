import { ask } from '@balsam/shared-api';
import { barChartIcon } from '@balsam/shared-ui';
import { readVatReportQuery } from '@balsam/shared-ui/console';
import { readReportQuery, reportsApi } from './reports-api.ts';
import { vatReportApi } from './vat/vat-report-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

export const reportPages: VendorPage[] = [
  {
    path: paths.reports,
    permission: 'reports.read',
    load: () => import('./ReportsPage.tsx').then(({ ReportsPage }) => ReportsPage),
    queries: ({ search }) => [ask(reportsApi.endpoints.getVendorReport, readReportQuery(search))],
    sidebar: { name: 'reports', icon: barChartIcon },
  },
  {
    path: paths.vatReport,
    permission: 'reports.read',
    load: () => import('./vat/VendorVatReportPage.tsx').then(({ VendorVatReportPage }) => VendorVatReportPage),
    queries: ({ search }) => [ask(vatReportApi.endpoints.getVendorVatReport, readVatReportQuery(search))],
  },
];
