import { usePermissions, type CarrierCash } from '@balsam/shared-api';
import { Button, SearchBox, useCurrencyName } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { MoneyNav } from '../../entities/money/MoneyNav.tsx';
import { CarrierTotals } from './CarrierTotals.tsx';
import { CARRIER_CASH_FILTERS, useListCarrierCashQuery } from './carriers-api.ts';
import { RemitModal } from './RemitModal.tsx';
import { useCarrierCashColumns } from './use-carrier-cash-columns.tsx';

/** Cash collected by carriers and not yet remitted, oldest first. Incoming transfers are recorded here. */
export function CarrierCashPage() {
  const { t } = useTranslation('admin-console');
  const nameOf = useCurrencyName();
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(CARRIER_CASH_FILTERS);
  const query = useListCarrierCashQuery({ page, perPage, ...values });
  const mayRemit = usePermissions()('money.manage');
  const [remitting, setRemitting] = useState<{ parts: CarrierCash[]; clear: () => void } | null>(null);
  const chosen = (ids: readonly number[]) => query.data?.rows.filter(({ id }) => ids.includes(id)) ?? [];
  return (
    <>
      <MoneyNav />
      <ConsoleListPage
        title={t('carriers.title')}
        listKey="admin-carrier-cash"
        filters={
          <>
            <SearchBox
              value={values.search}
              onChange={(text) => setValue('search', text)}
              label={t('carriers.search')}
            />
            <FilterSelect
              label={t('money.currency')}
              value={values.currency}
              onChange={(currency) => setValue('currency', currency)}
              options={CARRIER_CASH_FILTERS.currency.map((value) => ({ value, label: nameOf(value) }))}
              placeholder={t('money.everyCurrency')}
            />
            <FilterSelect
              label={t('carriers.age')}
              value={values.older_than}
              onChange={(days) => setValue('older_than', days)}
              options={CARRIER_CASH_FILTERS.older_than.map((value) => ({
                value,
                label: t('carriers.olderThan', { count: Number(value) }),
              }))}
              placeholder={t('carriers.anyAge')}
            />
            <CarrierTotals totals={query.data?.totals ?? []} />
          </>
        }
        actions={<CsvButton url="admin/money/carrier-cash.csv" filters={values} />}
        query={query}
        columns={useCarrierCashColumns()}
        loadingText={t('carriers.loading')}
        emptyText={t(isFiltered ? 'carriers.noMatch' : 'carriers.none')}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
        selected={
          mayRemit
            ? (ids, clear) => (
                <Button variant="outline" size="sm" onClick={() => setRemitting({ parts: chosen(ids), clear })}>
                  {t('carriers.remit.title')}
                </Button>
              )
            : undefined
        }
      >
        {remitting && <RemitModal parts={remitting.parts} onDone={remitting.clear} onHide={() => setRemitting(null)} />}
      </ConsoleListPage>
    </>
  );
}
