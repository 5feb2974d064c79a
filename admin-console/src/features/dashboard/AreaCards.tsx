import type { AreaHealth } from '@balsam/shared-api';
import { DateTime, QueryState, SummaryCard, checkCircleIcon, exclamationTriangleIcon } from '@balsam/shared-ui';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useListAreasQuery } from '../../entities/areas/areas-api.ts';
import { useAreaName } from '../../entities/areas/use-area-name.ts';
import { href } from '../../entities/page/paths.ts';

/** Failures of each area in visitors' browsers over the last week. */
export function AreaCards() {
  const { t } = useTranslation('admin-console');
  const titleId = useId();
  const query = useListAreasQuery();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="panel-title">
        {t('dashboard.areas')}
      </h2>
      <QueryState query={query}>
        {(areas) => (
          <div className="count-grid">
            {areas.map((area) => (
              <AreaCard key={area.area} health={area} />
            ))}
          </div>
        )}
      </QueryState>
    </section>
  );
}

/** The count links to the failures behind it: both cover whole days, since the list filters by day. */
function AreaCard({ health: { area, last_failure: last, by_day } }: { health: AreaHealth }) {
  const { t } = useTranslation('admin-console');
  const areaOf = useAreaName();
  const failures = by_day.reduce((sum, day) => sum + day.failures, 0);
  return (
    <SummaryCard
      label={areaOf(area)}
      value={failures === 0 ? t('dashboard.noFailures') : t('dashboard.failures', { count: failures })}
      icon={failures === 0 ? checkCircleIcon : exclamationTriangleIcon}
      href={href('areas', { area, from: by_day[0]?.day })}
      detail={
        last ? (
          <Trans t={t} i18nKey="dashboard.lastFailure" components={{ moment: <DateTime value={last.created_at} /> }} />
        ) : (
          t('dashboard.sevenDays')
        )
      }
    />
  );
}
