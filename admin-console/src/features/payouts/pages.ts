import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { ADMIN_PAYOUT_FILTERS, payoutsApi } from './payouts-api.ts';

const { listPayouts, getPayoutRun } = payoutsApi.endpoints;

export const payoutPages: AdminPage[] = [
  {
    path: paths.payouts,
    permission: 'money.read',
    load: () => import('./PayoutsPage.tsx').then(({ PayoutsPage }) => PayoutsPage),
    queries: ({ search }) => [ask(listPayouts, readListQuery(ADMIN_PAYOUT_FILTERS, search))],
  },
  {
    path: paths.newPayouts,
    permission: 'money.manage',
    load: () => import('./NewPayoutsPage.tsx').then(({ NewPayoutsPage }) => NewPayoutsPage),
  },
  {
    path: paths.payoutRun,
    permission: 'money.read',
    load: () => import('./PayoutRunPage.tsx').then(({ PayoutRunPage }) => PayoutRunPage),
    queries: ({ params }) => [ask(getPayoutRun, params.number ?? '')],
  },
];
