import { SearchBox } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { LOT_FILTERS, useListAdminLotsQuery } from './lots-api.ts';
import { useAdminLotColumns } from './use-admin-lot-columns.tsx';

/** Batches of all vendors, to be read only. */
export function LotsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(LOT_FILTERS);
  const query = useListAdminLotsQuery({ page, perPage, ...values });
  return (
    <ConsoleListPage
      title={t('lots.title')}
      listKey="admin-lots"
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('lots.search')} />
          <FilterSelect
            label={t('lots.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={LOT_FILTERS.state.map((value) => ({ value, label: t(`lots.filters.${value}`) }))}
            placeholder={t('lots.all')}
          />
        </>
      }
      actions={<CsvButton url="admin/lots.csv" filters={values} />}
      query={query}
      columns={useAdminLotColumns()}
      loadingText={t('lots.loading')}
      emptyText={t(isFiltered ? 'lots.noMatch' : 'lots.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    />
  );
}
