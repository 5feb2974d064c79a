import type { AreaBeacon, AreaHealth } from '@balsam/shared-api';
import { Bdi, DataTable, DateTime, QueryState, useLastPage, type DataTableColumn } from '@balsam/shared-ui';
import { ListFoot, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { BEACON_FILTERS, useListBeaconsQuery } from '../../entities/areas/areas-api.ts';
import { BeaconFilters } from './BeaconFilters.tsx';
import { useFaultLabels } from './use-fault-labels.ts';

/** Failures reported by browsers. */
export function Beacons({ areas }: { areas: readonly AreaHealth[] }) {
  const { t } = useTranslation('admin-console');
  const { areaOf, phaseOf, codeOf } = useFaultLabels();
  const { page, perPage, pageSize, values, setValue, setPage } = useListParams(BEACON_FILTERS);
  const query = useListBeaconsQuery({ page, perPage, ...values });
  const lastPage = useLastPage(page, query.data?.meta, setPage);

  const columns: DataTableColumn<AreaBeacon>[] = [
    { id: 'area', header: t('areas.area'), cell: ({ area }) => areaOf(area), primary: true },
    { id: 'version', header: t('areas.version'), cell: ({ version }) => <Bdi>{version}</Bdi> },
    { id: 'phase', header: t('areas.phase'), cell: ({ phase }) => phaseOf(phase) },
    { id: 'code', header: t('areas.fault'), cell: ({ code }) => codeOf(code) },
    { id: 'date', header: t('areas.date'), cell: ({ created_at }) => <DateTime value={created_at} /> },
  ];
  return (
    <section>
      <h2 className="panel-title">{t('areas.reports')}</h2>
      <BeaconFilters areas={areas} values={values} onChange={setValue} />
      <QueryState query={query}>
        {({ rows, meta }) => (
          <>
            <DataTable
              caption={t('areas.reports')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              emptyText={t('areas.noReports')}
            />
            <ListFoot
              {...{ page, lastPage, pageSize, meta }}
              onPageChange={setPage}
              shown={rows.length}
              variant="console"
            />
          </>
        )}
      </QueryState>
    </section>
  );
}
