import { Allowed, type AdminStatement } from '@balsam/shared-api';
import { Button, SearchBox, useCurrencyName, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import {
  ConsoleListPage,
  FilterSelect,
  MonthFilter,
  useListParams,
  useStatementColumns,
} from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { VendorChip } from '../../entities/lists/VendorChip.tsx';
import { href } from '../../entities/page/paths.ts';
import { MoneyNav } from '../../entities/money/MoneyNav.tsx';
import { CloseMonth } from './CloseMonth.tsx';
import { STATEMENT_FILTERS, useListStatementsQuery } from './statements-api.ts';

/** Statements of all vendors. A past month is closed here, or automatically on the first day of the next. */
export function StatementsPage() {
  const { t } = useTranslation('admin-console');
  const nameOf = useCurrencyName();
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(STATEMENT_FILTERS);
  const query = useListStatementsQuery({ page, perPage, ...values });
  const [isClosing, setIsClosing] = useState(false);
  return (
    <>
      <MoneyNav />
      <ConsoleListPage
        title={t('statements.title')}
        listKey="admin-statements"
        filters={
          <>
            <SearchBox
              value={values.search}
              onChange={(text) => setValue('search', text)}
              label={t('statements.search')}
            />
            <MonthFilter value={values.month} onChange={(month) => setValue('month', month)} />
            <FilterSelect
              label={t('money.currency')}
              value={values.currency}
              onChange={(currency) => setValue('currency', currency)}
              options={STATEMENT_FILTERS.currency.map((value) => ({ value, label: nameOf(value) }))}
              placeholder={t('money.everyCurrency')}
            />
            {values.vendor && (
              <VendorChip name={query.data?.rows[0]?.vendor.company_name} onClear={() => setValue('vendor', '')} />
            )}
          </>
        }
        actions={
          <div className="cluster">
            <CsvButton url="admin/money/statements.csv" filters={values} />
            <Allowed permission="money.manage">
              <Button onClick={() => setIsClosing(true)}>{t('statements.close.title')}</Button>
            </Allowed>
          </div>
        }
        query={query}
        columns={useColumns()}
        loadingText={t('statements.loading')}
        emptyText={t(isFiltered ? 'statements.noMatch' : 'statements.none')}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
      >
        {isClosing && <CloseMonth onHide={() => setIsClosing(false)} />}
      </ConsoleListPage>
    </>
  );
}

function useColumns(): DataTableColumn<AdminStatement>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [number, ...others] = useStatementColumns<AdminStatement>('admin', (name) =>
    href('statement', { number: name }),
  );
  const vendor: DataTableColumn<AdminStatement> = {
    id: 'vendor',
    header: t('money.vendor'),
    cell: (statement) => (
      <Link to={href('statements', { vendor: String(statement.vendor.id) })}>
        <bdi>{localized(statement.vendor.company_name, statement.vendor.company_name_arabic)}</bdi>
      </Link>
    ),
  };
  return [...(number ? [number] : []), vendor, ...others];
}
