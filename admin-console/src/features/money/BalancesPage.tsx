import { Allowed } from '@balsam/shared-api';
import { Button, SearchBox, plusLgIcon, useCurrencyName } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { AdjustModal } from './AdjustModal.tsx';
import { BALANCE_FILTERS, useListBalancesQuery, type AccountBalance } from './money-api.ts';
import { MoneyNav } from '../../entities/money/MoneyNav.tsx';
import { useBalanceColumns } from './use-balance-columns.tsx';
import { VendorPaymentModal } from './VendorPaymentModal.tsx';

/** Balance of each vendor, by currency. */
export function BalancesPage() {
  const { t } = useTranslation('admin-console');
  const nameOf = useCurrencyName();
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(BALANCE_FILTERS);
  const query = useListBalancesQuery({ page, perPage, ...values });
  const [adjusting, setAdjusting] = useState<AccountBalance | 'anybody' | null>(null);
  const [paying, setPaying] = useState<AccountBalance | null>(null);
  const columns = useBalanceColumns({ onAdjust: setAdjusting, onPayIn: setPaying });
  return (
    <>
      <MoneyNav />
      <ConsoleListPage
        title={t('money.title')}
        listKey="admin-balances"
        views={BALANCE_FILTERS.sign.map((sign) => ({
          id: sign,
          name: t(`money.signs.${sign}`),
          query: `sign=${sign}`,
        }))}
        filters={
          <>
            <SearchBox
              value={values.search}
              onChange={(text) => setValue('search', text)}
              label={t('money.searchVendor')}
            />
            <FilterSelect
              label={t('money.currency')}
              value={values.currency}
              onChange={(currency) => setValue('currency', currency)}
              options={BALANCE_FILTERS.currency.map((value) => ({ value, label: nameOf(value) }))}
              placeholder={t('money.everyCurrency')}
            />
            <FilterSelect
              label={t('money.sign')}
              value={values.sign}
              onChange={(sign) => setValue('sign', sign)}
              options={BALANCE_FILTERS.sign.map((value) => ({ value, label: t(`money.signs.${value}`) }))}
              placeholder={t('money.everySign')}
            />
          </>
        }
        actions={
          <div className="cluster">
            <CsvButton url="admin/money/vendors.csv" filters={values} />
            <Allowed permission="money.manage">
              <Button icon={plusLgIcon} onClick={() => setAdjusting('anybody')}>
                {t('money.adjust.title')}
              </Button>
            </Allowed>
          </div>
        }
        query={query}
        columns={columns}
        loadingText={t('money.loadingBalances')}
        emptyText={t(isFiltered ? 'money.noBalances' : 'money.none')}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
      >
        {adjusting && (
          <AdjustModal of={adjusting === 'anybody' ? undefined : adjusting} onHide={() => setAdjusting(null)} />
        )}
        {paying && <VendorPaymentModal of={paying} onHide={() => setPaying(null)} />}
      </ConsoleListPage>
    </>
  );
}
