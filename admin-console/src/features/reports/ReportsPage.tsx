import type { Report } from '@balsam/shared-api';
import { SearchBox } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { ReportDrawer } from './ReportDrawer.tsx';
import { REPORT_FILTERS, useListReportsQuery } from './reports-api.ts';
import { useReportColumns } from './use-report-columns.tsx';

/** Reports of products and vendors; urgent ones come first. */
export function ReportsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(REPORT_FILTERS);
  const query = useListReportsQuery({ page, perPage, ...values });
  const [clicked, setClicked] = useState<Report | null>(null);
  const columns = useReportColumns(setClicked);
  // A refetch after a 409 may have removed the row; the dialog stays open with its error.
  const shown = query.data?.rows.find(({ id }) => id === clicked?.id) ?? clicked;
  const states = REPORT_FILTERS.state.map((value) => ({ value, label: t(`reports.states.${value}`) }));
  const reasons = REPORT_FILTERS.reason.map((value) => ({ value, label: t(`reports.reasons.${value}`) }));

  return (
    <ConsoleListPage
      title={t('reports.title')}
      listKey="admin-reports"
      views={states.map(({ value, label }) => ({ id: value, name: label, query: `state=${value}` }))}
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('reports.search')} />
          <FilterSelect
            label={t('reports.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={states}
            placeholder={t('reports.allStates')}
          />
          <FilterSelect
            label={t('reports.reason')}
            value={values.reason}
            onChange={(reason) => setValue('reason', reason)}
            options={reasons}
            placeholder={t('reports.allReasons')}
          />
        </>
      }
      actions={<CsvButton url="admin/reports.csv" filters={values} />}
      query={query}
      columns={columns}
      loadingText={t('reports.loading')}
      emptyText={t(isFiltered ? 'reports.noMatch' : 'reports.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {shown && <ReportDrawer report={shown} onHide={() => setClicked(null)} />}
    </ConsoleListPage>
  );
}
