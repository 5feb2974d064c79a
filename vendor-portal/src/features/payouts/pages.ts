import { ask } from '@balsam/shared-api';
import { PAYOUT_FILTERS, readListQuery } from '@balsam/shared-ui/console';
import { moneyApi } from '../../entities/money/money-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';
import { payoutsApi } from './payouts-api.ts';

const { listOwnPayouts, getOwnPayout } = payoutsApi.endpoints;

export const payoutPages: VendorPage[] = [
  {
    path: paths.payouts,
    permission: 'money.read',
    load: () => import('./PayoutsPage.tsx').then(({ PayoutsPage }) => PayoutsPage),
    queries: ({ search }) => [ask(listOwnPayouts, readListQuery(PAYOUT_FILTERS, search))],
  },
  {
    path: paths.payout,
    permission: 'money.read',
    load: () => import('./PayoutPage.tsx').then(({ PayoutPage }) => PayoutPage),
    queries: ({ params, search }) => [
      ask(getOwnPayout, params.number ?? ''),
      ask(moneyApi.endpoints.listVendorEntries, { ...readListQuery({}, search), payout: params.number ?? '' }),
    ],
  },
];
