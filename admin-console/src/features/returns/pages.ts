import { ask } from '@balsam/shared-api';
import { arrowCounterclockwiseIcon, cashStackIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { paths } from '../../entities/page/paths.ts';
import { REFUND_FILTERS, RETURN_FILTERS, returnsApi } from './returns-api.ts';

const { listAdminReturns, getAdminReturn, listRefunds, listRefundRuns } = returnsApi.endpoints;

export const returnPages: AdminPage[] = [
  {
    path: paths.returns,
    permission: 'orders.read',
    load: () => import('./ReturnsPage.tsx').then(({ ReturnsPage }) => ReturnsPage),
    queries: ({ search }) => [ask(listAdminReturns, readListQuery(RETURN_FILTERS, search))],
    sidebar: { name: 'returns', icon: arrowCounterclockwiseIcon, group: 'orders' },
  },
  {
    path: paths.return,
    permission: 'orders.read',
    load: () => import('./ReturnPage.tsx').then(({ ReturnPage }) => ReturnPage),
    queries: ({ params }) => [ask(getAdminReturn, params.no ?? '')],
  },
  {
    path: paths.refunds,
    permission: 'money.read',
    load: () => import('./RefundsPage.tsx').then(({ RefundsPage }) => RefundsPage),
    queries: ({ search }) => [ask(listRefunds, readListQuery(REFUND_FILTERS, search))],
    sidebar: { name: 'refunds', icon: cashStackIcon, group: 'orders' },
  },
  {
    path: paths.refundRuns,
    permission: 'money.read',
    load: () => import('./RefundRunsPage.tsx').then(({ RefundRunsPage }) => RefundRunsPage),
    queries: ({ search }) => [ask(listRefundRuns, readListQuery({}, search))],
  },
];
