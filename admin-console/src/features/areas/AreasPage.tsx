import { QueryState } from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useListAreasQuery } from '../../entities/areas/areas-api.ts';
import { AreaTable } from './AreaTable.tsx';
import { Beacons } from './Beacons.tsx';
import { FailureChart } from './FailureChart.tsx';

/** The site's areas: running versions and failures in visitors' browsers. */
export function AreasPage() {
  const { t } = useTranslation('admin-console');
  const query = useListAreasQuery();
  return (
    <ConsolePage title={t('areas.title')}>
      <QueryState query={query}>
        {(areas) => (
          <div className="stack stack-wide">
            <AreaTable areas={areas} />
            <div className="panel">
              <FailureChart areas={areas} />
            </div>
            <Beacons areas={areas} />
          </div>
        )}
      </QueryState>
    </ConsolePage>
  );
}
