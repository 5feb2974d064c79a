import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { CARRIER_CASH_FILTERS, carriersApi } from './carriers-api.ts';

export const carrierPages: AdminPage[] = [
  {
    path: paths.carrierCash,
    permission: 'money.read',
    load: () => import('./CarrierCashPage.tsx').then(({ CarrierCashPage }) => CarrierCashPage),
    queries: ({ search }) => [ask(carriersApi.endpoints.listCarrierCash, readListQuery(CARRIER_CASH_FILTERS, search))],
  },
];
