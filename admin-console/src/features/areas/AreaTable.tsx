import { selectAreas, useAppSelector, type AreaHealth } from '@balsam/shared-api';
import { Badge, Bdi, DataTable, DateTime, formatNumber, useLang, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useFaultWords } from './useFaultWords.ts';

/** Each area: which version this page runs, and how it fares in visitors' browsers. */
export function AreaTable({ areas }: { areas: readonly AreaHealth[] }) {
  const { t } = useTranslation('admin-console');
  const { areaOf, codeOf } = useFaultWords();
  const lang = useLang();
  const running = useAppSelector(selectAreas);
  const versionOf = (area: string) => running.find(({ name }) => name === area)?.version;

  const columns: DataTableColumn<AreaHealth>[] = [
    { id: 'area', header: t('areas.area'), cell: ({ area }) => areaOf(area), primary: true },
    {
      id: 'version',
      header: t('areas.running'),
      cell: ({ area }) => <Bdi>{versionOf(area) ?? t('areas.notRunning')}</Bdi>,
    },
    {
      id: 'health',
      header: t('areas.health'),
      cell: ({ failures_24h }) =>
        failures_24h === 0 ? (
          <Badge variant="success" icon="check2">
            {t('areas.healthy')}
          </Badge>
        ) : (
          <Badge variant="warning" icon="exclamation-triangle">
            {t('areas.failing')}
          </Badge>
        ),
    },
    { id: 'day', header: t('areas.last24h'), cell: (row) => formatNumber(row.failures_24h, lang), align: 'end' },
    { id: 'week', header: t('areas.last7d'), cell: (row) => formatNumber(row.failures_7d, lang), align: 'end' },
    {
      id: 'last',
      header: t('areas.lastFailure'),
      cell: ({ last_failure: last }) =>
        last ? (
          <div className="cell-stack">
            <DateTime value={last.created_at} />
            <span className="text-secondary">{codeOf(last.code)}</span>
          </div>
        ) : (
          <span className="text-secondary">{t('areas.never')}</span>
        ),
    },
  ];
  return <DataTable caption={t('areas.title')} columns={columns} rows={areas} rowKey={({ area }) => area} />;
}
