import { ask } from '@balsam/shared-api';
import { cashStackIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { paths } from '../../entities/page/paths.ts';
import { ADMIN_ENTRY_FILTERS, BALANCE_FILTERS, moneyApi } from './money-api.ts';

const { listBalances, listEntries, listTrialBalances, getMoneyPart } = moneyApi.endpoints;

export const moneyPages: AdminPage[] = [
  {
    path: paths.money,
    permission: 'money.read',
    load: () => import('./BalancesPage.tsx').then(({ BalancesPage }) => BalancesPage),
    queries: ({ search }) => [ask(listBalances, readListQuery(BALANCE_FILTERS, search))],
    sidebar: { name: 'money', icon: cashStackIcon, group: 'money' },
  },
  {
    path: paths.moneyEntries,
    permission: 'money.read',
    load: () => import('./EntriesPage.tsx').then(({ EntriesPage }) => EntriesPage),
    queries: ({ search }) => [ask(listEntries, readListQuery(ADMIN_ENTRY_FILTERS, search))],
  },
  {
    path: paths.moneyAccounts,
    permission: 'money.read',
    load: () => import('./AccountsPage.tsx').then(({ AccountsPage }) => AccountsPage),
    queries: () => [ask(listTrialBalances)],
  },
  {
    path: paths.moneyPart,
    permission: 'money.read',
    load: () => import('./SubOrderPage.tsx').then(({ SubOrderPage }) => SubOrderPage),
    queries: ({ params }) => [ask(getMoneyPart, params.slug ?? '')],
  },
];
