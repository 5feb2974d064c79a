import { ButtonLink, SearchBox } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { href } from '../../entities/page/paths.ts';
import { LICENCE_FILTERS, useListLicencesQuery } from './licences-api.ts';
import { useLicenceColumns } from './use-licence-columns.tsx';

/** Licences of vendors: those to review first, oldest first. */
export function LicencesPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(LICENCE_FILTERS);
  const query = useListLicencesQuery({ page, perPage, ...values });
  const columns = useLicenceColumns();
  const states = LICENCE_FILTERS.state.map((value) => ({ value, label: t(`licences.states.${value}`) }));
  const dues = LICENCE_FILTERS.due.map((value) => ({ value, label: t(`licences.${value}`) }));
  return (
    <ConsoleListPage
      title={t('licences.title')}
      listKey="admin-licences"
      views={[
        { id: 'submitted', name: t('licences.states.submitted'), query: 'state=submitted' },
        ...dues.map(({ value, label }) => ({ id: value, name: label, query: `due=${value}` })),
      ]}
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('licences.search')} />
          <FilterSelect
            label={t('licences.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={states}
            placeholder={t('licences.allStates')}
          />
          <FilterSelect
            label={t('licences.due')}
            value={values.due}
            onChange={(due) => setValue('due', due)}
            options={dues}
            placeholder={t('licences.anyDay')}
          />
        </>
      }
      actions={
        <div className="cluster">
          <ButtonLink variant="outline" to={href('pausedCategories')}>
            {t('licences.paused.title')}
          </ButtonLink>
          <CsvButton url="admin/licences.csv" filters={values} />
        </div>
      }
      query={query}
      columns={columns}
      loadingText={t('licences.loading')}
      emptyText={t(isFiltered ? 'licences.noMatch' : 'licences.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    />
  );
}
