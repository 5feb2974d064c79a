import { selectAreas, useAppSelector, type AreaHealth } from '@balsam/shared-api';
import { Bdi, DataTable, DateTime, formatNumber, useLang, type DataTableColumn } from '@balsam/shared-ui';
import { Trans, useTranslation } from 'react-i18next';
import { AreaBadges } from './AreaBadges.tsx';
import { useFaultLabels } from './use-fault-labels.ts';

/** Areas with the version running on this page and their health in visitors' browsers. */
export function AreaTable({ areas }: { areas: readonly AreaHealth[] }) {
  const { t } = useTranslation('admin-console');
  const { areaOf, codeOf } = useFaultLabels();
  const lang = useLang();
  const running = useAppSelector(selectAreas);
  const entryOf = (area: string) => running.find(({ name }) => name === area);

  const columns: DataTableColumn<AreaHealth>[] = [
    { id: 'area', header: t('areas.area'), cell: ({ area }) => areaOf(area), primary: true },
    {
      id: 'version',
      header: t('areas.running'),
      cell: ({ area }) => {
        const entry = entryOf(area);
        return (
          <div className="cell-stack">
            <Bdi>{entry?.version ?? t('areas.notRunning')}</Bdi>
            {entry?.fallback && (
              <span className="text-secondary">
                <Trans
                  t={t}
                  i18nKey="areas.fallsBack"
                  values={{ version: entry.fallback.version }}
                  components={{ version: <Bdi /> }}
                />
              </span>
            )}
          </div>
        );
      },
    },
    {
      id: 'health',
      header: t('areas.health'),
      cell: ({ area, failures_24h }) => <AreaBadges entry={entryOf(area)} isFailing={failures_24h > 0} />,
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
