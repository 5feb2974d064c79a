import type { AdminBankAccount } from '@balsam/shared-api';
import { SearchBox } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { MoneyNav } from '../../entities/money/MoneyNav.tsx';
import { BANK_ACCOUNT_FILTERS, useListBankAccountsQuery } from './bank-accounts-api.ts';
import { BankAccountDecision } from './BankAccountDecision.tsx';
import { useBankAccountColumns } from './use-bank-account-columns.tsx';

/** Vendors' bank accounts. Payouts go to an account only after an admin has verified it. */
export function BankAccountsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(BANK_ACCOUNT_FILTERS);
  const query = useListBankAccountsQuery({ page, perPage, ...values });
  const [deciding, setDeciding] = useState<AdminBankAccount | null>(null);
  const columns = useBankAccountColumns(setDeciding);
  return (
    <>
      <MoneyNav />
      <ConsoleListPage
        title={t('bankAccounts.title')}
        listKey="admin-bank-accounts"
        views={[{ id: 'waiting', name: t('bankAccounts.states.waiting'), query: 'state=waiting' }]}
        filters={
          <>
            <SearchBox
              value={values.search}
              onChange={(text) => setValue('search', text)}
              label={t('bankAccounts.search')}
            />
            <FilterSelect
              label={t('bankAccounts.state')}
              value={values.state}
              onChange={(state) => setValue('state', state)}
              options={BANK_ACCOUNT_FILTERS.state.map((value) => ({ value, label: t(`bankAccounts.states.${value}`) }))}
              placeholder={t('bankAccounts.everyState')}
            />
          </>
        }
        actions={<CsvButton url="admin/bank-accounts.csv" filters={values} />}
        query={query}
        columns={columns}
        loadingText={t('bankAccounts.loading')}
        emptyText={t(isFiltered ? 'bankAccounts.noMatch' : 'bankAccounts.none')}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
      >
        {deciding && <BankAccountDecision account={deciding} onHide={() => setDeciding(null)} />}
      </ConsoleListPage>
    </>
  );
}
