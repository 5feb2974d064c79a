import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { BANK_ACCOUNT_FILTERS, bankAccountsApi } from './bank-accounts-api.ts';

export const bankAccountPages: AdminPage[] = [
  {
    path: paths.bankAccounts,
    permission: 'money.read',
    load: () => import('./BankAccountsPage.tsx').then(({ BankAccountsPage }) => BankAccountsPage),
    queries: ({ search }) => [
      ask(bankAccountsApi.endpoints.listBankAccounts, readListQuery(BANK_ACCOUNT_FILTERS, search)),
    ],
  },
];
