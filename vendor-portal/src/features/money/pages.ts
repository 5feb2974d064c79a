import { ask } from '@balsam/shared-api';
import { cashStackIcon } from '@balsam/shared-ui';
import { ENTRY_FILTERS, readListQuery } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';
import { moneyApi } from '../../entities/money/money-api.ts';

const { listVendorBalances, listVendorEntries, getVendorMoneyPart } = moneyApi.endpoints;

export const moneyPages: VendorPage[] = [
  {
    path: paths.money,
    permission: 'money.read',
    load: () => import('./MoneyPage.tsx').then(({ MoneyPage }) => MoneyPage),
    queries: () => [ask(listVendorBalances)],
    sidebar: { name: 'money', icon: cashStackIcon },
  },
  {
    path: paths.moneyEntries,
    permission: 'money.read',
    load: () => import('./EntriesPage.tsx').then(({ EntriesPage }) => EntriesPage),
    queries: ({ search }) => [ask(listVendorEntries, readListQuery(ENTRY_FILTERS, search))],
  },
  {
    path: paths.moneyPart,
    permission: 'money.read',
    load: () => import('./SubOrderPage.tsx').then(({ SubOrderPage }) => SubOrderPage),
    queries: ({ params }) => [ask(getVendorMoneyPart, params.slug ?? '')],
  },
];
