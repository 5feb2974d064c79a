import { ask } from '@balsam/shared-api';
import { percentIcon } from '@balsam/shared-ui';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { fxRatesApi } from './fx-rates-api.ts';
import { readAdminVatReportQuery, vatReportApi } from './report/vat-report-api.ts';
import { vatApi } from './vat-api.ts';

const { listVatRates, listTaxWaiting } = vatApi.endpoints;

export const vatPages: AdminPage[] = [
  {
    path: paths.vat,
    permission: 'money.read',
    load: () => import('./VatPage.tsx').then(({ VatPage }) => VatPage),
    queries: () => [ask(listVatRates), ask(listTaxWaiting), ask(fxRatesApi.endpoints.listFxRates)],
    sidebar: { name: 'vat', icon: percentIcon, group: 'money' },
  },
  {
    path: paths.vatReport,
    permission: 'money.read',
    load: () => import('./report/AdminVatReportPage.tsx').then(({ AdminVatReportPage }) => AdminVatReportPage),
    queries: ({ search }) => [ask(vatReportApi.endpoints.getAdminVatReport, readAdminVatReportQuery(search))],
  },
];
