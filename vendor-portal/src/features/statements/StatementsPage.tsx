import { activeFilters, useDownloadFileMutation, type Statement } from '@balsam/shared-api';
import { DownloadButton, useCurrencyName } from '@balsam/shared-ui';
import {
  ConsoleListPage,
  FilterSelect,
  MonthFilter,
  useListParams,
  useStatementColumns,
} from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';
import { MoneyNav } from '../../entities/money/MoneyNav.tsx';
import { STATEMENT_FILTERS, useListOwnStatementsQuery } from './statements-api.ts';

/** Monthly statements, which never change once issued. */
export function StatementsPage() {
  const { t } = useTranslation('vendor-portal');
  const nameOf = useCurrencyName();
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(STATEMENT_FILTERS);
  const query = useListOwnStatementsQuery({ page, perPage, ...values });
  const [download] = useDownloadFileMutation();
  const columns = useStatementColumns<Statement>('vendor', (number) => href('statement', { number }));
  return (
    <>
      <MoneyNav />
      <ConsoleListPage
        title={t('money.statements.title')}
        listKey="vendor-statements"
        filters={
          <>
            <MonthFilter value={values.month} onChange={(month) => setValue('month', month)} />
            <FilterSelect
              label={t('money.currency')}
              value={values.currency}
              onChange={(currency) => setValue('currency', currency)}
              options={STATEMENT_FILTERS.currency.map((value) => ({ value, label: nameOf(value) }))}
              placeholder={t('money.everyCurrency')}
            />
          </>
        }
        actions={
          <DownloadButton
            onDownload={() => download({ url: 'vendor/money/statements.csv', params: activeFilters(values) }).unwrap()}
          >
            {t('money.download')}
          </DownloadButton>
        }
        query={query}
        columns={columns}
        loadingText={t('money.statements.loading')}
        emptyText={t(isFiltered ? 'money.statements.noMatch' : 'money.statements.none')}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
      />
    </>
  );
}
