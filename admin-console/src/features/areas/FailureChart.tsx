import type { AreaHealth } from '@balsam/shared-api';
import { formatDay, formatDayPart, formatNumber, useLang } from '@balsam/shared-ui';
import { Chart } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useFaultLabels } from './use-fault-labels.ts';

const failuresOn = (day: string, { by_day }: AreaHealth) => by_day.find((one) => one.day === day)?.failures ?? 0;

/** Failures of all areas per day, with a breakdown by area. */
export function FailureChart({ areas }: { areas: readonly AreaHealth[] }) {
  const { t } = useTranslation('admin-console');
  const { areaOf } = useFaultLabels();
  const lang = useLang();
  const days = areas[0]?.by_day.map(({ day }) => day) ?? [];
  const format = (failures: number) => formatNumber(failures, lang);
  return (
    <Chart
      caption={t('areas.chart')}
      rows={days}
      rowKey={(day) => day}
      label={{
        header: t('areas.day'),
        of: (day) => formatDay(day, lang),
        short: (day) => formatDayPart(day, 'weekday', lang),
      }}
      series={[
        {
          id: 'all',
          label: t('areas.all'),
          valueOf: (day) => areas.reduce((sum, area) => sum + failuresOn(day, area), 0),
          format,
        },
        ...areas.map((area) => ({
          id: area.area,
          label: areaOf(area.area),
          valueOf: (day: string) => failuresOn(day, area),
          format,
        })),
      ]}
    />
  );
}
